import { expect, test } from 'vitest'
import { compareTexts } from './compare-jobs.ts'

const joined = (parts: { text: string }[]) => parts.map(({ text }) => text).join('')
const differing = (parts: { text: string; isShared: boolean }[]) =>
  parts.filter(({ isShared }) => !isShared).map(({ text }) => text.trim())

test('what differs is told word by word', () => {
  const one = 'Carer by the sea in Whitby.\nPay £12.82 an hour. Write to us.'
  const other = 'Carer by the lake in Leeds.\nPay £12.82 an hour. Write on WhatsApp to us.'
  const found = compareTexts(one, other)
  expect(differing(found.one)).toEqual(['sea', 'Whitby.'])
  expect(differing(found.other)).toEqual(['lake', 'Leeds.', 'on WhatsApp'])
  expect([joined(found.one), joined(found.other)]).toEqual([one, other])
})

test('capitals and blanks make no difference', () => {
  const { one, other } = compareTexts('Night  CARER\nwanted', 'night carer wanted')
  expect([...differing(one), ...differing(other)]).toEqual([])
})

test.each([
  ['', ''],
  ['', 'All of it'],
  ['a', 'b'],
  ['𝒳 \u0000 …', '𝒳 …'],
])('nothing of %j and %j is lost', (one, other) => {
  const found = compareTexts(one, other)
  expect([joined(found.one), joined(found.other)]).toEqual([one, other])
})

test('very long texts are compared by lines, and endless ones not at all', () => {
  const lines = Array.from({ length: 900 }, (_, line) => `Line ${line} of a long advert.`)
  const found = compareTexts(lines.join('\n'), lines.with(450, 'Something else').join('\n'))
  expect(differing(found.other)).toEqual(['Something else'])
  const words = 'word\n'.repeat(3000)
  expect(compareTexts(words, `${words}x`).one).toEqual([{ text: words, isShared: false }])
})
