// The parts that portraits are composed of. A head looks straight out of a square of 100,
// eyes at 54, chin at 86, brim of the hat at 40; light comes from the upper left, so every
// shade lies on the right. Colours are names of the palette, written as `$name`.

export const path = (fill, d, more = '') => `<path fill="$${fill}"${more} d="${d}"/>`
export const flat = (fill, d) => path(fill, d, ' stroke="none"')
export const line = (d, width = 2.5, colour = '') =>
  `<path fill="none"${colour && ` stroke="$${colour}"`} stroke-width="${width}" d="${d}"/>`
export const thin = (fill, d, width = 2) => path(fill, d, ` stroke-width="${width}"`)
export const dot = (x, y, r, fill, width = 1) =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="$${fill}" stroke-width="${width}"/>`
export const turned = (angle, x, y, ...parts) =>
  `<g transform="rotate(${angle} ${x} ${y})">${parts.join('')}</g>`

const SKIN = { fair: ['fair', 'tan'], tan: ['tan', 'brown'], brown: ['brown', 'umber'], pale: ['paper', 'sand'] }

const JAW = {
  lean: ['M33 42v20q2 22 17 24 15-2 17-24V42z', 'M60 42h7v20q-1 16-9 21 6-18 2-41z'],
  square: ['M30 42v26l5 14q4 5 15 5t15-5l5-14V42z', 'M61 42h9v26l-5 14q-3 4-7 4 7-18 3-44z'],
  round: ['M29 42q-3 24 4 36 6 9 17 9t17-9q7-12 4-36z', 'M62 42h9q3 24-4 36-3 5-9 7 9-18 4-43z'],
  oval: ['M33 42q-2 22 4 32 6 10 13 12 7-2 13-12 6-10 4-32z', 'M60 42h7q2 22-4 32-3 6-8 9 9-17 5-41z'],
}

export function head(jaw, skin, ears = true) {
  const [light, shade] = SKIN[skin]
  const [shape, side] = JAW[jaw]
  const wide = jaw === 'round' || jaw === 'square' ? 2 : 0
  return [
    path(shade, 'M40 70v14q10 8 20 0V70z'),
    ears && thin(light, `M${33 - wide} 52q-6-2-6 4t6 9z`, 2.5),
    ears && thin(shade, `M${67 + wide} 52q6-2 6 4t-6 9z`, 2.5),
    path(light, shape),
    flat(shade, side),
  ].filter(Boolean).join('')
}

const slit = 'M36 53q7-3 11 2-7 3-11-2zM64 53q-7-3-11 2 7 3 11-2z'
export const eyes = {
  squint: (brow = 'ink') => thin('ink', slit, 1) + line('M34 49l13 3M66 49l-13 3', 3, brow),
  calm: (brow = 'ink') =>
    thin('bone', 'M36 54q6-5 11 0-5 4-11 0zM64 54q-6-5-11 0 5 4 11 0z', 1.5) +
    dot(42, 54, 2, 'ink') + dot(58, 54, 2, 'ink') + line('M35 49q6-3 12 0M65 49q-6-3-12 0', 3, brow),
  sad: (brow = 'ink') =>
    thin('bone', 'M36 55q6-4 11 0-5 4-11 0zM64 55q-6-4-11 0 5 4 11 0z', 1.5) +
    dot(42, 56, 2, 'ink') + dot(58, 56, 2, 'ink') + line('M34 51l12-4M66 51l-12-4', 3, brow),
  wide: (brow = 'ink') =>
    dot(42, 55, 5, 'bone', 2) + dot(58, 55, 5, 'bone', 2) + dot(43, 55, 1.5, 'ink') +
    dot(58, 55, 1.5, 'ink') + line('M35 48q6-4 11-1M65 48q-6-4-11-1', 2.5, brow),
  lady: (lid = 'coral') =>
    thin('bone', 'M35 54q7-6 12 1-6 4-12-1zM65 54q-7-6-12 1 6 4 12-1z', 1.5) +
    dot(42, 54, 2.2, 'ink') + dot(58, 54, 2.2, 'ink') +
    line('M33 53q8-7 15 2M67 53q-8-7-15 2', 3) + line('M35 47q6-4 11-1M65 47q-6-4-11-1', 1.5),
  closed: () => line('M36 54q5 4 11 0M64 54q-5 4-11 0') + line('M35 48q6-3 11 0M65 48q-6-3-11 0', 2.5),
  glint: () => flat('ink', 'M31 44h38v10l-8 4-11-3-11 3-8-4z') + flat('bone', 'M38 52l8 2-7 1zM62 52l-8 2 7 1z'),
}

export const nose = {
  straight: shade => flat(shade, 'M50 52l7 14-9 1z') + line('M47 66q4 3 9 0', 2),
  broad: shade => flat(shade, 'M50 52l9 13-9 3z') + line('M44 64q-1 4 3 4 4 2 8 0 3-1 2-4', 2),
  long: shade => flat(shade, 'M50 50l7 20-9 1z') + line('M47 70q4 3 9-1', 2),
  small: shade => flat(shade, 'M50 56l4 10-5 1z') + line('M48 66q2 2 5 0', 1.5),
  bulb: colour => thin(colour, 'M48 53q-1 6-4 9-1 6 6 7 7-1 6-7-3-3-4-9z'),
}

export const bald = (skin, shade) =>
  flat(skin, 'M31 46q-2-25 19-25t19 25z') + line('M30 46q-2-26 20-26t20 26', 3) +
  flat(shade, 'M60 23q9 6 9 22h-7q2-13-2-22z') + flat('bone', 'M37 34q3-7 10-9-6 4-7 11z')

export const glasses = (x1, x2, r, rim) =>
  [x1, x2].map(x => `<circle cx="${x}" cy="55" r="${r}" fill="none" stroke="$${rim}" stroke-width="2"/>`).join('') +
  line(`M${x1 + r} 55h${x2 - x1 - 2 * r}`, 2, rim)

export const mouth = {
  line: line('M43 75q7 2 14 0'),
  grim: line('M42 77q8-5 16 0'),
  smile: line('M41 73q9 8 18 0'),
  smirk: line('M43 75q8 2 15-3'),
  grin: thin('bone', 'M40 72q10 4 20 0-2 9-10 9t-10-9z'),
  lips: thin('rust', 'M43 74q4-4 7-1 3-3 7 1-7 7-14 0z', 1.5),
}

export const moustache = {
  handlebar: c => thin(c, 'M50 68q-6-2-10 2-5 4-10-1 0 9 10 8 7 0 10-4 3 4 10 4 10 1 10-8-5 5-10 1-4-4-10-2z'),
  walrus: c => thin(c, 'M33 73q6-7 17-6 11-1 17 6l1 8q-9-5-18-4-9-1-18 4z'),
  horseshoe: c => thin(c, 'M35 86q-3-16 7-19 8 2 16 0 10 3 7 19h-6q2-10-2-12H43q-4 2-2 12z'),
  pencil: c => thin(c, 'M40 72q5-4 10-2 5-2 10 2-5 1-10 0-5 1-10 0z', 1),
  droopy: c => thin(c, 'M50 67q-9-2-12 5-1 6-6 12 9 0 12-7 2-4 6-4t6 4q3 7 12 7-5-6-6-12-3-7-12-5z'),
}

export const beard = {
  full: c => path(c, 'M31 56q3 12 10 13 9-4 18 0 7-1 10-13 4 22-5 30-14 9-28 0-9-8-5-30z') + flat('rust', 'M44 74q6-3 12 0-6 4-12 0z'),
  long: c => path(c, 'M31 56q3 12 10 13 9-4 18 0 7-1 10-13 5 24-3 34l-6 2-4 8-6-4-6 4-4-8-6-2q-8-10-3-34z') + flat('rust', 'M44 74q6-3 12 0-6 4-12 0z'),
  goatee: c => thin(c, 'M43 79q7-3 14 0 0 8-7 15-7-7-7-15z'),
  chops: c => thin(c, 'M29 48q-2 18 3 27 4 6 10 8l-1-9q-6-7-7-26zM71 48q2 18-3 27-4 6-10 8l1-9q6-7 7-26z'),
  stubble: c => flat(c, 'M33 64q6 6 10 4 7-3 14 0 4 2 10-4-1 14-8 19-9 5-18 0-7-5-8-19zM43 72q0 4 7 4t7-4q-7-2-14 0z'),
}

export const body = {
  coat: (cloth, shade, shirt = 'bone') =>
    path(cloth, 'M8 102q2-18 26-22l16 5 16-5q24 4 26 22z') + flat(shade, 'M72 83q18 4 19 19H74q4-10-2-19z') +
    thin(shirt, 'M39 80l11 6 11-6-5 22H44z') + thin(cloth, 'M36 78l14 24H36l-8-14zM64 78l-14 24h14l8-14z', 2.5),
  vest: (shirt, cloth, shade) =>
    path(shirt, 'M8 102q2-18 26-22l16 5 16-5q24 4 26 22z') +
    path(cloth, 'M30 81l8-2 12 16 12-16 8 2 4 21H26z') + flat(shade, 'M63 80l6 2 4 20H60z'),
  poncho: (cloth, shade, stripe) =>
    path(cloth, 'M2 102q6-18 34-24 14 10 28 0 28 6 34 24z') + flat(shade, 'M66 80q26 6 30 22H72q2-12-6-22z') +
    line('M12 98q14-12 24-12M20 102q10-8 18-9M88 98Q74 86 64 86M80 102q-10-8-18-9', 3, stripe),
  dress: (cloth, shade, skin) =>
    path(skin, 'M24 102V88l14-8h24l14 8v14z') +
    path(cloth, 'M10 102q0-16 20-20 2 12 20 12t20-12q20 4 20 20z') + flat(shade, 'M72 83q17 5 17 19H72q4-10 0-19z'),
  buckskin: (cloth, shade) =>
    path(cloth, 'M8 102q2-18 26-22l16 8 16-8q24 4 26 22z') + flat(shade, 'M72 83q18 4 19 19H74q4-10-2-19z') +
    line('M26 84l-3 10M32 86l-2 10M38 89l-1 10M74 84l3 10M68 86l2 10M62 89l1 10M50 88v6M46 96h8', 2),
}

export const neck = {
  scarf: (c, shade) => path(c, 'M32 76q18 10 36 0l3 8q-21 12-42 0z') + path(c, 'M38 87h24l-12 15z') + flat(shade, 'M52 84q10 0 17-4l1 4q-6 4-12 5l-6 9z'),
  bow: (c, shade) => path(c, 'M50 88l-14-5v12l14-5 14 5V83z') + thin(shade, 'M46 86h8v6h-8z'),
  string: c => line('M50 88l-5 13M50 88l5 13', 2.5, c) + thin('ochre', 'M46 84h8l-4 7z'),
  choker: (c, gem) => path(c, 'M39 78q11 6 22 0v5q-11 6-22 0z') + dot(50, 86, 3, gem, 2),
}

export const hat = {
  stetson: (c, shade, band) =>
    path(c, 'M8 41q14 1 22-3 20-6 40 0 8 4 22 3-6 10-22 10-20-6-40 0Q14 51 8 41z') +
    path(c, 'M30 40q0-20 6-26 7-4 14 2 7-6 14-2 6 6 6 26-20-6-40 0z') +
    flat(shade, 'M62 15q6 4 7 19l-6-1q1-10-1-18zM68 41l20 2q-6 6-18 6-8-2-16-3 8-1 14-5z') +
    thin(band, 'M30 40v-7q20-5 40 0v7q-20-6-40 0z'),
  flat: (c, shade, band) =>
    path(c, 'M8 42q42-16 84 0-4 8-20 8-22-6-44 0-16 0-20-8z') +
    path(c, 'M31 40l3-19q16-5 32 0l3 19q-19-6-38 0z') + flat(shade, 'M60 20l5 2 3 12-6-1zM66 40q14 0 22 4-4 4-16 4-8-2-16-3 6-1 10-5z') +
    thin(band, 'M31 40l1-7q18-5 36 0l1 7q-19-6-38 0z'),
  bowler: (c, shade, band) =>
    path(c, 'M31 40q-3-28 19-28t19 28q-19-6-38 0z') + flat(shade, 'M58 14q10 6 9 22l-6-1q2-14-3-21z') +
    thin(band, 'M31 40v-6q19-5 38 0v6q-19-6-38 0z') + path(c, 'M22 39q28-11 56 0 4 4-1 7-27-9-54 0-5-3-1-7z'),
  top: (c, shade, band) =>
    path(c, 'M33 39L29 7q21-7 42 0l-4 32q-17-5-34 0z') + flat(shade, 'M60 5l10 3-4 26-8-1z') +
    thin(band, 'M32 39l-1-9q19-5 38 0l-1 9q-18-5-36 0z') + path(c, 'M20 39q30-12 60 0 4 5-2 7-28-9-56 0-6-2-2-7z'),
  sombrero: (c, shade, trim) =>
    path(c, 'M1 32q5 20 49 18 44 2 49-18 1-7-6-4-13 9-43 8-30 1-43-8-7-3-6 4z') +
    path(c, 'M31 38q4-26 12-33 7-3 14 0 8 7 12 33-19 6-38 0z') + flat(shade, 'M57 7q8 8 10 30-4 2-8 2 2-20-2-32zM64 44q20-2 31-12-4 15-39 16z') +
    line('M32 34q18 5 36 0', 4, trim) + line('M5 35q10 11 45 10t45-10', 2, trim),
}
