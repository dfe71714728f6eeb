import { expect, test } from 'vitest'
import { aJob } from '#tests/support/builders.ts'
import { aScene, CALLS, makeCall, type CallName } from '#tests/support/every-call.ts'
import { openTestServer } from '#tests/support/test-server.ts'
import { isAnonymous } from './caching.ts'

const server = await openTestServer()
const { app, db } = server
const NAMES = Object.keys(CALLS) as CallName[]
const PEOPLE = ['anonymous', 'stranger', 'applicant', 'employer', 'owner'] as const

const PUBLIC = 'public, max-age=0, s-maxage=5'
const IMMUTABLE = 'max-age=31536000, immutable'
/** Calls that shared caches may store; no other answer may be stored. */
const PUBLIC_CALLS: string[] = [
  'GET /api/v1/jobs',
  'GET /api/v1/jobs/{id}',
  'GET /api/v1/jobs/{id}/sponsorship',
  'GET /api/v1/openapi.json',
]
const FILES: Record<string, string> = {
  'GET /api/v1/suggest/titles': 'public, max-age=60, s-maxage=60',
  'GET /api/v1/suggest/places': 'public, max-age=60, s-maxage=60',
  'GET /api/v1/suggest/sponsors': 'public, max-age=60, s-maxage=60',
  'GET /api/v1/suggest/occupations': 'public, max-age=60, s-maxage=60',
  'GET /logos/{name}': `public, ${IMMUTABLE}`,
  'GET /pictures/{key}': `private, ${IMMUTABLE}`,
}

test.each(NAMES)('%s may be cached only if everyone gets the same answer', async (name) => {
  // Reading changes nothing for the next person.
  const read = name.startsWith('GET ') ? await aScene(server) : null
  for (const person of PEOPLE) {
    const scene = read ?? (await aScene(server))
    const { headers, statusCode } = await makeCall(app, name, {
      scene,
      who: scene.people[person],
    })

    const isPublic = person === 'anonymous' && PUBLIC_CALLS.includes(name)
    const file = statusCode === 404 ? undefined : FILES[name]
    const rule = file ?? (isPublic ? PUBLIC : 'no-store')
    expect([person, headers['cache-control']]).toEqual([person, rule])
    expect('cdn-cache-control' in headers, person).toBe(isPublic)
    if (isPublic) expect(headers.vary).toBe('accept-encoding, cookie, save-data')
  }
})

const ANONYMOUS = [{}, { cookie: '' }, { cookie: 'lastJob=0abc' }, { cookie: 'fonts=1' }]

/** Requests that identify a user, or may. */
const IDENTIFYING = [
  { cookie: 'session=abc' },
  { cookie: '__Host-session=abc' },
  { cookie: 'session="abc"' },
  { cookie: 'session=' },
  { cookie: ' session=abc' },
  { cookie: 'session =abc' },
  { cookie: '\tsession=abc' },
  { cookie: 'fonts=1;session=abc' },
  { cookie: 'fonts=1;  session=abc' },
  { cookie: 'fonts=1; ; session=abc' },
  { cookie: 'lastJob=0abc; __Host-session=abc; fonts=1' },
  { cookie: 'lastJob=session=abc' },
  { cookie: 'lastJob=0abc, session=abc' },
  { cookie: 'lastJob=0abc\nsession=abc' },
  { cookie: 'Session=abc' },
  { cookie: 'device=abc' },
  { cookie: 'flash=logged-in' },
  { cookie: 'anything' },
  { authorization: 'Bearer abc' },
  { authorization: '' },
  { cookie: 'fonts=1', authorization: 'Basic abc' },
]

test('a request is anonymous only if nothing in it can identify a user', () => {
  for (const headers of ANONYMOUS)
    expect([headers, isAnonymous({ headers })]).toEqual([headers, true])
  for (const headers of IDENTIFYING)
    expect([headers, isAnonymous({ headers })]).toEqual([headers, false])
})

test('an answer to a request that may identify a user is not stored', async () => {
  const job = await aJob(db)

  for (const headers of IDENTIFYING) {
    for (const method of ['GET', 'HEAD'] as const) {
      const answer = await app.inject({ method, url: `/api/v1/jobs/${job.id}`, headers })
      expect([headers, method, answer.headers['cache-control']]).toEqual([
        headers,
        method,
        'no-store',
      ])
    }
  }
})

test('an unchanged answer is 304 with the same cache-control', async () => {
  const { id } = await aJob(db)
  const first = await app.inject(`/api/v1/jobs/${id}`)

  const headers = { 'if-none-match': String(first.headers.etag) }
  const again = await app.inject({ url: `/api/v1/jobs/${id}`, headers })

  expect(again.statusCode).toBe(304)
  expect(again.headers['cache-control']).toBe(PUBLIC)
  expect(again.headers.vary).toBe('accept-encoding, cookie, save-data')
})

test('a failure is not stored', async () => {
  for (const url of [
    '/api/v1/jobs/no-such-job',
    '/api/v1/jobs?limit=0',
    '/api/v1/nothing',
    '/logos/x',
  ]) {
    const answer = await app.inject(url)
    expect([url, answer.headers['cache-control']]).toEqual([url, 'no-store'])
  }
})
