import { readFile } from 'node:fs/promises'
import { create } from 'fontkit'
import { expect, test } from 'vitest'

const FACES = ['bricolage-grotesque-650', 'figtree-400-700']
const read = (file: string) => readFile(new URL(file, import.meta.url))

/** The code points of the first `unicode-range` that follows a file's name in the sheet. */
function rangeAfter(sheet: string, file: string) {
  const [, range = ''] = /unicode-range:\s*([^;]*);/.exec(sheet.slice(sheet.indexOf(file))) ?? []
  return range.split(',').flatMap((part) => {
    const [from = 0, to = from] = part.replace('U+', '').trim().split('-').map(fromHex)
    return Array.from({ length: to - from + 1 }, (_, at) => from + at)
  })
}

const fromHex = (digits: string) => Number.parseInt(digits, 16)

test.each(FACES)('the preloaded file %s has every letter of an English page', async (face) => {
  const range = rangeAfter(String(await read('fonts.css')), face)
  const texts = String(await read('../languages/texts/en.json'))
  // Neither typeface has arrows: the system’s font draws them.
  const needed = new Set(
    Array.from(texts.replaceAll(/[\n→]/g, ''), (letter) => letter.codePointAt(0)),
  )

  const font = create(await read(`faces/${face}.woff2`))

  expect(
    range.filter((point) => !('characterSet' in font && font.hasGlyphForCodePoint(point))),
  ).toEqual([])
  expect([...needed].filter((point) => !range.includes(point ?? 0))).toEqual([])
})
