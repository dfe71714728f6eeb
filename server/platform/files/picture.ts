import { fileTypeFromFile } from 'file-type'

type Sharp = typeof import('sharp').default

const TYPES: ReadonlySet<string> = new Set(['png', 'apng', 'jpg', 'webp', 'avif', 'gif'])
/** The library's readers of these. */
const LOADERS = ['Png', 'Jpeg', 'Webp', 'Heif', 'Nsgif'].map((name) => `VipsForeignLoad${name}`)
/** What a small file unpacks to can fill the memory. */
const MAX_PIXELS = 40_000_000
const TIMEOUT_SECONDS = 10
const CLEAR = { r: 0, g: 0, b: 0, alpha: 0 }

type Fit = 'cover' | 'contain'

let library: Promise<Sharp> | null = null
let lastRender: Promise<unknown> = Promise.resolve()

/**
 * A picture as WebP squares, one for each of `sizes` in pixels: upright, cut to its middle (or whole,
 * with clear sides, to `contain` it), the first frame of a moving one, and without anything else
 * the file holds, such as where it was taken. Null when it is by its content no picture we take,
 * damaged, or too large to unpack.
 */
export async function renderSquares(
  path: string,
  sizes: readonly number[],
  fit: Fit = 'cover',
): Promise<{ size: number; bytes: Buffer }[] | null> {
  const type = await fileTypeFromFile(path).catch(() => undefined)
  if (!type || !TYPES.has(type.ext)) return null
  const sharp = await (library ??= loadSharp())
  return oneAtATime(() => render(sharp, path, { sizes, fit })).catch(() => null)
}

async function render(
  sharp: Sharp,
  path: string,
  { sizes, fit }: { sizes: readonly number[]; fit: Fit },
) {
  const largest = Math.max(...sizes)
  // Many cameras write harmless oddities, which the strictest level ('warning') would refuse.
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

/** Loaded with the first picture. Other readers stay shut, whatever a file claims to be. */
async function loadSharp(): Promise<Sharp> {
  const { default: sharp } = await import('sharp')
  sharp.cache(false)
  sharp.concurrency(1)
  sharp.block({ operation: ['VipsForeignLoad'] })
  sharp.unblock({ operation: LOADERS })
  return sharp
}

/** One after the other: a large picture takes more than a hundred megabytes while it is unpacked. */
function oneAtATime<Result>(work: () => Promise<Result>): Promise<Result> {
  const result = lastRender.then(work)
  lastRender = result.catch(() => {})
  return result
}
