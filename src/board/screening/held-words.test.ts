import { expect, test } from 'vitest'
import { describeReason } from './held-words.ts'

test.each([
  [{ words: 'It asks for money.', quote: '£500' }, 'It asks for money: ‘£500’.'],
  [{ words: 'It asks for money', quote: '£500' }, 'It asks for money: ‘£500’.'],
  [{ words: 'A person looks at it.' }, 'A person looks at it.'],
])('the reason %j is one sentence', (reason, sentence) => {
  expect(describeReason({ code: 'M-01', ...reason })).toBe(sentence)
})
