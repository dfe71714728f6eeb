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

test('words keep what they are spelled with', () => {
  for (const words of ['ক্‍ষ', 'می‌خواهم', 'नेपाली', 'Zoë ❤️']) expect(asLine(words)).toBe(words)
})
