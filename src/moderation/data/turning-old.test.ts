import { afterAll, expect, test, vi } from 'vitest'
import { today } from '#platform/primitives/time/today.ts'
import { confirmToday } from '#tests/support/freshness.ts'
import { aRegister } from '#tests/support/register.ts'
import { openTestServer } from '#tests/support/test-server.ts'

const DAY_MS = 86_400_000
const NOW = Date.parse('2026-11-28T12:00:00Z')
vi.useFakeTimers({ toFake: ['Date', 'performance'], now: NOW })
afterAll(() => void vi.useRealTimers())
const { db, services, mailbox, runTasks } = await openTestServer()

/** Moves on to a day, runs the daily task, and returns the subjects of all reminders so far. */
async function remindOn(days: number) {
  vi.setSystemTime(NOW + days * DAY_MS)
  await services.moderation.remindOfOldData()
  await runTasks()
  const mails = await mailbox.list()
  return mails.filter(({ subject }) => /grey/.test(subject)).map(({ subject }) => subject)
}

test('the owner hears a week before passes turn grey, when they do, and each week after', async () => {
  await aRegister(db, '2026-11-28')

  expect(await remindOn(7)).toEqual([])
  expect(await remindOn(8)).toEqual(['Passes turn grey on 13 Dec 2026 on your site'])
  expect(await remindOn(9)).toHaveLength(1)
  expect(await remindOn(14)).toHaveLength(1)
  expect((await remindOn(15))[0]).toBe('Passes are grey on your site')
  expect(await remindOn(15)).toHaveLength(2)
  expect(await remindOn(22)).toHaveLength(3)
})

test('a new register and a confirmation end the reminders', async () => {
  vi.setSystemTime(NOW + 37 * DAY_MS)
  const before = (await remindOn(37)).length
  await confirmToday(db)
  await aRegister(db, today())
  vi.advanceTimersByTime(2000)

  expect(await remindOn(38)).toHaveLength(before)
  expect(await remindOn(44)).toHaveLength(before)
})
