import { randomInt, randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { anApplicationForm } from '#tests/support/applications.ts'
import { asMultipart } from '#tests/support/multipart.ts'
import { aPosting } from '#tests/support/postings.ts'
import { PostedJob } from '#trade/jobs.schema.ts'
import { jobPath } from '#board/jobs/model/job-paths.ts'
import type { DataCentre } from '../parts/data-centre.ts'
import { emptyLedger } from './ledger.ts'
import { asJson, createPeople, type Person } from './people.ts'
import { send } from './send.ts'
import { createTimeline, type Timeline } from './timeline.ts'

const PEOPLE = 40
/** The number of parallel visitors of each kind, and the pause before each repeats. */
const READERS = { count: 8, pauseMs: 150 }
const WRITERS = { count: 1, pauseMs: 250 }

const WORDS = [
  'nurse',
  'care',
  'chef',
  'driver',
  'teacher',
  'engineer',
  'support worker',
  'cleaner',
]

export type Load = Awaited<ReturnType<typeof startLoad>>

/** Readers, posters, applicants and people who write messages, until stopped. */
export async function startLoad(dataCentre: DataCentre) {
  const people = await createPeople(PEOPLE, dataCentre)
  const jobs = await findJobs(dataCentre)
  const ownJobs = await postJobs(people, dataCentre)
  const ledger = emptyLedger()
  const reads = createTimeline()
  const writes = createTimeline()
  const end = new AbortController()

  let areReadersPaused = false

  async function repeat({ count, pauseMs }: typeof READERS, work: () => Promise<unknown>) {
    await Promise.all(
      Array.from({ length: count }, async () => {
        while (!end.signal.aborted) {
          await work()
          await pause(pauseMs * (0.5 + Math.random()))
        }
      }),
    )
  }

  const running = Promise.all([
    repeat(READERS, async () => areReadersPaused || send(reads, aReadingPath(jobs))),
    repeat(WRITERS, writeToOwner),
    repeat(WRITERS, saveJob),
    repeat(WRITERS, apply),
    repeat({ ...WRITERS, pauseMs: 1500 }, postJob),
  ])

  async function writeToOwner() {
    const message = `drill-${randomUUID()}`
    const email = `${message}@drill.example`
    const { status } = await send(writes, '/send-email', asJson({ name: 'Ada', email, message }))
    if (status === 200) ledger.messages.push(message)
  }

  async function saveJob() {
    const person = pick(people)
    const { id: jobId } = pick(jobs)
    const { status } = await send(writes, `/api/v1/saved/${jobId}`, {
      method: 'PUT',
      headers: { cookie: person.cookie },
    })
    if (status >= 200 && status < 300) ledger.saved.push({ accountId: person.id, jobId })
  }

  async function apply() {
    const person = pick(people)
    const { id: jobId } = pick(ownJobs)
    const { status } = await sendForm(person, '/api/v1/apply', anApplicationForm(jobId))
    if (status === 201) ledger.applications.push({ accountId: person.id, jobId })
  }

  async function postJob() {
    const jobTitle = `Night nurse ${randomUUID()}`
    const posting = aPosting({ jobTitle })
    const { status, text } = await sendForm(pick(people), '/api/v1/post', posting)
    if (status < 200 || status >= 300) return
    ledger.jobs.push(jobTitle)
    // Otherwise everyone would have applied for every job after some minutes.
    ownJobs.push({ id: PostedJob.parse(JSON.parse(text))._id, title: jobTitle })
  }

  function sendForm(person: Person, path: string, fields: Record<string, string | File>) {
    return sendFormTo(writes, person, path, fields)
  }

  return {
    ledger,
    people,
    /** The paths of the loaded jobs. */
    jobPaths: jobs.map(jobPath),
    /** The jobs that accept applications here. */
    ownJobs,
    sendForm,
    pauseReaders: () => void (areReadersPaused = true),
    resumeReaders: () => void (areReadersPaused = false),
    /** For a restored cluster: everything written before has been compared already. */
    forget: () => void Object.assign(ledger, emptyLedger()),
    reads,
    writes,
    async stop() {
      end.abort()
      await running
    },
  }
}

async function sendFormTo(
  timeline: Timeline,
  { cookie }: Person,
  path: string,
  fields: Record<string, string | File>,
) {
  const { payload, headers } = await asMultipart(fields)
  const sent = { method: 'POST', headers: { ...headers, cookie }, body: new Uint8Array(payload) }
  return send(timeline, path, sent)
}

/** Posts jobs that accept applications here. */
async function postJobs(people: Person[], dataCentre: DataCentre) {
  for (const person of people.slice(0, 20)) {
    const fields = aPosting({ jobTitle: `Carer ${randomUUID()}` })
    const { status, text } = await sendFormTo(createTimeline(), person, '/api/v1/post', fields)
    if (status !== 201) throw new Error(`A job could not be posted: ${status} ${text}`)
  }
  return findJobs(dataCentre, `owner_id is not null`)
}

function aReadingPath(jobs: ListedJob[]) {
  const paths = [
    () => '/',
    () => `/jobs?q=${encodeURIComponent(pick(WORDS))}`,
    () => `/jobs?page=${randomInt(1, 20)}`,
    () => jobPath(pick(jobs)),
    () => `/api/v1/jobs?q=${encodeURIComponent(pick(WORDS))}`,
    () => '/feeds/search.rss',
  ]
  return pick(paths)()
}

interface ListedJob {
  id: string
  title: string
}

async function findJobs({ databases, login }: DataCentre, condition = 'true') {
  const rows = await databases.administer(
    `select id, title from job where status = 'open' and ${condition} order by id limit 3000`,
    login.database,
  )
  return rows.map(({ id, title }): ListedJob => ({ id: String(id), title: String(title) }))
}

function pick<Item>(items: readonly Item[]): Item {
  const item = items[randomInt(items.length)]
  if (item === undefined) throw new Error('There is nothing to choose from.')
  return item
}
