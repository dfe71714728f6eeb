import { english } from '#platform/languages/english.ts'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { RouterContextProvider } from 'react-router'
import { afterAll, expect, inject, onTestFinished, test } from 'vitest'
import { requestContext } from '#platform/pages/context.ts'
import { jobPath } from '#board/jobs/model/job-paths.ts'
import { loader as details } from '#hiring/details/pages/job-details.route.tsx'
import { loader as list } from '#board/search/pages/list/jobs.route.tsx'
import { ANY_SEARCH } from '#board/search/search.ts'
import type { Actor } from '#accounts/sessions/actor.ts'
import { TASKS } from '#main/tasks.ts'
import { readConfig } from '#platform/config.ts'
import type { Db } from '#platform/database/database.ts'
import { createCache } from '#platform/cache/cache.ts'
import { openPostgres } from '#platform/database/server/postgres.ts'
import { openResources } from '#platform/resources.ts'
import { aLoggedInPerson } from '#tests/support/applications.ts'
import { aJob } from '#tests/support/builders.ts'
import { openTestDatabase } from '#tests/support/test-database.ts'
import { openTestServer } from '#tests/support/test-server.ts'
import { createSearch } from '#board/search/search.service.ts'
import { uniqueWord } from '#tests/support/unique-word.ts'

// A copy that lags behind for ever: it only has rows that the test inserts.
const copy = await openTestDatabase(inject('prepared'))
afterAll(() => copy.close())
const server = await openTestServer({ copy: copy.db })
const { app, db, services } = server

/** A job that both databases have, and a newer one, by a person, that the copy lacks. */
async function anOldAndANewJob() {
  const title = `Lamplighter ${uniqueWord()}`
  const author = await aLoggedInPerson(server)
  const old = await aJob(db, { title })
  await aJob(copy.db, { id: old.id, title })
  const latest = await aJob(db, { title, ownerId: author.actor.id })
  services.jobs.notifyJobsChanged()
  return { title, author, old: old.id, latest: latest.id }
}

async function idsFromCall(title: string, cookies = {}) {
  const query = { title, limit: '100' }
  const answer = await app.inject({ url: '/api/v1/jobs', query, cookies })
  return answer.json<{ _id: string }[]>().map(({ _id }) => _id)
}

async function load(page: typeof list | typeof details, address: string, actor: Actor | null) {
  const context = new RouterContextProvider()
  const site = { publicUrl: 'http://localhost:3000', isLocal: true }
  context.set(requestContext, {
    language: english,
    savedOnDevice: [],
    ...services,
    site,
    actor,
  } as never)
  const [, , jobId] = address.split('/')
  const request = new Request(`http://localhost:3000${address}`)
  return (page as typeof list)({
    context,
    request,
    url: new URL(request.url),
    params: { jobId },
  } as never)
}

test('visitors read the copy, and the author of a job the database it was put into', async () => {
  const { title, author, old, latest } = await anOldAndANewJob()

  expect(await idsFromCall(title)).toEqual([old])
  expect(await idsFromCall(title, author.cookies)).toEqual([latest, old])
})

test('the author of a job sees it on the list at once', async () => {
  const { title, author, old, latest } = await anOldAndANewJob()
  const address = `/jobs?${new URLSearchParams({ title })}`

  const asVisitor = await load(list, address, null)
  const asAuthor = await load(list, address, author.actor)

  expect(asVisitor.jobs.map(({ id }) => id)).toEqual([old])
  expect(asAuthor.jobs.map(({ id }) => id)).toEqual([latest, old])
})

test('the page of a job is there for everybody at once', async () => {
  const { title, author, latest } = await anOldAndANewJob()

  for (const actor of [null, author.actor]) {
    const found = await load(details, jobPath({ id: latest, title }), actor)
    expect(found).toMatchObject({ job: { id: latest } })
  }
})

/** A search with this copy. */
function aSearch(replica: Db, primary = db) {
  const errors: Error[] = []
  const readDatabases = { primary, replica, onReplicaLost: (error: Error) => errors.push(error) }
  const search = createSearch({ db, readDatabases, cache: createCache() })
  return { errors, find: (title: string) => search.find({ ...ANY_SEARCH, title }) }
}

async function aDeadDatabase(onError: (error: Error) => void = () => {}) {
  const dead = await openPostgres('postgres://nobody@127.0.0.1:1/none', onError, {
    timeoutMs: 1000,
    isOptional: true,
    setting: 'DATABASE_READ_URL',
  })
  afterAll(() => dead.close())
  return dead
}

test('a copy that is down stops no start, and is named in the report', async () => {
  const errors: Error[] = []

  const { description } = await aDeadDatabase((error) => errors.push(error))

  expect(description).toBe('PostgreSQL at 127.0.0.1:1/none, which does not answer yet')
  expect(errors.map(({ message }) => message)).toEqual([
    expect.stringMatching(
      /^DATABASE_READ_URL leads to 127.0.0.1:1\/none, which could not be opened/,
    ),
  ])
})

// The embedded database is never copied.
const onPostgres = test.skipIf(!process.env.TEST_DATABASE_URL)

onPostgres('the site starts without its copy', async () => {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'landfall-copy-'))
  const errors: Error[] = []
  const { parts, close, isReady } = await openResources(
    readConfig({
      DATA_DIR: dataDir,
      DATABASE_URL: String(server.bossOptions.connectionString),
      DATABASE_READ_URL: 'postgres://nobody@127.0.0.1:1/none',
    }),
    TASKS,
    (error) => errors.push(error),
  )
  onTestFinished(() => rm(dataDir, { recursive: true }))
  onTestFinished(close)

  expect(await isReady()).toBe(true)
  expect(parts).toContain(
    'Searches of visitors: PostgreSQL at 127.0.0.1:1/none, which does not answer yet',
  )
  expect(errors.map(({ message }) => message)).toEqual([
    expect.stringMatching(/^DATABASE_READ_URL/),
  ])
})

test('without the copy visitors read the first database, and that is reported once in a while', async () => {
  const { title, latest } = await anOldAndANewJob()
  const { errors, find } = aSearch((await aDeadDatabase()).db)

  for (let i = 0; i < 5; i += 1) expect((await find(title)).items[0]?.id).toBe(latest)

  expect(errors.map(({ message }) => message)).toEqual([
    'The copy for searches (DATABASE_READ_URL) fails; the first database answers.',
  ])
  expect(errors[0]?.cause).toMatchObject({ code: 'ECONNREFUSED' })
})

test('a copy that the tables have not reached yet is passed over too', async () => {
  const { title, latest } = await anOldAndANewJob()
  const early = await openTestDatabase(inject('prepared'))
  afterAll(() => early.close())
  await early.db.schema.dropTable('jobSearch').cascade().execute()

  const { errors, find } = aSearch(early.db)

  expect((await find(title)).items[0]?.id).toBe(latest)
  expect(errors).toHaveLength(1)
})

test('what neither can answer is no reason to doubt the copy', async () => {
  const dead = await aDeadDatabase()
  const { errors, find } = aSearch(dead.db, dead.db.withSchema('another'))

  await expect(find('lamplighter')).rejects.toMatchObject({ code: 'ECONNREFUSED' })
  expect(errors).toEqual([])
})
