import { expect, test } from 'vitest'
import { aHeldJob } from '#tests/support/cases.ts'
import { openTestServer } from '#tests/support/test-server.ts'

const server = await openTestServer()
const { db, services, mailbox } = server
const { moderation } = services

const MINUTE = 60_000
const later = (minutes: number) => new Date(Date.now() + minutes * MINUTE)

/** Runs the task, sends what it queued, and returns the subjects of all emails to the owner so far. */
async function tend(now = new Date()) {
  await moderation.maintainQueue(now)
  const pending = db.selectFrom('outboxMail').select('id').where('sentAt', 'is', null)
  for (const { id } of await pending.execute()) await services.outbox.deliver(id)
  const mails = await mailbox.list()
  const isOurs = /^A case is due|cases? (?:is|are) due|waits? for you/
  return mails
    .map(({ subject }) => subject)
    .filter((subject) => isOurs.test(subject))
    .toReversed()
}

const decideAll = () =>
  db
    .updateTable('moderationCase')
    .set({ status: 'decided', decidedAt: later(0).toISOString() })
    .execute()

test('the owner hears at once of a case due within the hour, once, and daily of the others', async () => {
  expect(await tend()).toEqual([])
  const { caseId } = await aHeldJob(server, { about: { risk: 3 } })
  expect(await tend()).toEqual(['One case waits for you'])
  await aHeldJob(server, { job: { title: 'Night nurse' }, about: { risk: 1 } })
  const urgent = /^A case is due within an hour: Case \d+: Advert held, Night nurse$/
  expect(await tend()).toEqual(['One case waits for you', expect.stringMatching(urgent)])
  expect(await tend()).toHaveLength(2)
  expect(await tend(later(2))).toHaveLength(2)

  // A flood makes one more email, ten minutes later.
  for (let count = 0; count < 4; count += 1) await aHeldJob(server, { about: { risk: 1 } })
  expect(await tend(later(5))).toHaveLength(2)
  expect((await tend(later(11)))[2]).toBe('5 cases are due within an hour')

  // One that nobody has looked at becomes urgent in its last hour.
  await decideAll()
  await db
    .updateTable('moderationCase')
    .set({ status: 'open', decidedAt: null, dueAt: later(50).toISOString() })
    .where('id', '=', caseId)
    .execute()
  expect((await tend(later(30)))[3]).toMatch(/^A case is due within an hour/)
  expect(await tend(later(31))).toHaveLength(4)
})

test('nothing is sent of cases that are decided, or that wait for their poster', async () => {
  await decideAll()
  const sent = await tend(later(60))
  const { caseId } = await aHeldJob(server, { about: { risk: 1 } })
  await db
    .updateTable('moderationCase')
    .set({ status: 'pending' })
    .where('id', '=', caseId)
    .execute()

  expect(await tend(later(61))).toEqual(sent)
})
