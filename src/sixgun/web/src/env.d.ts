/// <reference types="vite/client" />

declare module "virtual:sentences/*" {
  const text: string;
  export default text;
}

declare module "virtual:rulings/*" {
  const text: string;
  export default text;
}

declare module "virtual:desk/*" {
  const text: string;
  export default text;
}

declare module "virtual:books/*" {
  const text: string;
  export default text;
}

declare module "virtual:rooms/*" {
  const text: string;
  export default text;
}

declare module "virtual:operator/*" {
  const text: string;
  export default text;
}

declare module "virtual:duel/*" {
  const text: string;
  export default text;
}

declare module "subset-font" {
  interface Choices {
    targetFormat?: "woff2";
    keepFeatures?: string[];
    noHinting?: boolean;
    variationAxes?: Record<string, number | { min: number; max: number }>;
  }
  export default function subsetFont(font: Uint8Array, letters: string, choices?: Choices): Promise<Uint8Array>;
}
