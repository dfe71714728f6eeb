import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { anApplication } from '#tests/support/applications.ts'
import { aCase } from '#tests/support/cases.ts'
import { openTestServer } from '#tests/support/test-server.ts'
import { STORED_MONTHS } from '#platform/primitives/time/stored-months.ts'
import { createOldData } from './old-data.ts'

const server = await openTestServer()
const { db } = server
const logged: object[] = []
const log = { info: (facts: object) => logged.push(facts) }
const oldData = createOldData(server, {
  accounts: server.services.accounts,
  storedMonths: STORED_MONTHS,
  log,
})
const IN_13_MONTHS = new Date(Date.now() + 400 * 86_400_000)
const IN_7_YEARS = new Date(Date.now() + 7 * 366 * 86_400_000)

/** An application whose job was closed today. */
async function anEndedApplication() {
  const { id, job } = await anApplication(server)
  await db
    .updateTable('job')
    .set({ status: 'closed', closedAt: new Date().toISOString() })
    .where('id', '=', job.id)
    .execute()
  return { id, job }
}

async function areThere(...ids: string[]) {
  const rows = await db.selectFrom('application').select('id').where('id', 'in', ids).execute()
  return ids.map((id) => rows.some((row) => row.id === id))
}

test('an application goes a year after its job closed, with all that hangs on it', async () => {
  const { id } = await anEndedApplication()
  const open = await anApplication(server)
  expect(await oldData.applications()).toBe(0)
  expect(await areThere(id)).toEqual([true])

  const both = await Promise.all([
    oldData.applications(IN_13_MONTHS),
    oldData.applications(IN_13_MONTHS),
  ])

  expect(both.toSorted()).toEqual([0, 1])
  expect(await areThere(id, open.id)).toEqual([false, true])
  const { rows } = await sql`select from application_event where application_id = ${id}`.execute(db)
  expect(rows).toEqual([])
  expect(logged).toContainEqual({ kind: 'applications', deleted: 1, afterMonths: 12 })
})

test('an open case about it keeps an application', async () => {
  const { id, job } = await anEndedApplication()
  const caseId = await aCase(db, { jobId: job.id })
  expect(await oldData.applications(IN_13_MONTHS)).toBe(0)
  await db
    .updateTable('moderationCase')
    .set({ status: 'decided', decidedAt: new Date().toISOString() })
    .where('id', '=', caseId)
    .execute()

  expect(await oldData.applications(IN_13_MONTHS)).toBe(1)
  expect(await areThere(id)).toEqual([false])
})

test('what happened in it lately keeps an application', async () => {
  const { id } = await anEndedApplication()
  await sql`
    update application_event set created_at = created_at + interval '400 days'
    where application_id = ${id}`.execute(db)
  expect(await oldData.applications(IN_13_MONTHS)).toBe(0)
  expect(await areThere(id)).toEqual([true])
})

test('a case goes six years after its decision, an open one never', async () => {
  const [decided, open] = [await aCase(db), await aCase(db)]
  await db
    .updateTable('moderationCase')
    .set({ status: 'decided', decidedAt: new Date().toISOString() })
    .where('id', '=', decided)
    .execute()
  expect(await oldData.cases(IN_13_MONTHS)).toBe(0)
  expect(await oldData.cases(IN_7_YEARS)).toBeGreaterThanOrEqual(1)

  const left = await db.selectFrom('moderationCase').select('id').execute()
  expect(left.map(({ id }) => id)).not.toContain(decided)
  expect(left.map(({ id }) => id)).toContain(open)
})

test('a message from the contact form goes after a year, unless the desk is at work on it', async () => {
  for (const deskStatus of ['new', 'in-progress']) {
    await sql`
      insert into contact_message (id, name, email, message, desk_status)
      values (${deskStatus}, 'Ada Obi', 'ada@example.com', 'Hello', ${deskStatus})`.execute(db)
  }
  expect(await oldData.contact()).toBe(0)
  expect(await oldData.contact(IN_13_MONTHS)).toBe(1)
})
