import { fileTypeFromFile } from 'file-type'
import { DomainError } from '#platform/primitives/errors.schema.ts'
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
/**
 * A pixel takes four to eight bytes of memory while it is decoded. The budget fits the largest picture and two small
 * ones. Three threads of four at most: files and passwords need them too.
 */
const BUDGET = { budget: 48_000_000, most: 3 }
/** The least weight of a picture, so that many tiny ones leave room too: opening one has a fixed cost. */
const LEAST_WEIGHT = 4_000_000
const MANY = 'You are sending many pictures at once. Wait until those are done, then send this one.'
const renderInTurn = createFairQueue({
  ...BUDGET,
  maxWaiting: 3,
  maxWaitingInAll: 100,
  refuse: () => new DomainError('too_many', [{ field: '', message: MANY }]),
})

export const PICTURE_FAULTS = {
  damaged: 'This picture is damaged. Save it again, or choose another one.',
  pixels: 'This picture has more than 40 million pixels. Make it smaller, then choose it again.',
} as const

interface Rendered {
  squares: { size: number; bytes: Buffer }[] | null
  problem: string | null
}

interface Rendering {
  /** The picture’s owner: owners take turns. */
  owner: string
  fit?: Fit
}

/**
 * Renders a picture as WebP squares, one for each of `sizes` in pixels. It is rotated upright and cropped to its middle
 * (`contain` adds transparent sides instead); of an animation, the first frame is used. Metadata, such as the place it
 * was taken, is removed. Without squares, `problem` says why; it is null for content that is not a picture we accept.
 * @throws {DomainError} `too_many` if the owner has several pictures waiting
 */
export async function renderSquares(
  path: string,
  sizes: readonly number[],
  { owner, fit = 'cover' }: Rendering,
): Promise<Rendered> {
  const type = await fileTypeFromFile(path).catch(() => undefined)
  if (!type || !TYPES.has(type.ext)) return { squares: null, problem: null }
  const sharp = await (library ??= loadSharp())
  const pixels = await countPixels(sharp, path)
  if (pixels === null) return { squares: null, problem: PICTURE_FAULTS.damaged }
  if (pixels > MAX_PIXELS) return { squares: null, problem: PICTURE_FAULTS.pixels }
  const work = () => render(sharp, path, { sizes, fit }).catch(() => null)
  const squares = await renderInTurn(owner, work, Math.max(pixels, LEAST_WEIGHT))
  return { squares, problem: squares ? null : PICTURE_FAULTS.damaged }
}

/** The number of pixels, read from the file’s header only; null if it is damaged. */
async function countPixels(sharp: Sharp, path: string): Promise<number | null> {
  try {
    // The library’s own limit would call a picture damaged that is only too large.
    const { width, height } = await sharp(path, { limitInputPixels: false }).metadata()
    return width * height
  } catch {
    return null
  }
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
