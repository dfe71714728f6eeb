import { readFile } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { pino } from 'pino'
import type { Db } from '#platform/database/database.ts'
import { readConfig } from '#platform/config.ts'
import { createPlatform } from '#platform/platform.ts'
import { openResources } from '#platform/resources.ts'
import { TASKS } from '#main/tasks.ts'
import { REST } from '#platform/tasks/batches.ts'
import { newId } from '#platform/secrets/new-id.ts'
import { indexJobs } from '#board/search/index/index-jobs.ts'
import { rescanTexts } from '#board/screening/text/rescan-texts.ts'
import { JOBS_LIMITS } from '#hiring/dashboard/dashboard.ts'
import { queueUnlooked } from '#moderation/first-looks/queue-unlooked.ts'
import { registerKey } from '#sponsorship/register/import/register-uploads.ts'
import { suspendOrganisation } from '#organisations/people/suspensions.ts'
import { endProofs, prove } from '#organisations/proof/proof-changes.ts'
import { forgetLimits } from '#tests/support/account-calls.ts'
import { aJob } from '#tests/support/builders.ts'
import { anOrganisation } from '#tests/support/organisations.ts'
import { aList, aListForm, aRow } from '#tests/support/uploads.ts'
import { withDatabase } from './databases.ts'
import { seededRegister } from './seeded-register.ts'
import { median, printTable } from './table.ts'

const BUILT_SERVER = new URL('../build/server/index.js', import.meta.url)
const ADVERTS = 300
const CHARACTERS = 8000
/** Other employers’ jobs, which the visitors look at. */
const OTHERS = 100
/** The time from one visitor to the next. */
const EVERY_MS = 100
/** About as many as the real one has. */
const REGISTER_ROWS = 143_000
const GOAL_MS = 200
const QUIET_MS = 5000

/** The longest time that other visitors wait while an organisation with many adverts is changed. */
export async function benchStandstill() {
  await withDatabase(async (settings, database) => {
    const server = await openServer(settings)
    const { db, services } = server
    const { claims, tend, lapse } = services.organisations
    const home = await createHome(server)
    const form = { legalName: `${home.name} Ltd`, companyNumber: '', sponsorId: '' }
    const rename = async (name: string) => claims.change(home.actor, home.id, { ...form, name })
    const proof = { organisationId: home.id, kind: 'decision', accountId: home.actor.id } as const
    const inOne = <Result>(change: (db: Db) => Promise<Result>) => db.transaction().execute(change)
    const others = Array.from({ length: 6 }, (_, number) => `${home.name} ${number}`)
    const rows: Record<string, string | number>[] = []
    const measure: Measure = async (name, change) => {
      await forgetLimits(db)
      rows.push({
        change: name,
        ...(await measureWaits(server, change, () => tend({ rest: REST }))),
      })
    }

    await measure('nothing', () => pause(QUIET_MS))
    const once = () => inOne((db) => prove(db, indexJobs, proof))
    await measure('proof', once)
    // Whether it is the work that takes long, or that its code runs for the first time.
    await inOne((db) => endProofs(db, indexJobs, { organisationId: home.id, because: 'A test' }))
    await tend()
    await measure('the same proof again', once)
    await measure('rename', () => rename(`${home.name} North`))
    await measure('six renames at once', () => Promise.all(others.map(rename)))
    await measure('another legal body', () =>
      claims.change(home.actor, home.id, {
        ...form,
        name: home.name,
        legalName: 'Reed Bank Ltd',
      }),
    )
    await once()
    await tend()
    await db
      .updateTable('organisationProof')
      .set({ lapsesAt: sql`now()` })
      .execute()
    await measure('lapse of the proof', lapse)
    await measure('new text rules', () => rescanTexts(db, { version: 7001, rest: REST }))
    await measureDesk(server, home, { measure, prove: once })
    await measureUpkeep(server, home, measure)
    await measure('suspension', () =>
      inOne((db) =>
        suspendOrganisation(db, home.id, { actorId: home.actor.id, because: 'A test' }),
      ),
    )
    const title = `Longest wait of others in ms, ${ADVERTS} adverts of ${CHARACTERS} characters, ${database}`
    printTable(`${title}; the goal is ${GOAL_MS}`, rows)
    await server.close()
  })
}

/** Changes by the desk’s queue, a proof and members to all adverts. */
async function measureDesk(
  { db, services }: Server,
  { actor, ids }: Home,
  { measure, prove }: { measure: Measure; prove: () => Promise<unknown> },
) {
  await measure('all wait for a first look', () => queueUnlooked(db, 'unproved', { rest: REST }))
  await sql`update moderation_case set kind = 'held-job'`.execute(db)
  await sql`update job set status = 'held', held_from = 'open', held_because = ''
    where organisation_id is not null and status = 'open'`.execute(db)
  await measure('a proof publishes all', prove)
  const hundred = { ids: ids.slice(0, JOBS_LIMITS.ticked), reason: 'filled' } as const
  await measure('closing a hundred', () =>
    services.dashboard.bulk.close(actor, { ...hundred, isConfirmed: true }),
  )
}

/** Upkeep that reads adverts again: a list, the index, the checks, the register. */
async function measureUpkeep({ db, files, services }: Server, { actor }: Home, measure: Measure) {
  const description = (await readProse()).slice(0, CHARACTERS)
  const rows = Array.from({ length: ADVERTS }, () => aRow({ Description: description }))
  const form = await aListForm({ list: new File([aList(rows)], 'jobs.csv') })
  await measure('a list of adverts read', () => services.uploads.receive(actor, form))
  await sql`update job_search set version = 0`.execute(db)
  await measure('a new index', () => services.search.maintain())
  await sql`update recheck set stamp = ''`.execute(db)
  await measure('new checks', () =>
    services.sponsorship.recheck({ signal: new AbortController().signal }),
  )
  for (const publishedOn of ['2026-11-02', '2026-11-03']) {
    const id = newId()
    const content = Readable.from([seededRegister(REGISTER_ROWS)])
    await using file = await files.receive(content, 50_000_000)
    await files.save(file, registerKey(id))
    const upload = { id, fileName: 'register.csv', publishedOn, columns: '', evenIfSmaller: false }
    await db.insertInto('registerUpload').values(upload).execute()
    await measure(`the register of ${publishedOn}`, () =>
      services.admin.importRegister({ uploadId: id }),
    )
  }
}

type Measure = (name: string, change: () => Promise<unknown>) => Promise<void>
type Home = Awaited<ReturnType<typeof createHome>>
type Server = Awaited<ReturnType<typeof openServer>>

/** The built server in this process, so that each change can be begun without its page. */
async function openServer(settings: Record<string, string>) {
  const config = readConfig({ ...process.env, ...settings, PUBLIC_URL: 'http://localhost:3000' })
  const { createServer } = (await import(BUILT_SERVER.href)) as typeof import('#main/entry.ts')
  const resources = await openResources(config, TASKS, () => {})
  const logger = pino({ level: 'silent' })
  const { app, services, runTasks } = await createServer({
    config,
    resources,
    logger,
    clientDir: null,
  })
  const { db, mailbox } = resources
  const { files } = await createPlatform(resources, logger)
  if (!mailbox) throw new Error('The bench needs the mailbox of this machine: set no SMTP_URL.')
  const ids: string[] = []
  for (let count = 0; count < OTHERS; count += 1) ids.push((await aJob(db)).id)
  async function close() {
    await app.close()
    await resources.close()
  }
  return { db, files, services, mailbox, app, ids, runTasks, close }
}

async function createHome(server: Server) {
  const home = await anOrganisation(server, { name: 'Willowbank Care' })
  const {
    createdAt: _created,
    updatedAt: _updated,
    ...columns
  } = await aJob(server.db, {
    organisationId: home.id,
    ownerId: home.actor.id,
    employerName: home.name,
    poster: 'unproved',
    status: 'closed',
  })
  const prose = await readProse()
  const jobs = Array.from({ length: ADVERTS }, (_, number) => ({
    ...columns,
    id: newId(),
    status: 'open' as const,
    title: `Carer ${number}`,
    questions: '[]',
    description: prose.slice(number * 20, number * 20 + CHARACTERS),
  }))
  await server.db.insertInto('job').values(jobs).execute()
  const ids = jobs.map(({ id }) => id)
  await indexJobs(server.db, ids)
  return { ...home, ids }
}

/** Prose of this repository, of which each advert has a different part. */
async function readProse() {
  return (await readFile('docs/operations.md', 'utf8')).replaceAll(/[^a-z .]+/gi, ' ')
}

/** Visitors come at fixed times, whether or not those before have been answered; a late start counts as waiting. */
async function measureWaits(
  { app, ids }: Server,
  change: () => Promise<unknown>,
  tend: () => Promise<unknown>,
) {
  const visits: Promise<number>[] = []
  const over = new AbortController()
  const began = performance.now()
  const work = change()
    .then(() => performance.now() - began)
    .finally(tend)
    .finally(() => over.abort())
  for (let visit = 0; !over.signal.aborted; visit += 1) {
    const due = began + visit * EVERY_MS
    await pause(Math.max(0, due - performance.now()))
    const url = `/api/v1/jobs/${ids[visit % ids.length]}`
    visits.push(app.inject({ url }).then(() => performance.now() - due))
  }
  const waits = await Promise.all(visits)
  const sorted = waits.toSorted((a, b) => a - b)
  return {
    'answered after': Math.round(await work),
    'all done after': Math.round(performance.now() - began),
    visitors: waits.length,
    p50: Math.round(median(waits)),
    p99: Math.round(sorted[Math.floor(sorted.length * 0.99)] ?? 0),
    longest: Math.round(sorted.at(-1) ?? 0),
  }
}
