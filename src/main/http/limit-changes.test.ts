import { expect, test } from 'vitest'
import type { RateLimit } from '#platform/limits/limits.ts'
import { createLimits } from '#platform/limits/shared-limits.ts'
import { RATE_LIMITS } from '#trade/limits/rate-limits.ts'
import { forgetLimits } from '#tests/support/account-calls.ts'
import { aLoggedInPerson, type LoggedInPerson } from '#tests/support/applications.ts'
import { aScene, CALLS, makeCall, type CallName } from '#tests/support/every-call.ts'
import { aMember, anOrganisation } from '#tests/support/organisations.ts'
import { serveStubPages } from '#tests/support/stub-pages.ts'
import { openTestServer } from '#tests/support/test-server.ts'
import routes from '../../routes.ts'
import { COUNTED_APART } from './limit-changes.ts'

const server = await openTestServer()
const { app, db } = server
await serveStubPages(server, async () => new Response('', { status: 200 }))
const scene = await aScene(server)
const { changes } = RATE_LIMITS

async function useUp(limit: RateLimit, key: string) {
  const limits = createLimits(db)
  const used = await limits.count(limit, key)
  for (let count = used; count < limit.times; count += 1) await limits.consume(limit, key)
}

const change = (who: LoggedInPerson, path = '/organisations') =>
  app.inject({ method: 'POST', url: path, cookies: who.cookies })

/** Calls with a key of their own, whose limits are those of keys. */
const BY_KEY = '/api/partner/'

const CHANGES = (Object.keys(CALLS) as CallName[]).filter((name) => {
  const [method, path = ''] = name.split(' ')
  const url = path.replaceAll(/\{(\w+)\}/g, ':$1')
  return method !== 'GET' && !COUNTED_APART.has(url) && !path.startsWith(BY_KEY)
})

test('every call and page that changes something has a limit for its account', async () => {
  const { employer } = scene.people
  await useUp(changes, employer.actor.id)
  await useUp(changes, employer.actor.sessionId)

  const calls = CHANGES.map(async (name) => ({
    name,
    status: (await makeCall(app, name, { scene, who: employer })).statusCode,
  }))
  expect((await Promise.all(calls)).filter(({ status }) => status !== 429)).toEqual([])
  expect(CHANGES.length).toBeGreaterThan(15)

  const paths = routes.flatMap(({ path = '' }) => (path === 'api/docs' ? [] : [`/${path}`]))
  const pages = paths.map(async (path) => ({
    path,
    status: (await change(employer, path.replaceAll(/:\w+\??/g, 'x'))).statusCode,
  }))
  expect((await Promise.all(pages)).filter(({ status }) => status !== 429)).toEqual([])
  expect(paths.length).toBeGreaterThan(100)
  await forgetLimits(db)
})

test('what is counted apart has a limit in its service, or changes nothing', () => {
  const known = Object.keys(CALLS).map((name) =>
    (name.split(' ')[1] ?? '').replaceAll(/\{(\w+)\}/g, ':$1'),
  )
  expect([...COUNTED_APART].filter((path) => !known.includes(path))).toEqual([])
})

test('the members of an organisation share a limit, and nobody else does', async () => {
  const { id, owner } = await anOrganisation(server)
  const member = await aMember(server, id, 'reader')
  const stranger = await aLoggedInPerson(server)
  expect(changes.together).toBeGreaterThan(changes.times * 2)
  expect((await change(member)).statusCode).toBe(200)

  await useUp({ ...changes, name: 'changes-together', times: changes.together ?? 0 }, id)

  const answer = await change(owner)
  expect(answer.statusCode).toBe(429)
  expect(answer.body).toBe(
    'Your organisation has done this very often. Wait an hour, then try again.',
  )
  expect((await change(stranger)).statusCode).toBe(200)
  await forgetLimits(db)
})

test('whoever uses up an account’s changes does not keep its owner from the settings', async () => {
  const person = await aLoggedInPerson(server)
  await useUp(changes, person.actor.id)
  expect((await change(person, '/setting')).statusCode).toBe(200)
  expect((await change(person, '/organisations')).statusCode).toBe(429)
})

test('more is allowed together than to one', () => {
  const shared = Object.values(RATE_LIMITS).filter(({ together }) => together !== undefined)
  expect(shared.length).toBeGreaterThan(20)
  expect(shared.filter(({ times, together = 0 }) => together < times * 2)).toEqual([])
})
