import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { INDEXED_AT_ONCE, maintainIndex, indexJobs } from '#board/search/index/index-jobs.ts'
import { rescanTexts } from '#board/screening/text/rescan-texts.ts'
import { QUEUED_AT_ONCE, queueUnlooked } from '#moderation/first-looks/queue-unlooked.ts'
import { newId } from '#platform/secrets/new-id.ts'
import { aJob } from '#tests/support/builders.ts'
import { anOrganisation } from '#tests/support/organisations.ts'
import { openTestServer } from '#tests/support/test-server.ts'

const server = await openTestServer()
const { db } = server
const JOBS = 24

/** An unproved organisation with more open adverts than a transaction may change. */
async function aLargeHome() {
  const home = await anOrganisation(server, {})
  const {
    createdAt: _created,
    updatedAt: _updated,
    ...columns
  } = await aJob(db, {
    organisationId: home.id,
    ownerId: home.actor.id,
    employerName: home.name,
    poster: 'unproved',
  })
  const copies = Array.from({ length: JOBS - 1 }, () => ({
    ...columns,
    questions: '[]',
    id: newId(),
  }))
  await db.insertInto('job').values(copies).execute()
  const ids = [columns.id, ...copies.map(({ id }) => id)]
  await indexJobs(db, ids)
  return ids
}

/** How many of these rows each transaction wrote, the largest first. PostgreSQL notes with a row which one wrote it. */
async function rowsOfTransactions(table: string, column: string, ids: string[]) {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from ${sql.table(table)}
    where ${sql.ref(column)} = any(${ids}) group by xmin::text order by 1 desc`.execute(db)
  return rows.map(({ count }) => count)
}

test('adverts that nobody has looked at are queued five at a time', async () => {
  const ids = await aLargeHome()

  expect(await queueUnlooked(db, 'unproved')).toBe(JOBS)

  expect(QUEUED_AT_ONCE).toBe(5)
  expect(await rowsOfTransactions('moderation_case', 'job_id', ids)).toEqual([5, 5, 5, 5, 4])
  expect(await queueUnlooked(db, 'unproved')).toBe(0)
})

test('a new index writes ten adverts at a time', async () => {
  const ids = await aLargeHome()
  await sql`update job_search set version = 0`.execute(db)

  expect(await maintainIndex(db)).toBeGreaterThanOrEqual(JOBS)

  expect(INDEXED_AT_ONCE).toBe(10)
  const [most = 0] = await rowsOfTransactions('job_search', 'id', ids)
  expect(most).toBeLessThanOrEqual(10)
})

test('new text rules hold five adverts at a time', async () => {
  const ids = await aLargeHome()
  const description = 'Pay £2,900 towards your certificate of sponsorship before you travel.'
  await db.updateTable('job').set({ description }).where('id', 'in', ids).execute()

  expect(await rescanTexts(db, { version: 7001 })).toBe(JOBS)

  const [most = 0] = await rowsOfTransactions('moderation_case', 'job_id', ids)
  expect(most).toBeLessThanOrEqual(5)
})
