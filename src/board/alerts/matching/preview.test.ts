import { expect, test } from 'vitest'
import { anAlert, letAlertsBeDue, sendDigests } from '#tests/support/alerts.ts'
import { mailsTo } from '#tests/support/account-calls.ts'
import { aJob } from '#tests/support/builders.ts'
import { openTestServer } from '#tests/support/test-server.ts'
import { uniqueWord } from '#tests/support/unique-word.ts'
import { describePreview } from '#board/alerts/pages/alert-words.ts'
import { ANY_SEARCH } from '#board/search/search.ts'

const server = await openTestServer()
const { db, mailbox, services } = server
const DAY_MS = 86_400_000

const posted = (title: string, daysAgo: number) =>
  aJob(db, { title, postedAt: new Date(Date.now() - daysAgo * DAY_MS).toISOString() })

test('an alert counts jobs by their own dates, not by the day they came here', async () => {
  const q = uniqueWord()
  for (const [index, days] of [240, 8, 6.9, 2, 0.5].entries()) await posted(`${q} ${index}`, days)

  const { day, week, jobs } = await services.alerts.preview({ ...ANY_SEARCH, q }, null)

  expect([day, week, jobs.length]).toEqual([1, 3, 3])
  expect(describePreview({ day, week })).toBe(
    '3 such jobs were posted in the last week, 1 of them in the last day.',
  )
})

test.each([
  [0, 0, 'No such job was posted in the last week. You hear from us when one comes.'],
  [0, 1, '1 such job was posted in the last week.'],
  [0, 12, '12 such jobs were posted in the last week, none of them in the last day.'],
  [1200, 1200, '1,200 such jobs were posted in the last week, all of them in the last day.'],
])('%i in the last day, %i in the last week', (day, week, words) => {
  expect(describePreview({ day, week })).toBe(words)
})

test('the email says of an advert that is new here how long ago it was posted', async () => {
  const q = uniqueWord()
  const { email } = await anAlert(server, { search: { q } })
  await posted(`${q} of old`, 240)
  await posted(`${q} of today`, 0)
  await letAlertsBeDue(db)
  await services.alerts.decide()
  await sendDigests(server)

  const [{ text } = { text: '' }] = await mailsTo(mailbox, email)

  expect(text.match(/Posted \d/g)).toHaveLength(1)
  expect(text.indexOf('Posted ')).toBeGreaterThan(text.indexOf(`${q} of old`))
})
