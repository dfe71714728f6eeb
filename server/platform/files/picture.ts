import { fileTypeFromFile } from 'file-type'
import { createFairQueue } from './fair-queue.ts'

type Sharp = typeof import('sharp').default

const TYPES: ReadonlySet<string> = new Set(['png', 'apng', 'jpg', 'webp', 'avif', 'gif'])
/** The library's loaders of these types. */
const LOADERS = ['Png', 'Jpeg', 'Webp', 'Heif', 'Nsgif'].map((name) => `VipsForeignLoad${name}`)
/** A small file can hold a picture that fills the memory. */
const MAX_PIXELS = 40_000_000
const TIMEOUT_SECONDS = 10
const CLEAR = { r: 0, g: 0, b: 0, alpha: 0 }

type Fit = 'cover' | 'contain'

let library: Promise<Sharp> | null = null
/** One at a time: a large picture takes more than a hundred megabytes of memory. */
const renderInTurn = createFairQueue({
  maxWaiting: 3,
  message: 'You are sending many pictures at once. Wait until those are done, then send this one.',
})

interface Rendering {
  /** Whose picture it is: people take turns. */
  owner: string
  fit?: Fit
}

/**
 * Renders a picture as WebP squares, one for each of `sizes` in pixels. It is rotated upright and cropped
 * to its middle (`contain` adds transparent sides instead); of an animation, the first frame is used.
 * Metadata, such as the place it was taken, is left out. Null if the content is not a picture we accept,
 * is damaged or is too large.
 * @throws {DomainError} `too_many` if the owner has several pictures waiting
 */
export async function renderSquares(
  path: string,
  sizes: readonly number[],
  { owner, fit = 'cover' }: Rendering,
): Promise<{ size: number; bytes: Buffer }[] | null> {
  const type = await fileTypeFromFile(path).catch(() => undefined)
  if (!type || !TYPES.has(type.ext)) return null
  const sharp = await (library ??= loadSharp())
  return renderInTurn(owner, () => render(sharp, path, { sizes, fit }).catch(() => null))
}

async function render(
  sharp: Sharp,
  path: string,
  { sizes, fit }: { sizes: readonly number[]; fit: Fit },
) {
  const largest = Math.max(...sizes)
  // The strictest level ('warning') would reject harmless oddities that many cameras write.
  const limits = { limitInputPixels: MAX_PIXELS, failOn: 'error' } as const
  const { data, info } = await sharp(path, { ...limits, autoOrient: true })
    .resize(largest, largest, { fit, background: CLEAR })
    .timeout({ seconds: TIMEOUT_SECONDS })
    .raw()
    .toBuffer({ resolveWithObject: true })
  const { width, height, channels } = info

  return Promise.all(
    sizes.map(async (size) => {
      const square = sharp(data, { raw: { width, height, channels } }).resize(size, size)
      return { size, bytes: await square.webp({ quality: 82 }).toBuffer() }
    }),
  )
}

/** Loads the library for the first picture, with only the loaders we need. */
async function loadSharp(): Promise<Sharp> {
  const { default: sharp } = await import('sharp')
  sharp.cache(false)
  sharp.concurrency(1)
  sharp.block({ operation: ['VipsForeignLoad'] })
  sharp.unblock({ operation: LOADERS })
  return sharp
}
