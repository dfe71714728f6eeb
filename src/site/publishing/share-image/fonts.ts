import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'

// Resolved through the package's `imports`: this module runs from the sources or from the bundle.
const { resolve } = createRequire(import.meta.url)

const FACES = [
  { name: 'Heading', file: 'bricolage-grotesque-latin-700-normal', weight: 700 },
  { name: 'Heading more', file: 'bricolage-grotesque-latin-ext-700-normal', weight: 700 },
  { name: 'Heading most', file: 'bricolage-grotesque-vietnamese-700-normal', weight: 700 },
  { name: 'Text', file: 'figtree-latin-600-normal', weight: 600 },
  { name: 'Text more', file: 'figtree-latin-ext-600-normal', weight: 600 },
] as const

const NAMES = FACES.map(({ name }) => name)

/** Font families in the order of fallback. */
export const HEADING = NAMES.join(', ')
export const TEXT = [...NAMES.slice(3), ...NAMES.slice(0, 3)].join(', ')

/** Loads the site's fonts for the drawing library. */
export async function loadFonts() {
  return Promise.all(
    FACES.map(async ({ name, file, weight }) => ({
      name,
      weight,
      style: 'normal' as const,
      data: await readFile(resolve(`#site/publishing/share-image/fonts/${file}.woff`)),
    })),
  )
}
