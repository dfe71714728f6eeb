import { expect, test } from 'vitest'
import { asLine } from './texts.schema.ts'

const INVISIBLE = [
  0xad, 0x34f, 0x61c, 0x115f, 0x1160, 0x180e, 0x200b, 0x202e, 0x2060, 0x2064, 0x2069, 0x2800,
  0x3164, 0xfeff, 0xffa0, 0xe0041,
]

test.each(INVISIBLE)('a name has no sign that nobody sees: U+%x', (code) => {
  const sign = String.fromCodePoint(code)
  expect(asLine(`Willow${sign}bank ${sign}`)).toBe('Willowbank')
  expect(asLine(sign)).toBe('')
})

/** A black flag with invisible letters, and their end. */
const aFlag = (letters: string) =>
  `\u{1F3F4}${[...letters].map((letter) => String.fromCodePoint(0xe0000 + (letter.codePointAt(0) ?? 0))).join('')}`

test('the flags of England, Scotland and Wales stay, and no other letters that nobody sees', () => {
  for (const region of ['gbeng', 'gbsct', 'gbwls']) {
    const flag = aFlag(`${region}\x7f`)
    expect(asLine(`Willowbank ${flag}`)).toBe(`Willowbank ${flag}`)
    expect(asLine(aFlag(region))).toBe('\u{1F3F4}')
  }
  expect(asLine(aFlag('payme\x7f'))).toBe('\u{1F3F4}')
})

test('words keep what they are spelled with', () => {
  for (const words of ['ক্‍ষ', 'می‌خواهم', 'नेपाली', 'Zoë ❤️']) expect(asLine(words)).toBe(words)
})
