import { expect, test } from 'vitest'
import { english } from '#platform/languages/english.ts'
import { findFlash } from '#trade/flash/flashes.ts'
import { firstLookReason, UNLOOKED_WORDS } from './first-look/first-look.ts'
import { describeReason, LOOK_WORDS, PROPOSED_WORDS, toPosterWords } from './held-words.ts'
import { assessCircumstances } from './past/circumstances.ts'

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

test('no reason that an advert waits speaks of its poster as somebody else, stored ones neither', () => {
  const advert = {
    poster: 'unproved',
    employerName: 'NHS Blood and Transplant',
    legalName: null,
    entryName: null,
    title: 'Nurse',
    description: 'Nights.',
    applyEmail: null,
    employers: [],
    occupationCode: null,
    others: [],
    named: [],
    borrowedFrom: 'Harbour View Care',
    recentAdverts: 0,
    markers: [],
  } as const
  const { reasons } = assessCircumstances({
    ...advert,
    employers: [],
    others: [],
    named: [],
    markers: [],
  })
  const named = [{ name: 'Willowbank Care' }]
  const proved = assessCircumstances({
    ...advert,
    poster: 'proved',
    employers: [],
    others: [],
    named,
    markers: [],
  })
  expect(reasons.length).toBeGreaterThan(1)
  const all = [
    ...reasons,
    ...proved.reasons,
    firstLookReason(),
    firstLookReason(UNLOOKED_WORDS),
    firstLookReason(PROPOSED_WORDS),
  ]

  const said = [...all.map(describeReason), toPosterWords(all.map(({ words }) => words).join(' '))]

  for (const words of said) expect(words).not.toMatch(/poster|you decide/i)
  expect(describeReason(firstLookReason())).toMatch(/^Show who you post for\. /)
})

test('the message after posting and the email name the one time that an advert waits', () => {
  const flashes = ['job-held', 'job-posted-held'].map((name) => findFlash(name)?.words)
  for (const words of [...flashes, english.words.jobStatusMail.heldAfter])
    expect(words).toContain(`${LOOK_WORDS}.`)
})
