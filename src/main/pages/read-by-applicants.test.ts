import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { jobPath } from '#board/jobs/model/job-paths.ts'
import notRead from '#board/screening/reading/not-read-by-applicants.json' with { type: 'json' }
import { READ_COLUMNS } from '#board/screening/reading/read-by-applicants.ts'
import { makeReadingCall, readingCalls } from '#tests/support/canaries/calls.ts'
import { columnsWithCanaries } from '#tests/support/canaries/columns.ts'
import { mailsTo, sendDigests } from '#tests/support/canaries/mails.ts'
import { addMeetings } from '#tests/support/canaries/meetings.ts'
import { plantCanaries, type Sighting } from '#tests/support/canaries/plant.ts'
import { pathsOf, readPage } from '#tests/support/canaries/walk.ts'
import { sceneOf, type Scene } from '#tests/support/sweep/scene.ts'
import { openTestServer } from '#tests/support/test-server.ts'

const server = await openTestServer()
const { app, db, services } = server

const columnsOf = (group: keyof typeof notRead.columns) =>
  new Set(notRead.columns[group].split(' '))

const READ = new Set<string>(READ_COLUMNS)
const COPIES = columnsOf('A copy of a declared text, which applicants may read')
const OF_REGISTER = columnsOf('From the register or an imported source')
const OWN = columnsOf('Written by the applicant themselves, or about their own log-ins')

/** Declared columns that reach applicants through another one alone. */
const READ_AS_COPY = new Map([['organisation.legal_name', 'job.legal_name']])
/** Texts that the holder of an address reads by the link that was mailed there. */
const READ_BY_LINK = new Map([['/confirm-address', 'confirmed_address.email']])

interface Reading {
  place: string
  text: string
  /** Whether a visitor has read it, for whom nothing is their own. */
  isVisitor?: boolean
}

test('applicants and visitors read the declared columns and no others, on pages, in calls and in emails', async () => {
  const scene = await sceneOf({
    ...server,
    scanWaiting: services.scans.scanWaiting,
    notifyJobsChanged: services.jobs.notifyJobsChanged,
  })
  const meetings = await addMeetings(server, scene)
  await server.runTasks()
  const { id: applicantId } = scene.applicant.actor
  // A reason is shown with the law that allows it.
  const lawful = { lawReason: 'For care', lawException: 'Equality Act 2010, Schedule 9' }
  await db.updateTable('job').set(lawful).execute()
  const find = await plantCanaries(db, await columnsWithCanaries(db), applicantId)
  await copyTexts()

  const [seen, leaks] = [new Set<string>(), new Map<string, string>()]
  let readings = 0
  for await (const { place, text, isVisitor = false } of readAll(scene, meetings)) {
    readings += 1
    for (const sighting of find(text)) {
      seen.add(sighting.column)
      if (!mayBeRead(sighting, { place, isVisitor })) leaks.set(sighting.column, place)
    }
  }
  // For what looks at the database after each test: no name is shown as proved by a canary.
  await db.updateTable('job').set({ poster: 'unproved' }).execute()

  expect(readings).toBeGreaterThan(300)
  expect([...leaks]).toEqual([])
  const unseen = READ_COLUMNS.filter((column) => !seen.has(READ_AS_COPY.get(column) ?? column))
  expect(unseen).toEqual([])
})

function mayBeRead({ column, isOwn }: Sighting, { place, isVisitor }: Omit<Reading, 'text'>) {
  if (READ.has(column) || COPIES.has(column) || OF_REGISTER.has(column)) return true
  const isOwners = !isVisitor || place.includes('token=')
  if (OWN.has(column)) return isOwn && isOwners
  return [...READ_BY_LINK].some(([path, of]) => of === column && place.startsWith(`${path}?token=`))
}

/** Makes what the product makes of the texts: checks, and addresses that their holders have agreed to. */
async function copyTexts() {
  await sql`update confirmed_address set email_key = lower(apply_email) from job
    where confirmed_at is not null and job.organisation_id = confirmed_address.organisation_id`.execute(
    db,
  )
  await sql`delete from recheck`.execute(db)
  await server.tasks.enqueue(db, 'recheck-sponsorship', {})
  await server.runTasks()
}

/** Everything that the applicant and a visitor can read. Emails come first: a page marks its messages as read. */
async function* readAll(scene: Scene, meetings: string[]): AsyncGenerator<Reading> {
  const { actor, cookies } = scene.applicant
  yield* await mailsTo(server, actor.id)
  yield* await sendDigests(server)
  const ofApplications = meetings.flatMap((id) =>
    ['', '/interview', '/interview.ics', '/arrival'].map((end) => `/applications/${id}${end}`),
  )
  for (const path of new Set([...pathsOf(scene), ...(await pathsOfJobs()), ...ofApplications])) {
    yield { place: path, text: await readPage(services, path, actor) }
    yield { place: path, text: await readPage(services, path, null), isVisitor: true }
  }
  for (const call of readingCalls(await idsOf(scene))) {
    const place = `${call.method} ${call.url}`
    yield { place, text: await makeReadingCall(app, call, cookies) }
    yield { place, text: await makeReadingCall(app, call, {}), isVisitor: true }
  }
}

/** The page and the check of one job of each kind. */
async function pathsOfJobs() {
  const jobs = await db
    .selectFrom('job')
    .distinctOn(['status', 'poster', 'offersSponsorship', 'questions', 'source', 'sponsorId'])
    .select(['id', 'title'])
    .execute()
  return jobs.flatMap((job) => [jobPath(job), `/sponsorship/${job.id}`])
}

async function idsOf({ key, organisationId }: Scene) {
  const ofApplication = { applicationId: key.id, jobId: key.jobId, organisationId }
  const message = await db
    .selectFrom('applicationMessage')
    .select('id')
    .where('applicationId', '=', key.id)
    .where('fileKey', 'is not', null)
    .executeTakeFirstOrThrow()
  const file = await db
    .selectFrom('arrivalFile')
    .select('id')
    .where('applicationId', '=', key.id)
    .executeTakeFirstOrThrow()
  const resume = await db
    .selectFrom('application')
    .select('resumeId as id')
    .where('id', '=', key.id)
    .executeTakeFirstOrThrow()
  return { ...ofApplication, messageId: message.id, fileId: file.id, resumeId: resume.id }
}
