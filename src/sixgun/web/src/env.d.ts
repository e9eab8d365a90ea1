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

declare module "virtual:duel/*" {
  const text: string;
  export default text;
}
