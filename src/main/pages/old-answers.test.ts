import { afterAll, expect, test, vi } from 'vitest'
import { employerPath } from '#trade/paths/employer-paths.ts'
import { indexJobs } from '#board/search/index/index-jobs.ts'
import { jobPath } from '#board/jobs/model/job-paths.ts'
import { aWantedAlert } from '#tests/support/alerts.ts'
import { makeReadingCall, readingCalls } from '#tests/support/canaries/calls.ts'
import { sendDigests } from '#tests/support/canaries/mails.ts'
import { pathsOf, readPage } from '#tests/support/canaries/walk.ts'
import { ageRegister } from '#tests/support/freshness.ts'
import { anAccount } from '#tests/support/saved-jobs.ts'
import { aNursePost } from '#tests/support/sponsored-posts.ts'
import { sceneOf, type Scene } from '#tests/support/sweep/scene.ts'
import { openTestServer } from '#tests/support/test-server.ts'

vi.useFakeTimers({ toFake: ['Date'], now: Date.now() })
afterAll(() => void vi.useRealTimers())
const server = await openTestServer()
const { app, db, services } = server
const { notifyJobsChanged } = services.jobs
const board = { ...server, scanWaiting: services.scans.scanWaiting, notifyJobsChanged }

/** Rules are old after 45 days, a register after 14. */
const DAYS = 50
/** The grounds of answers are looked up once a second. */
const LOOKED_UP_AGAIN_MS = 1100
const TITLE = 'Night nurse of the lighthouse'
const GREEN = /"tone":"pass"/
/** The words of a green answer, where it has no tone; pages carry all words of their language along. */
const GREEN_WORDS = 'Could be sponsored'

/** Everything that visitors, applicants and employers read, by place. */
async function readAll(scene: Scene, paths: string[]) {
  const read = new Map<string, string>()
  const today = new Date().toISOString().slice(0, 10)
  for (const { text } of await sendDigests(server)) {
    if (text.includes(`"at":"${today}`) && text.includes(TITLE)) read.set('mail of an alert', text)
  }
  const { seeker, employer } = scene.people
  for (const path of paths) {
    for (const [who, actor] of [
      ['visitor', null],
      ['seeker', seeker.actor],
      ['employer', employer.actor],
    ] as const)
      read.set(`${who} ${path}`, await readPage(services, path, actor))
  }
  const none = 'none'
  const ids = { jobId: scene.nursing.id, organisationId: scene.organisationId }
  const others = { applicationId: none, messageId: none, fileId: none, resumeId: none }
  for (const call of readingCalls({ ...ids, ...others })) {
    read.set(`${call.method} ${call.url}`, await makeReadingCall(app, call, seeker.cookies))
  }
  return read
}

function isGreen([place, text]: [string, string]) {
  return GREEN.test(text) || (/^(?:mail|GET|POST) /.test(place) && text.includes(GREEN_WORDS))
}

test(`after ${DAYS} days without a look nothing that passed is green on any page, call, feed or mail`, async () => {
  const scene = await sceneOf(board)
  const { nursing, people } = scene
  // An employer's own job, saved by a seeker who has set an alert for such jobs.
  await services.alerts.set(people.seeker.actor, aWantedAlert({ search: { q: 'lighthouse' } }))
  await services.savedJobs.save(anAccount(people.seeker.actor), nursing.id)
  const owner = { ownerId: people.employer.actor.id, organisationId: scene.organisationId }
  const first = await aNursePost(board, { title: TITLE })
  await db.updateTable('job').set(owner).where('id', 'in', [nursing.id, first.id]).execute()
  // The clock stands still: without this, ids decide which jobs of Leeds are on the first page.
  const earlier = { postedAt: new Date(Date.now() - 60_000).toISOString() }
  await db.updateTable('job').set(earlier).where('id', '!=', nursing.id).execute()
  const open = await db.selectFrom('job').select('id').where('status', '=', 'open').execute()
  await indexJobs(
    db,
    open.map(({ id }) => id),
  )
  notifyJobsChanged()
  await server.runTasks()
  const company = employerPath({ id: nursing.sponsorId ?? '', name: nursing.legalName ?? '' })
  const paths = [
    ...new Set([
      ...pathsOf(scene),
      jobPath(nursing),
      jobPath(first),
      company,
      '/jobs?q=lighthouse',
    ]),
  ]

  const fresh = [...(await readAll(scene, paths))].filter(isGreen).map(([place]) => place)
  const sure = [
    'mail of an alert',
    'visitor /',
    'visitor /jobs?q=lighthouse',
    'visitor /jobs/nursing/leeds',
    `visitor ${jobPath(nursing)}`,
    `visitor /sponsorship/${nursing.id}`,
    `visitor ${company}`,
    'seeker /saved',
    'seeker /search?category=nursing',
    `GET /api/v1/jobs/${nursing.id}/sponsorship`,
  ]
  expect(fresh).toEqual(expect.arrayContaining(sure))

  vi.setSystemTime(Date.now() + DAYS * 86_400_000)
  await aNursePost(board, { title: TITLE })
  await ageRegister(db, DAYS)
  // The adverts themselves are seen every day.
  await db.updateTable('job').set({ lastSeenAt: new Date().toISOString() }).execute()
  notifyJobsChanged()
  await new Promise((resolve) => void setTimeout(resolve, LOOKED_UP_AGAIN_MS))
  const later = await readAll(scene, paths)

  expect([...later].filter(isGreen)).toEqual([])
  expect(later.get('mail of an alert')).toContain('days old')
  const withOld = sure.filter((place) => /"tone":"old"|days old/.test(later.get(place) ?? ''))
  expect(withOld).toEqual(sure)
})
