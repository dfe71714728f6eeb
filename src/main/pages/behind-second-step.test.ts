import { expect, test } from 'vitest'
import { secondStepPath } from '#accounts/second-factor/second-step-path.ts'
import { DomainError } from '#platform/primitives/errors.schema.ts'
import { pathsOf, readPage } from '#tests/support/canaries/walk.ts'
import { aScene, CALLS, makeCall, type CallName } from '#tests/support/every-call.ts'
import { sceneOf } from '#tests/support/sweep/scene.ts'
import { openTestServer } from '#tests/support/test-server.ts'

const server = await openTestServer()
const { app, db, services } = server
await app.ready()

const WALL = new DomainError('second_step_needed').message
const FROM = '/dashboard?tab=postedJobs&q=Leeds'

/** The calls that an employer without two-step login is refused. */
const BEHIND: CallName[] = [
  'GET /api/v1/applications/{id}/arrival/files/{fileId}',
  'GET /api/v1/applications/{id}/messages/{messageId}/file',
  'GET /api/v1/applications/{id}/messages/new',
  'GET /api/v1/applications/{id}/resume',
  'GET /api/v1/applications/{id}/resume/pages/{page}',
  'GET /api/v1/post/{jobId}/applicants.csv',
  'GET /api/v1/post/{jobId}/resumes.zip',
  'POST /api/v1/applications/{id}/presence',
  'POST /api/v1/post/{jobId}/moves',
  'POST /api/v1/post/{jobId}/resumes.zip',
]

/** A scene whose employer has no two-step login. */
async function aSceneWithoutStep() {
  const scene = await aScene(server)
  await db
    .updateTable('session')
    .set({ secondFactorAt: null })
    .where('accountId', '=', scene.people.employer.actor.id)
    .execute()
  return { scene, who: scene.people.employer }
}

test('each call behind the second step leads a browser there and back to its page', async () => {
  const host = 'localhost:3000'
  const headers = { accept: 'text/html', host, referer: `http://${host}${FROM}` }
  const shared = await aSceneWithoutStep()
  const behind: string[] = []
  for (const name of Object.keys(CALLS) as CallName[]) {
    const changesNothing = name.startsWith('GET') && !name.endsWith('/logout')
    const { scene, who } = changesNothing ? shared : await aSceneWithoutStep()
    const { statusCode, body } = await makeCall(app, name, { scene, who, headers })
    if (statusCode !== 403 || !body.includes('two-step login first')) continue
    behind.push(name)
    expect(body).toContain(`<a href="${secondStepPath(FROM)}">Set up two-step login</a>`)
  }

  expect(behind.toSorted()).toEqual(BEHIND.toSorted())
})

test('another site’s address is no way back', async () => {
  const { scene, who } = await aSceneWithoutStep()
  const headers = { accept: 'text/html', referer: 'https://evil.example/applicants' }
  const name = 'GET /api/v1/post/{jobId}/applicants.csv'

  const { body } = await makeCall(app, name, { scene, who, headers })

  expect(body).toContain(`<a href="${secondStepPath('/dashboard')}">`)
})

test('each page behind the second step leads there and back, and none ends in a sentence', async () => {
  const scene = await sceneOf({
    ...server,
    scanWaiting: services.scans.scanWaiting,
    notifyJobsChanged: services.jobs.notifyJobsChanged,
  })
  const behind: string[] = []
  for (const { actor } of [scene.people.employer, scene.people.admin]) {
    const withoutStep = { ...actor, secondFactorAt: null }
    const paths = pathsOf(scene).map((path) => path.split('#', 1)[0] ?? '')
    for (const path of new Set(paths)) {
      const text = await readPage(services, path, withoutStep)
      expect(text).not.toContain(WALL)
      if (!text.startsWith('/setting/step')) continue
      expect([path, text.split(' ', 1)[0]]).toEqual([path, secondStepPath(path)])
      behind.push(path)
    }
  }

  const { jobId, id } = scene.key
  const expected = ['', `/${id}`, `/${id}/interview`, `/${id}/arrival`, `/${id}/offer`]
  expect(behind).toEqual(
    expect.arrayContaining(expected.map((end) => `/applicants/${jobId}${end}`)),
  )
  expect(behind).toEqual(expect.arrayContaining(['/inbox', '/desk']))
})
