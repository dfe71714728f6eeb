import { array, assert, asyncProperty, constantFrom, integer, record } from 'fast-check'
import { expect, test } from 'vitest'
import { maintainIndex, indexJobs } from '#board/search/index/index-jobs.ts'
import { newId } from '#platform/secrets/new-id.ts'
import { aJob } from '#tests/support/builders.ts'
import { openTestServer } from '#tests/support/test-server.ts'

const { db } = await openTestServer()
const DAY_MS = 86_400_000
const daysFromNow = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString()

const TEXT = 'Look after the people who live beside the water, by day and in a kind team of twelve.'

const advert = record({
  source: constantFrom('adzuna', 'reed', 'totaljobs'),
  place: constantFrom('Leeds', 'York'),
  companyNumber: constantFrom(null, '01234567'),
})
const event = record({
  which: integer({ min: 0, max: 7 }),
  columns: constantFrom<object | null>(
    null,
    { status: 'closed' },
    { status: 'open' },
    { place: 'York' },
    { description: 'Drive a van between our homes, and keep it clean for everybody.' },
    { description: TEXT },
    { companyNumber: '01234567' },
    { lastSeenAt: daysFromNow(-61) },
    { lastSeenAt: daysFromNow(0) },
    { closesAt: daysFromNow(-1) },
    { closesAt: null },
  ),
  isIndexed: constantFrom(true, true, false),
})

/** Open adverts with their place in the lists. */
const rows = () =>
  db
    .selectFrom('jobSearch')
    .innerJoin('job', 'job.id', 'jobSearch.id')
    .select(['job.id', 'job.source', 'job.companyNumber', 'job.place', 'jobSearch.twinOf'])
    .select(['jobSearch.closesAt as listedUntil', 'job.closesAt', 'job.lastSeenAt'])
    .execute()

test('whatever happens to adverts, none is hidden without a twin that lists show', async () => {
  await assert(
    asyncProperty(
      array(advert, { minLength: 2, maxLength: 8 }),
      array(event, { maxLength: 10 }),
      async (adverts, events) => {
        await db.deleteFrom('job').execute()
        const ids: string[] = []
        for (const facts of adverts) {
          const shared = { title: 'Tide keeper', description: TEXT, poster: 'source' as const }
          ids.push((await aJob(db, { ...shared, ...facts, sourceRef: newId() })).id)
        }
        for (const { which, columns, isIndexed } of events) {
          const id = ids[which]
          if (!id) continue
          if (columns) await db.updateTable('job').set(columns).where('id', '=', id).execute()
          else await db.deleteFrom('job').where('id', '=', id).execute()
          // Closing writes no row itself.
          if (isIndexed && columns) await indexJobs(db, [id])
          await check()
        }
        await maintainIndex(db)
        await check(true)
      },
    ),
    { numRuns: 40 },
  )
})

async function check(isMaintained = false) {
  const all = await rows()
  const now = new Date().toISOString()
  const byId = new Map(all.map((row) => [row.id, row]))
  for (const row of all.filter(({ twinOf }) => twinOf !== null)) {
    const shown = byId.get(row.twinOf ?? '')
    expect(row.listedUntil < now).toBe(true)
    expect(shown).toMatchObject({ twinOf: null })
    expect(shown?.source).not.toBe(row.source)
    if (isMaintained) expect((shown?.listedUntil ?? '') > now).toBe(true)
  }
}
