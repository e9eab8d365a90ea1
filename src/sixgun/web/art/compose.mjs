// Composes the portraits: `node compose.mjs` writes them, `node compose.mjs --check` says
// which are out of date.

import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { BASE } from './cast.mjs'
import { DUEL } from './cast_duel.mjs'
import { DODGE_CITY, PROMO } from './cast_expansions.mjs'

const here = name => fileURLToPath(new URL(name, import.meta.url))
const CASTS = { characters: { ...BASE, ...DODGE_CITY, ...PROMO }, duel_characters: DUEL }
const PALETTE = Object.fromEntries(
  [...readFileSync(here('../src/style/palette.css'), 'utf8').matchAll(/--art-(\w+): (#\w+)/g)].map(m => [m[1], m[2]]),
)

function colour(name) {
  if (!PALETTE[name]) throw new Error(`palette.css has no --art-${name}`)
  return PALETTE[name]
}

function portrait([ground, disc, ...parts]) {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100" stroke-linecap="round" stroke-linejoin="round">` +
    `<path fill="$${ground}" d="M0 0h100v100H0z"/><circle cx="50" cy="48" r="40" fill="$${disc}"/>` +
    `<g stroke="$ink" stroke-width="3">${parts.flat().join('')}</g></svg>\n`
  return svg.replace(/\$(\w+)/g, (_, name) => colour(name)).replaceAll('><', '>\n<')
}

const check = process.argv.includes('--check')
const stale = []
for (const [shelf, cast] of Object.entries(CASTS)) {
  const folder = here(`../src/art/${shelf}/`)
  mkdirSync(folder, { recursive: true })
  for (const [name, parts] of Object.entries(cast)) {
    const file = `${folder}${name}.svg`
    const text = portrait(parts)
    if (!check) writeFileSync(file, text)
    else if (readFileSync(file, 'utf8') !== text) stale.push(name)
  }
}
if (stale.length) {
  console.error(`out of date: ${stale.join(', ')}; run node compose.mjs`)
  process.exit(1)
}
