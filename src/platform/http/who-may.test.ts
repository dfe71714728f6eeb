import { readdirSync } from 'node:fs'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { aScene, CALLS, makeCall, type CallName, type Scene } from '#tests/support/every-call.ts'
import { openTestServer } from '#tests/support/test-server.ts'
import { readAllRows } from '#tests/support/whole-database.ts'

const server = await openTestServer()
const { app, db, dataDir } = server
await app.ready()

const PEOPLE = ['anonymous', 'stranger', 'applicant', 'employer', 'owner'] as const
type Person = (typeof PEOPLE)[number]
type Outcomes = readonly [number, number, number, number, number]

const everybody = (status: number): Outcomes => [status, status, status, status, status]
const loggedIn = (status: number, otherwise = 401): Outcomes => [
  otherwise,
  ...([status, status, status, status] as const),
]

/** The answer of each call, with the ids of the employer and the applicant. */
const OUTCOMES: Record<CallName, Outcomes> = {
  // To: anonymous, a stranger, the applicant, the employer, the owner of the site.
  'GET /api/v1/jobs': everybody(200),
  'GET /api/v1/jobs/{id}': everybody(200),
  'GET /api/v1/jobs/{id}/sponsorship': everybody(200),
  'GET /api/v1/suggest/titles': everybody(200),
  'GET /api/v1/suggest/places': everybody(200),
  'GET /api/v1/suggest/sponsors': everybody(200),
  'GET /api/v1/suggest/occupations': everybody(200),
  'POST /api/v1/sponsorship/check': loggedIn(200),
  'POST /api/v1/real': everybody(200),
  'POST /api/v1/post/get': everybody(200),
  'POST /api/v1/post/search': everybody(200),
  'POST /api/v1/post': loggedIn(201),
  'POST /api/v1/post/jobs': loggedIn(200),
  'POST /api/v1/post/law': loggedIn(200),
  'POST /api/v1/post/delete': [401, 403, 403, 200, 403],
  'GET /api/v1/post/{jobId}/applicants.csv': [401, 404, 404, 200, 404],
  'GET /api/v1/post/{jobId}/resumes.zip': [401, 404, 404, 200, 404],
  'POST /api/v1/post/{jobId}/resumes.zip': [401, 404, 404, 200, 404],
  'POST /api/v1/post/{jobId}/moves': [401, 404, 404, 200, 404],
  'POST /api/v1/apply': [401, 201, 409, 403, 201],
  'POST /api/v1/apply/jobs': loggedIn(200),
  'GET /api/v1/applications/{id}/resume': [401, 404, 200, 200, 404],
  // The CV of these tests has no pages.
  'GET /api/v1/applications/{id}/resume/pages/{page}': [401, 404, 404, 404, 404],
  // No applicant was warned about this application.
  'GET /api/v1/applications/{id}/evidence': [401, 404, 404, 404, 404],
  'GET /api/v1/applications/{id}/messages/new': [401, 404, 200, 200, 404],
  // It shows the employer’s members to each other only.
  'POST /api/v1/applications/{id}/presence': [401, 404, 404, 200, 404],
  'GET /api/v1/applications/{id}/messages/{messageId}/file': [401, 404, 200, 200, 404],
  // Not shared with the employer.
  'GET /api/v1/applications/{id}/arrival/files/{fileId}': [401, 404, 200, 404, 404],
  // A CV is its owner’s own; the other people have no CV.
  'GET /api/v1/resumes/{id}': [401, 404, 200, 404, 404],
  'GET /api/v1/profile/cv.pdf': [401, 404, 200, 404, 404],
  'GET /api/v1/profile/resume.json': [401, 404, 200, 404, 404],
  // A draft is its writer's own, whatever it is about.
  'PUT /api/v1/drafts/{kind}/{subject}': loggedIn(204),
  'PATCH /api/v1/drafts/{kind}/{subject}': loggedIn(204),
  // Without an account, a list belongs to its device.
  'PUT /api/v1/saved/{id}': everybody(204),
  'DELETE /api/v1/saved/{id}': everybody(204),
  'GET /api/v1/user/private_data': loggedIn(200),
  'POST /api/v1/user': everybody(200),
  'POST /api/v1/user/signup': everybody(201),
  'GET /api/v1/user/logout': everybody(200),
  'POST /api/v1/email_verification': everybody(200),
  'POST /api/v1/forgot_password': everybody(200),
  // This code was not mailed.
  'POST /api/v1/forgot_password/reset': everybody(422),
  'POST /api/v1/upload/profile': loggedIn(200),
  'POST /api/v1/user/profilePicUpdate': loggedIn(200),
  'POST /api/v1/startup': everybody(201),
  // The case belongs to the applicant’s address; admins have their own route.
  'GET /api/v1/startup/cases/{reference}/documents/{id}': [404, 404, 200, 404, 404],
  'POST /send-email': everybody(200),
  'POST /mcp': everybody(200),
  // It has no stream and no session.
  'GET /mcp': everybody(405),
  'DELETE /mcp': everybody(405),
  'GET /api/v1/openapi.json': everybody(200),
  // The employer’s own.
  'GET /pictures/{key}': [404, 404, 404, 200, 404],
  'GET /logos/{name}': everybody(200),
  // A page's download leads to the log-in page instead.
  'GET /setting/data': loggedIn(200, 303),
  // Without a link in the URL.
  'GET /startup/case/open': everybody(302),
  'GET /desk/startups/{id}/documents/{documentId}': [303, 302, 302, 302, 200],
  'GET /desk/log.csv': [303, 302, 302, 302, 200],
  // This report does not exist.
  'GET /desk/reports/{id}/picture': everybody(302),
  // Each person gets their own jobs.
  'GET /dashboard/jobs.csv': loggedIn(200, 303),
  'GET /organisations/{id}/figures.csv': [303, 404, 404, 200, 404],
  'GET /organisations/{id}/history.csv': [303, 404, 404, 200, 404],
  // Keys of employers’ systems alone count there, never a session.
  'GET /api/partner/v1/jobs': everybody(401),
  'POST /api/partner/v1/jobs': everybody(401),
  'GET /api/partner/v1/jobs/{id}': everybody(401),
  'PUT /api/partner/v1/jobs/{id}': everybody(401),
  'POST /api/partner/v1/jobs/{id}/close': everybody(401),
  'GET /jobs/{id}/seen.gif': everybody(204),
  'GET /healthz': everybody(200),
  'GET /readyz': everybody(200),
}
const NAMES = Object.keys(CALLS) as CallName[]

/** Safe methods that are still refused to other sites. */
const GUARDED_GETS = new Set<CallName>(['GET /api/v1/user/logout', 'GET /setting/data'])

const statusFor = (name: CallName, person: Person) => OUTCOMES[name][PEOPLE.indexOf(person)] ?? 0
const mayCall = (name: CallName) => PEOPLE.filter((person) => statusFor(name, person) < 300)

/** The calls of the API's own document, and whether their bodies have a `userID`. */
function documentedCalls() {
  const { paths = {}, components } = app.swagger() as {
    paths?: Record<string, Record<string, { requestBody?: unknown }>>
    components?: { schemas?: Record<string, unknown> }
  }
  const whole = (schema: unknown) =>
    JSON.stringify(schema ?? '').replaceAll(
      /"#\/components\/schemas\/(\w+)"/g,
      (_, name: string) => JSON.stringify(components?.schemas?.[name]) ?? '',
    )
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { requestBody }]) => ({
      name: `${method.toUpperCase()} ${path}` as CallName,
      takesUserId: whole(requestBody).includes('"userID"'),
    })),
  )
}

/** Routes that answer everyone alike, without personal data. Pages have tests of their own. */
const OPEN =
  /^\w+ (?:\*|\/robots\.txt|\/llms\.txt|\/\.well-known\/security\.txt$|\/sitemaps?[./]|\/feeds\/|\/(?:jobs\/\{id\}\/)?share\.png$|(?:\/\w\w)?\/real\/share-\w+\.png$)/

/** The server’s routes besides its pages, documented or not. */
function allCalls() {
  const parents: string[] = []
  const lines = app.printRoutes({ commonPrefix: false }).trimEnd().split('\n')
  return lines.flatMap((line) => {
    const [, indent = '', end = '', methods = ''] =
      /^([│ ]*)[├└]── (\S+) \(([A-Z, ]+)\)$/.exec(line) ?? []
    const depth = indent.length / 4
    const path = `${depth > 0 ? parents[depth - 1] : ''}${end}`
    parents[depth] = path
    const named = path.replaceAll(/:(\w+)/g, '{$1}')
    return methods.split(', ').flatMap((method) => (method === 'HEAD' ? [] : `${method} ${named}`))
  })
}

/** Every row of every table, every task and every file. */
async function everything({ but = '' } = {}) {
  const rows = await readAllRows(db, { but })
  const tasks = await sql<{ id: string }>`select id from pgboss.job order by id`.execute(db)
  const files = readdirSync(dataDir, { recursive: true, encoding: 'utf8' }).toSorted()
  return { rows, tasks: tasks.rows, files }
}

test('each call of the API’s document is in the table', () => {
  const names = documentedCalls().map(({ name }) => name)

  expect(names).not.toEqual([])
  expect(names.filter((name) => !(name in OUTCOMES))).toEqual([])
})

test('each call that is in no document is in the table, too', () => {
  const names = allCalls().filter((name) => !OPEN.test(name))

  expect(names.toSorted()).toEqual(NAMES.toSorted())
})

// Creating a scene takes long.
const sharedScene = aScene(server)
const changesNothing = (name: CallName) => name.startsWith('GET') && !name.endsWith('/logout')

test.each(NAMES)('%s answers each person as the table says', async (name) => {
  const statuses = []
  for (const person of PEOPLE) {
    const scene = changesNothing(name) ? await sharedScene : await aScene(server)
    const response = await makeCall(app, name, { scene, who: scene.people[person] })
    statuses.push([person, response.statusCode])
  }

  expect(statuses).toEqual(PEOPLE.map((person) => [person, statusFor(name, person)]))
})

const TAKE_USER_ID = documentedCalls()
  .filter(({ takesUserId }) => takesUserId)
  .map(({ name }) => name)

test('the calls that take a userID are those of jobs, applications and pictures', () => {
  expect(TAKE_USER_ID.toSorted()).toEqual([
    'POST /api/v1/apply',
    'POST /api/v1/apply/jobs',
    'POST /api/v1/post',
    'POST /api/v1/post/delete',
    'POST /api/v1/post/get',
    'POST /api/v1/post/jobs',
    'POST /api/v1/post/search',
    'POST /api/v1/upload/profile',
    'POST /api/v1/user/profilePicUpdate',
  ])
})

test.each(TAKE_USER_ID)('%s is refused with somebody else’s userID', async (name) => {
  for (const person of mayCall(name)) {
    const scene = await aScene(server)
    const who = scene.people[person]
    const other = person === 'employer' ? scene.people.applicant : scene.people.employer
    // Attempts are counted.
    const before = await everything({ but: 'rate_limit' })

    const response = await makeCall(app, name, { scene, who, userID: other.actor.id })

    expect([person, response.statusCode, response.body]).toEqual([
      person,
      403,
      'You cannot do that.',
    ])
    expect(await everything({ but: 'rate_limit' })).toEqual(before)
    if (!who) continue
    const own = await makeCall(app, name, { scene, who, userID: who.actor.id })
    expect([person, own.statusCode]).toEqual([person, statusFor(name, person)])
  }
})

test('no call that changes anything is carried out for another site', async () => {
  const scene: Scene = await aScene(server)
  const headers = { 'sec-fetch-site': 'cross-site' }
  const names = NAMES.filter((name) => !name.startsWith('GET ') || GUARDED_GETS.has(name))
  const before = await everything()

  for (const name of names) {
    // A person who may make the call, logged in where that makes a difference.
    const who = scene.people[mayCall(name).at(-1) ?? 'employer']
    const response = await makeCall(app, name, { scene, who, headers })

    expect([name, response.statusCode, response.body]).toEqual([
      name,
      403,
      'This request came from another site, so it was not carried out.',
    ])
    expect(response.headers['set-cookie']).toBeUndefined()
  }
  expect(await everything()).toEqual(before)
})
