import { expect, test } from 'vitest'
import { toListedJob } from '#board/jobs/pages/card/listed-job.ts'
import { toPreviewRow } from '#hiring/posting/stored/posting-columns.ts'
import { parsePosting } from '#hiring/posting/drafts/read-posting.ts'
import { toOwnView } from '#board/jobs/stored/job-rows.ts'
import { aPosting } from '#tests/support/postings.ts'
import { toDraftCard } from './draft-card.ts'

const NOW = '2026-11-23T12:00:00.000Z'
const FULL = {
  place: 'Harrogate',
  isRemote: 'on',
  payMin: '£31.5k',
  payMax: '34,200',
  payPeriod: 'year',
  hoursPerWeek: '37.5',
  logo: 'logos/0123456789abc.webp',
}

test.each([
  ['a full advert', FULL],
  ['one with a type and no hours', { ranges: 'Part-time', payMin: '12.71', payPeriod: 'hour' }],
  ['a bare one', {}],
])('the card of %s is the one it has once it is published', (_, overrides) => {
  const answers = aPosting(overrides) as Record<string, string>
  const row = toPreviewRow('', parsePosting({ values: answers, problems: [], failure: null }))
  const job = { ...toOwnView(row), postedAt: NOW }

  const card = toDraftCard(answers, { headline: null, poster: 'unproved', now: NOW })

  expect(card).toEqual(toListedJob(job))
})

test('what is not typed yet, or cannot be read, is left out', () => {
  const answers = { payMin: 'a lot', hoursPerWeek: 'all of them' }

  const card = toDraftCard(answers, { headline: null, poster: 'proved', now: NOW })

  expect(card).toEqual({
    id: '',
    title: 'Your job’s title',
    employer: 'Your company',
    location: 'Place',
    pay: 'Pay not stated',
    postedAt: NOW,
    postedOn: '23 Nov 2026',
    isOpen: true,
  })
})
