import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'

// Resolved through the package's `imports`: this module runs from the sources or from the bundle.
const { resolve } = createRequire(import.meta.url)

const OWN = '#site/publishing/share-image/fonts'
/** Those of documents, for the other languages of pages. */
const OTHERS = '#hiring/profile/pdf/fonts'
const FACES = [
  { name: 'Heading', file: 'bricolage-grotesque-latin-700-normal', weight: 700 },
  { name: 'Heading more', file: 'bricolage-grotesque-latin-ext-700-normal', weight: 700 },
  { name: 'Heading most', file: 'bricolage-grotesque-vietnamese-700-normal', weight: 700 },
  { name: 'Text', file: 'figtree-latin-600-normal', weight: 600 },
  { name: 'Text more', file: 'figtree-latin-ext-600-normal', weight: 600 },
].map((face) => ({ ...face, file: `${OWN}/${face.file}.woff` }))
const MORE = ['devanagari', 'bengali', 'arabic'].map((script) => ({
  name: script,
  file: `${OTHERS}/noto-sans-${script}-600.ttf`,
  weight: 600,
}))

const NAMES = FACES.map(({ name }) => name)
const MORE_NAMES = MORE.map(({ name }) => name)

/** Font families in the order of fallback. */
export const HEADING = [...NAMES, ...MORE_NAMES].join(', ')
export const TEXT = [...NAMES.slice(3), ...NAMES.slice(0, 3), ...MORE_NAMES].join(', ')

/** Loads the site's fonts for the drawing library. */
export async function loadFonts() {
  return Promise.all(
    [...FACES, ...MORE].map(async ({ name, file, weight }) => ({
      name,
      weight: weight as 600 | 700,
      style: 'normal' as const,
      data: await readFile(resolve(file)),
    })),
  )
}
