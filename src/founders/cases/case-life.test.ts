import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { aCaseDocument, anAdmin, aStartupRequest } from '#tests/support/admin.ts'
import { aLoggedInPerson } from '#tests/support/applications.ts'
import { aPerson } from '#tests/support/people.ts'
import { answerCase, aLinkedCase, writeAsFounder } from '#tests/support/startups.ts'
import { openTestServer } from '#tests/support/test-server.ts'
import { deleteFounderCases, findCaseFiles, readFounderCases } from './personal-data.ts'

const server = await openTestServer()
const { db, files, services, runTasks } = server
const { cases } = services.startups

const TABLES = [
  'founderMessage',
  'founderDocument',
  'founderEvent',
  'founderNote',
  'founderLink',
] as const

async function countRows(caseId: string) {
  const counts = TABLES.map(async (table) => {
    const rows = await db.selectFrom(table).select('caseId').where('caseId', '=', caseId).execute()
    return rows.length
  })
  return Promise.all(counts)
}

async function isStored(key: string) {
  const content = await files.open(key)
  content?.destroy()
  return content !== null
}

test('a founder deletes everything about a case, documents and notes included', async () => {
  const [found, other] = [await aLinkedCase(db), await aLinkedCase(db)]
  const admin = await anAdmin(db)
  const { fileKey } = await aCaseDocument(server, found.id)
  await writeAsFounder(server, found, { text: 'Hello' })
  await answerCase(server, admin, { id: found.id, text: 'Hello' })
  await services.admin.startups.addNote(admin, found.id, { note: 'Rang them.' })
  expect(await countRows(found.id)).toEqual([2, 1, 2, 1, 1])

  await cases.remove(found.visitor, found.reference)

  expect(await countRows(found.id)).toEqual([0, 0, 0, 0, 0])
  await runTasks()
  expect(await isStored(fileKey)).toBe(false)
  await expect(cases.find(found.visitor, found.reference)).rejects.toMatchObject({
    code: 'not_found',
  })
  expect((await cases.find(other.visitor, other.reference)).id).toBe(other.id)
  const log = await db
    .selectFrom('deskEntry')
    .select('detail')
    .where('subjectId', '=', found.id)
    .execute()
  expect(JSON.stringify(log)).not.toMatch(/Hello|Rang/)
})

test('an admin deletes a case, and the log says so', async () => {
  const found = await aLinkedCase(db)
  const admin = await anAdmin(db)

  await services.admin.startups.remove(admin, found.id)

  await expect(cases.find(found.visitor, found.reference)).rejects.toMatchObject({
    code: 'not_found',
  })
  const { newest } = await services.admin.overview(admin)
  expect(newest[0]).toMatchObject({ action: 'startup-deleted', detail: found.reference })
})

const ago = (months: number) => new Date(Date.now() - months * 31 * 86_400_000).toISOString()

test('the nightly sweep closes what is not answered and deletes what has been closed for long, and nothing else', async () => {
  const silent = await aLinkedCase(db, { status: 'your-turn', dueOn: null, turnSince: ago(7) })
  const waiting = await aLinkedCase(db, { status: 'your-turn', dueOn: null, turnSince: ago(5) })
  const ours = await aLinkedCase(db, { turnSince: ago(20) })
  const closed = { status: 'closed', dueOn: null } as const
  const old = await aLinkedCase(db, { ...closed, closedAt: ago(13) })
  const recent = await aLinkedCase(db, { ...closed, closedAt: ago(11) })
  const { fileKey } = await aCaseDocument(server, old.id)
  await db
    .updateTable('founderLink')
    .set({ usedAt: sql`now() - interval '91 days'` })
    .where('caseId', '=', recent.id)
    .execute()

  await cases.sweep()

  const rows = await db
    .selectFrom('startupRequest')
    .select(['id', 'status'])
    .where('id', 'in', [silent.id, waiting.id, ours.id, old.id, recent.id])
    .execute()
  const statuses = Object.fromEntries(rows.map(({ id, status }) => [id, status]))
  expect(statuses).toEqual({
    [silent.id]: 'closed',
    [waiting.id]: 'your-turn',
    [ours.id]: 'with-us',
    [recent.id]: 'closed',
  })
  await runTasks()
  expect(await isStored(fileKey)).toBe(false)
  expect((await countRows(recent.id)).at(-1)).toBe(0)
  expect((await countRows(waiting.id)).at(-1)).toBe(1)
})

test('the sweep deletes documents without a case, a day later', async () => {
  const { id } = await aStartupRequest(db)
  const [known, orphan] = [await aCaseDocument(server, id), await aCaseDocument(server, id)]
  await db.deleteFrom('founderDocument').where('id', '=', orphan.id).execute()

  await cases.sweep()
  expect(await isStored(orphan.fileKey)).toBe(true)
  await cases.sweep(Date.now() + 2 * 86_400_000)

  expect([await isStored(known.fileKey), await isStored(orphan.fileKey)]).toEqual([true, false])
})

test('an account takes its cases along and away; an address that is not confirmed has none', async () => {
  const { actor } = await aLoggedInPerson(server)
  const found = await aLinkedCase(db, { companyEmail: actor.email })
  const document = await aCaseDocument(server, found.id)
  await writeAsFounder(server, found, { text: 'Is it long enough?' })
  await services.admin.startups.addNote(await anAdmin(db), found.id, { note: 'Odd.' })
  const unconfirmed = await aPerson(db, { verifiedAt: null })
  const theirs = await aStartupRequest(db, { companyEmail: unconfirmed.email })

  const exported = await Array.fromAsync(readFounderCases(db, actor.id))
  expect(exported).toMatchObject([
    { reference: found.reference, messages: [{ text: 'Is it long enough?' }] },
  ])
  expect(JSON.stringify(exported)).not.toContain('Odd.')
  expect(await findCaseFiles(db, actor.id)).toEqual([
    { key: document.fileKey, name: `${found.reference}-${document.id}` },
  ])
  expect(await Array.fromAsync(readFounderCases(db, unconfirmed.id))).toEqual([])
  for (const id of [actor.id, unconfirmed.id]) await deleteFounderCases(db, id)
  const left = await db
    .selectFrom('startupRequest')
    .select('id')
    .where('id', 'in', [found.id, theirs.id])
    .execute()
  expect(left).toEqual([{ id: theirs.id }])
})
