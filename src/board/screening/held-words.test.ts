import { expect, test } from 'vitest'
import { english } from '#platform/languages/english.ts'
import { findFlash } from '#trade/flash/flashes.ts'
import { describeReason, LOOK_WORDS } from './held-words.ts'

test.each([
  [{ words: 'It asks for money.', quote: '£500' }, 'It asks for money: ‘£500’.'],
  [{ words: 'It asks for money', quote: '£500' }, 'It asks for money: ‘£500’.'],
  [{ words: 'A person looks at it.' }, 'A person looks at it.'],
  [
    {
      words:
        'It names a public body, ‘Barts Health NHS Trust’, and the poster has not shown that they act for it.',
    },
    'You name a public body, ‘Barts Health NHS Trust’. Prove that you act for it.',
  ],
])('the reason %j is one sentence', (reason, sentence) => {
  expect(describeReason({ code: 'M-01', ...reason })).toBe(sentence)
})

test('the message after posting and the email name the one time that an advert waits', () => {
  const flashes = ['job-held', 'job-posted-held'].map((name) => findFlash(name)?.words)
  for (const words of [...flashes, english.words.jobStatusMail.heldAfter])
    expect(words).toContain(`${LOOK_WORDS}.`)
})
