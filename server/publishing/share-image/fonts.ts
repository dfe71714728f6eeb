import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'

// By the package's own name for the folder: this module may run from the sources or from the bundle.
const { resolve } = createRequire(import.meta.url)

const FACES = [
  { name: 'Heading', file: 'bricolage-grotesque-latin-700-normal', weight: 700 },
  { name: 'Heading more', file: 'bricolage-grotesque-latin-ext-700-normal', weight: 700 },
  { name: 'Heading most', file: 'bricolage-grotesque-vietnamese-700-normal', weight: 700 },
  { name: 'Text', file: 'figtree-latin-600-normal', weight: 600 },
  { name: 'Text more', file: 'figtree-latin-ext-600-normal', weight: 600 },
] as const

const NAMES = FACES.map(({ name }) => name)

/** Families in the order a letter is looked for in them. */
export const HEADING = NAMES.join(', ')
export const TEXT = [...NAMES.slice(3), ...NAMES.slice(0, 3)].join(', ')

/** The site's typefaces in the format the drawing library reads. */
export async function loadFonts() {
  return Promise.all(
    FACES.map(async ({ name, file, weight }) => ({
      name,
      weight,
      style: 'normal' as const,
      data: await readFile(resolve(`#server/publishing/share-image/fonts/${file}.woff`)),
    })),
  )
}
