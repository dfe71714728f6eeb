import { mkdtempSync } from 'node:fs'
import { rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import {
  aBomb,
  aPage,
  aPicture,
  aTelephonePicture,
  aTornPicture,
  anSvg,
} from '#tests/support/pictures.ts'
import { renderSquares } from './picture.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'landfall-pictures-'))
afterAll(() => rm(folder, { recursive: true }))

async function squaresOf(content: File | Uint8Array | string, sizes = [96, 192]) {
  const file = path.join(folder, crypto.randomUUID())
  await writeFile(file, content instanceof File ? await content.bytes() : content)
  return (await renderSquares(file, sizes, { owner: file })).squares
}

/** 'red', 'green' or 'blue', whichever dominates. */
async function colourAt(picture: Buffer, part: 'top' | 'bottom') {
  const region = { left: 10, top: part === 'top' ? 10 : 60, width: 70, height: 20 }
  const { dominant } = await sharp(await sharp(picture).extract(region).png().toBuffer()).stats()
  const [colour] = Object.entries({ red: dominant.r, green: dominant.g, blue: dominant.b }).sort(
    ([, one], [, other]) => other - one,
  )
  return colour?.[0]
}

test.each(['png', 'jpeg', 'webp', 'avif', 'gif'] as const)(
  'a %s becomes WebP squares of these sizes',
  async (format) => {
    const squares = await squaresOf(await aPicture(format))

    expect(squares?.map(({ size }) => size)).toEqual([96, 192])
    for (const { size, bytes } of squares ?? []) {
      const facts = await sharp(bytes).metadata()
      expect(facts).toMatchObject({ format: 'webp', width: size, height: size })
    }
  },
)

test('a picture is rotated upright and loses its metadata', async () => {
  const original = await aTelephonePicture()
  expect((await sharp(await original.bytes()).metadata()).exif).toBeDefined()

  const [square] = (await squaresOf(original, [96])) ?? []

  if (!square) throw new Error('There is no square.')
  const facts = await sharp(square.bytes).metadata()
  expect([facts.exif, facts.icc, facts.xmp, facts.orientation]).toEqual(Array(4).fill(undefined))
  expect(square.bytes.includes('Ada Obi')).toBe(false)
  expect(await colourAt(square.bytes, 'top')).toBe('red')
  expect(await colourAt(square.bytes, 'bottom')).toBe('blue')
})

test('the first frame of an animation is used', async () => {
  const frames = await Promise.all(
    ['#f00', '#0f0', '#00f'].map(async (colour) => (await aPicture('png', colour)).bytes()),
  )
  const moving = await sharp(frames, { join: { animated: true } })
    .gif({ delay: 100 })
    .toBuffer()

  const [square] = (await squaresOf(moving, [96])) ?? []

  if (!square) throw new Error('There is no square.')
  expect((await sharp(square.bytes).metadata()).pages ?? 1).toBe(1)
  expect(await colourAt(square.bytes, 'top')).toBe('red')
})

test('a tiny picture is enlarged, CMYK is converted, and transparency stays', async () => {
  const tiny = { width: 1, height: 1, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } }
  const print = await sharp(await (await aPicture('png')).bytes())
    .toColourspace('cmyk')
    .jpeg()
    .toBuffer()

  const [glass] =
    (await squaresOf(
      await sharp({ create: tiny as never })
        .png()
        .toBuffer(),
    )) ?? []
  const [printed] = (await squaresOf(print)) ?? []

  expect(await sharp(glass?.bytes).metadata()).toMatchObject({ width: 96, hasAlpha: true })
  expect(await sharp(printed?.bytes).metadata()).toMatchObject({ width: 96, space: 'srgb' })
})

test('a picture shown in full gets transparent sides', async () => {
  const file = path.join(folder, crypto.randomUUID())
  await writeFile(file, await (await aPicture('png', '#f00')).bytes())

  const { squares } = await renderSquares(file, [96], { owner: 'somebody', fit: 'contain' })
  const [square] = squares ?? []

  const { data } = await sharp(square?.bytes).raw().toBuffer({ resolveWithObject: true })
  const alphaAt = (x: number) => data[(48 * 96 + x) * 4 + 3]
  expect([alphaAt(2), alphaAt(48), alphaAt(93)]).toEqual([0, 255, 0])
})

test.each([
  ['an SVG', anSvg],
  ['a page called me.png', aPage],
  ['a torn JPEG', aTornPicture],
  ['a picture of 81 million pixels', aBomb],
  ['an empty file', () => ''],
  ['an SVG that begins like a GIF', () => 'GIF89a<svg xmlns="http://www.w3.org/2000/svg"/>'],
  [
    'a TIFF',
    async () =>
      sharp(await (await aPicture('png')).bytes())
        .tiff()
        .toBuffer(),
  ],
  ['a picture nine million pixels wide', widePicture],
])('%s is rejected', async (_name, make) => {
  expect(await squaresOf(await make())).toBeNull()
})

function widePicture() {
  const create = { width: 9_000_000, height: 4, channels: 3, background: '#000' } as const
  return sharp({ create }).png().toBuffer()
}
