import { expect, test } from 'vitest'
import { english } from '#platform/languages/english.ts'
import { shownClosesAt, toAgeNote } from './shown-job.ts'

const NOW = Date.parse('2026-11-30T12:00:00.000Z')
const [PAST, LATER] = ['2026-11-28T23:59:59.000Z', '2027-01-28T23:59:59.000Z']

test('a job that was closed early shows no day to come as the day on which it closed', () => {
  expect(shownClosesAt({ status: 'closed', closesAt: LATER }, NOW)).toBeNull()
  expect(shownClosesAt({ status: 'closed', closesAt: PAST }, NOW)).toBe(PAST)
  expect(shownClosesAt({ status: 'open', closesAt: LATER }, NOW)).toBe(LATER)
  expect(shownClosesAt({ status: 'held', closesAt: LATER }, NOW)).toBe(LATER)
})

test('an imported advert says in one line where it is from, when it was seen and that it is old', () => {
  const seenAt = new Date(Date.now() - 12.5 * 60_000).toISOString()
  const provenance = { isOwn: true, name: 'A', seenAt, firstSeenAt: '2020-11-03', postings: 3 }
  const from = 'From the employer’s own list'

  expect(toAgeNote(null, provenance, english)).toBe(
    `${from} · seen 12 minutes ago · first seen 3 Nov 2020 · posted for the third time`,
  )
  expect(toAgeNote('Last seen on 1 Jan.', provenance, english)).toBe(
    `${from} · first seen 3 Nov 2020 · posted for the third time · Last seen on 1 Jan.`,
  )
  expect(toAgeNote('Last seen on 1 Jan.', null, english)).toBe('Last seen on 1 Jan.')
  expect(toAgeNote(null, null, english)).toBeNull()
})
