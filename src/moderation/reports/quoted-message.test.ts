import { expect, test } from 'vitest'
import { isQuoted } from './freeze.ts'

const MESSAGE = 'Good morning Ada, kindly settle £900 for your papers before you travel to Leeds.'

test.each([
  ['a part of it', 'He wrote: “kindly settle £900 for your papers” to me'],
  ['other signs and capitals', 'KINDLY – settle  £900 …for your!'],
  ['all of it', MESSAGE],
])('%s is a quotation', (_, text) => {
  expect(isQuoted(MESSAGE, text)).toBe(true)
})

test.each([
  ['the letter x', 'x'],
  ['nothing', ''],
  ['a few of its words', 'They want £900 for your papers.'],
  ['words that only begin like its own', 'kindly settle £900 for yours'],
  ['its words in another order', 'papers your for £900 settle kindly'],
])('%s is none', (_, text) => {
  expect(isQuoted(MESSAGE, text)).toBe(false)
})

test('a short message is quoted whole', () => {
  expect(isQuoted('Pay me.', 'They say: pay me!')).toBe(true)
  expect(isQuoted('Pay me.', 'I was told to pay.')).toBe(false)
  expect(isQuoted(' … ', 'anything')).toBe(false)
})
