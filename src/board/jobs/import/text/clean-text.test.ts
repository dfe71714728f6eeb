import { expect, test } from 'vitest'
import { cleanCharacters, cleanLine, cleanParagraphs, cutAtWord } from './clean-text.ts'

test('control characters, NUL among them, are taken out', () => {
  expect(cleanCharacters('Care\0 home\u0007 ma\u001fnager\u007f')).toBe('Care home manager')
})

test('what cannot be seen or turns the text around is taken out', () => {
  expect(cleanCharacters('\u202eNurse\u200b\u2066 Le\u00adeds\ufeff')).toBe('Nurse Leeds')
})

test('joiners stay where a script or an emoji needs them', () => {
  expect(cleanCharacters('👩\u200d⚕️ a\u200db')).toBe('👩\u200d⚕️ ab')
})

test('every line break is a line feed, and characters are composed', () => {
  expect(cleanCharacters('one\r\ntwo\rthree\u2028cafe\u0301')).toBe('one\ntwo\nthree\ncafé')
})

test('half of a surrogate pair does not survive', () => {
  expect(cleanCharacters('bad \ud83d end').isWellFormed()).toBe(true)
})

test('a line has its entities decoded, its tags gone, its blanks collapsed', () => {
  expect(cleanLine('  R&amp;D\t<b>Chemist</b>\n\n&#39;x&#39; ')).toBe("R&D Chemist 'x'")
})

test('a title keeps its capitals, and a sign that is no tag', () => {
  expect(cleanLine('SENIOR NURSE < 2 years')).toBe('SENIOR NURSE < 2 years')
})

test('paragraphs have one blank line between them and no blanks at their ends', () => {
  expect(cleanParagraphs(' a  b \r\n \r\n\r\n\u00a0c\t\nd\n')).toBe('a b\n\nc\nd')
})

test('a cut falls between two words, or inside one that is too long', () => {
  expect(cutAtWord('care for people', 10)).toBe('care for')
  expect(cutAtWord('a'.repeat(20), 10)).toBe('a'.repeat(10))
  expect(cutAtWord('short', 10)).toBe('short')
})
