import { expect, test } from 'vitest'
import { indexJobs } from '#board/search/index/index-jobs.ts'
import { REREAD_AT_ONCE, rereadBatch } from '#board/screening/reread-jobs.ts'
import { endProofs, prove } from '#organisations/proof/proof-changes.ts'
import type { Db } from '#platform/database/database.ts'
import { newId } from '#platform/secrets/new-id.ts'
import { aLoggedInPerson, applyFor } from '#tests/support/applications.ts'
import { aJob, aProof } from '#tests/support/builders.ts'
import { anOrganisation } from '#tests/support/organisations.ts'
import { aPostingForm } from '#tests/support/postings.ts'
import { aSponsor } from '#tests/support/register.ts'
import { openTestServer } from '#tests/support/test-server.ts'
import { uniqueWord } from '#tests/support/unique-word.ts'
import { INDEXED_AT_ONCE, indexRemaining } from './poster-of-jobs.ts'

const server = await openTestServer()
const { db, services } = server
const { claims, tend } = services.organisations
const JOBS = 25

/** A proved organisation with more jobs than a transaction may change. */
async function aLargeHome() {
  const { id: sponsorId, name: legalName } = await aSponsor(db, {
    name: `${uniqueWord()} Hospitals Limited`,
  })
  const name = legalName.replace(' Limited', '')
  const home = await anOrganisation(server, { name, legalName, sponsorId })
  await aProof(db, home.id, { sponsorId, legalName })
  const template = await aJob(db, {
    organisationId: home.id,
    ownerId: home.actor.id,
    employerName: name,
    legalName,
    sponsorId,
    poster: 'proved',
  })
  const { createdAt: _created, updatedAt: _updated, ...columns } = template
  const copies = Array.from({ length: JOBS - 1 }, () => ({
    ...columns,
    questions: '[]',
    id: newId(),
  }))
  await db.insertInto('job').values(copies).execute()
  const ids = [template.id, ...copies.map(({ id }) => id)].toSorted()
  await indexJobs(db, ids)
  const form = { name, legalName, companyNumber: '', sponsorId }
  return { ...home, sponsorId, ids, form }
}

type Home = Awaited<ReturnType<typeof aLargeHome>>

async function jobsOf({ id }: Home) {
  return db
    .selectFrom('job')
    .leftJoin('jobSearch', 'jobSearch.id', 'job.id')
    .select(['job.id', 'job.status', 'job.poster', 'job.employerName', 'job.legalName'])
    .select(['jobSearch.licence', 'jobSearch.id as searchId'])
    .where('organisationId', '=', id)
    .orderBy('job.id')
    .execute()
}

const countOf = async (
  home: Home,
  is: (job: Awaited<ReturnType<typeof jobsOf>>[number]) => boolean,
) => (await jobsOf(home)).filter(is).length

/** What a visitor may not see of an organisation that has just lost its proof. */
const looksProved = (job: { poster: string | null; licence: number | null }) =>
  job.poster === 'proved' || job.licence === 1

test('a transaction changes at most five jobs', () => {
  expect([REREAD_AT_ONCE, INDEXED_AT_ONCE]).toEqual([5, 5])
})

test('a rename drops every pass at once, and changes the adverts in batches', async () => {
  const home = await aLargeHome()
  expect(await countOf(home, looksProved)).toBe(JOBS)
  const name = `${home.name} North`

  await claims.change(home.actor, home.id, { ...home.form, name })

  expect(await countOf(home, looksProved)).toBe(0)
  expect(await countOf(home, ({ employerName }) => employerName === name)).toBe(REREAD_AT_ONCE)
  expect(await rereadBatch(db, home.id, 'off')).toBe(REREAD_AT_ONCE)
  expect(await countOf(home, ({ employerName }) => employerName === name)).toBe(2 * REREAD_AT_ONCE)
  expect(await countOf(home, looksProved)).toBe(0)
  await tend()
  expect(await countOf(home, ({ employerName }) => employerName === name)).toBe(JOBS)
  expect(await countOf(home, ({ searchId }) => searchId !== null)).toBe(JOBS)
  expect(await countOf(home, looksProved)).toBe(0)
  expect(await rereadBatch(db, home.id, 'off')).toBeNull()
})

test('no advert is public under a name that has not been read', async () => {
  const home = await aLargeHome()
  const name = 'Leeds Teaching Hospitals NHS Trust'
  const isPublic = (job: { employerName: string; status: string }) =>
    job.employerName === name && job.status === 'open'

  await claims.change(home.actor, home.id, { ...home.form, name })
  for (let batch: number | null = 0; batch !== null; batch = await rereadBatch(db, home.id, 'off'))
    expect(await countOf(home, isPublic)).toBe(0)

  expect(await countOf(home, ({ status }) => status === 'held')).toBe(JOBS)
  const cases = await db
    .selectFrom('moderationCase')
    .select('jobId')
    .where('organisationId', '=', home.id)
    .where('kind', '=', 'held-job')
    .execute()
  expect(new Set(cases.map(({ jobId }) => jobId)).size).toBe(JOBS)
})

test('an end of the proof drops every pass at once, and indexes five jobs in a transaction', async () => {
  const home = await aLargeHome()
  const batches: number[] = []
  const counting: typeof indexJobs = async (db, ids) => {
    batches.push(ids.length)
    await indexJobs(db, ids)
  }

  await db
    .transaction()
    .execute((db) => endProofs(db, counting, { organisationId: home.id, because: 'A test' }))

  expect(batches).toEqual([])
  expect(await countOf(home, looksProved)).toBe(0)
  expect(await indexRemaining(db, counting)).toBe(JOBS)
  expect(batches).toEqual([5, 5, 5, 5, 5, 0])
  expect(await countOf(home, looksProved)).toBe(0)
  expect(await countOf(home, ({ searchId }) => searchId !== null)).toBe(JOBS)

  const proof = { organisationId: home.id, kind: 'decision', accountId: home.actor.id } as const
  await db.transaction().execute((db) => prove(db, counting, proof))
  expect(batches).toHaveLength(6)
  await tend()
  expect(await countOf(home, looksProved)).toBe(JOBS)
})

test('a proof while jobs wait to be read shows on all of them, once they have been read', async () => {
  const home = await aLargeHome()
  const name = home.name.toUpperCase()
  await claims.change(home.actor, home.id, { ...home.form, name: `${home.name} North` })
  await claims.change(home.actor, home.id, { ...home.form, name })
  const proof = { organisationId: home.id, kind: 'decision', accountId: home.actor.id } as const
  await db.transaction().execute((db) => prove(db, indexJobs, proof))
  // The name of these has not been proved.
  expect(await countOf(home, (job) => looksProved(job) && job.employerName !== name)).toBe(0)

  await tend()
  expect(await countOf(home, (job) => looksProved(job) && job.employerName === name)).toBe(JOBS)
})

test('an advert keeps the name under which somebody applied meanwhile', async () => {
  const home = await aLargeHome()
  await claims.change(home.actor, home.id, { ...home.form, name: `${home.name} North` })
  const last = home.ids.at(-1) ?? ''
  await applyFor(server, { applicant: await aLoggedInPerson(server), jobId: last })
  await tend()

  const job = (await jobsOf(home)).find(({ id }) => id === last)
  expect(job).toMatchObject({ employerName: home.name, poster: 'unproved', status: 'open' })
})

test('an advert that is changed while its batch is read is read again', async () => {
  const home = await aLargeHome()
  await claims.change(home.actor, home.id, { ...home.form, name: `${home.name} North` })
  const next = home.ids[REREAD_AT_ONCE] ?? ''
  const description = 'Pay £2,900 towards your certificate of sponsorship before you travel.'
  const changeFirst = async <Result>(run: (db: Db) => Promise<Result>) => {
    const values = { description, updatedAt: new Date(Date.now() + 1000).toISOString() }
    await db.updateTable('job').set(values).where('id', '=', next).execute()
    return db.transaction().execute(run)
  }

  await rereadBatch(withTransaction(changeFirst), home.id, 'off')

  // By its old text it would be open.
  const job = (await jobsOf(home)).find(({ id }) => id === next)
  expect(job).toMatchObject({ status: 'held', employerName: `${home.name} North` })
  expect(await countOf(home, ({ status }) => status === 'held')).toBe(1)
})

/** The database with another beginning of transactions. */
function withTransaction(execute: unknown): Db {
  return new Proxy(db, {
    get(target, name) {
      if (name === 'transaction') return () => ({ execute })
      const value: unknown = Reflect.get(target, name, target)
      return typeof value === 'function' ? value.bind(target) : value
    },
  })
}

test('renames and batches at the same moment leave one name everywhere', async () => {
  const home = await aLargeHome()
  const names = Array.from({ length: 6 }, (_, number) => `${home.name} ${number}`)

  await Promise.all([
    ...names.map((name) => claims.change(home.actor, home.id, { ...home.form, name })),
    tend(),
    tend(),
  ])
  await tend()

  const { name } = await db
    .selectFrom('organisation')
    .select('name')
    .where('id', '=', home.id)
    .executeTakeFirstOrThrow()
  expect(names).toContain(name)
  expect(await countOf(home, ({ employerName }) => employerName === name)).toBe(JOBS)
  expect(await countOf(home, looksProved)).toBe(0)
})

test('an advert posted meanwhile has the new name from the start', async () => {
  const home = await aLargeHome()
  const name = `${home.name} North`
  await claims.change(home.actor, home.id, { ...home.form, name })
  const posted = await services.postings.publish(home.actor, aPostingForm({ companyName: name }))
  await tend()

  expect(posted.organisationId).toBe(home.id)
  expect(await countOf(home, ({ employerName }) => employerName === name)).toBe(JOBS + 1)
})
