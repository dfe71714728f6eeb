import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { requestContext } from '#platform/pages/context.ts'
import routes from '../../../routes.ts'
import type { Actor } from '#accounts/sessions/actor.ts'
import { aJob } from '#tests/support/builders.ts'
import { aCase } from '#tests/support/cases.ts'
import { aMessage, anActor, anAdmin, aStartupRequest } from '#tests/support/admin.ts'
import { anOrganisation } from '#tests/support/organisations.ts'
import { aConnectedSource } from '#tests/support/fake-board.ts'
import { aPerson } from '#tests/support/people.ts'
import { openTestServer } from '#tests/support/test-server.ts'

const server = await openTestServer()
const { db, services } = server

type Handler = (args: object) => unknown
interface Page {
  path: string
  loader: Handler
  action?: Handler
}

const pages = await Promise.all(
  routes
    .filter(({ path }) => path === 'desk' || path?.startsWith('desk/'))
    .map(async ({ path, file }): Promise<Page> => {
      const module = await import(/* @vite-ignore */ `../../../${file}`)
      return { path: `/${path}`, loader: module.loader, action: module.action }
    }),
)

/** A separate record for each page about one. */
const RECORDS: Record<string, () => Promise<{ id: string; seen?: string }>> = {
  '/desk/messages/:id': () => aMessage(db),
  '/desk/startups/:id': () => aStartupRequest(db),
  '/desk/queue/:id': async () => ({ id: await aCase(db, { jobId: (await aJob(db)).id }) }),
  '/desk/organisations/:id': async () => {
    const { id: ownerId } = await aPerson(db)
    const { organisationId } = await aJob(db, { ownerId })
    await db
      .updateTable('organisation')
      .set({ suspendedAt: new Date().toISOString(), suspendedBecause: 'A fee' })
      .where('id', '=', organisationId ?? '')
      .execute()
    return { id: organisationId ?? '' }
  },
  '/desk/organisations/:id/letter': async () => {
    const home = await anOrganisation(server)
    await services.organisations.proof.requestLetter(home.actor, home.id)
    const { state: seen } = await services.moderation.letters.find(await anAdmin(db), home.id)
    return { id: home.id, seen }
  },
  '/desk/jobs/:id': () => aJob(db),
  '/desk/people/:id': () => aPerson(db),
}
/** The record that a form of a list is about. */
const LISTED: typeof RECORDS = { '/desk/sources': () => aConnectedSource(server) }
/** A read-only page about two records; the test passes the same one twice. */
const COMPARISON = '/desk/jobs/:id/compare/:other'
const FORM = {
  choice: 'refuse/money',
  status: 'done',
  note: 'Called.',
  reason: 'It asks for a fee.',
  address: '1 High Street',
}
const TEMPLATES = '/desk/startups/templates'
const TEMPLATE = { title: 'Hello', text: 'Thank you.' }
/** The button to press on a page with several. */
const BUTTONS: Record<string, string> = { '/desk/startups/:id': '?do=note' }

/** The redirect target of a visit, or its result. */
async function visit({ path, loader, action }: Page, actor: Actor | null, method: 'GET' | 'POST') {
  const record = path === COMPARISON ? aJob(db) : (RECORDS[path] ?? LISTED[path])?.()
  const found: { id: string; seen?: string } = (await record) ?? { id: crypto.randomUUID() }
  const { id, seen = '' } = found
  const address = path.replace(':id', id).replace(':other', id)
  const context = new RouterContextProvider()
  context.set(requestContext, { ...services, actor } as never)
  const form = path === TEMPLATES ? TEMPLATE : { ...FORM, id, seen }
  const post = { method: 'POST', body: new URLSearchParams(form) }
  const button = method === 'POST' ? (BUTTONS[path] ?? '') : ''
  const url = `http://localhost:3000${address}${button}`
  const request = method === 'POST' ? new Request(url, post) : new Request(url)
  const handle = method === 'POST' ? action : loader
  const answer = await Promise.resolve(
    handle?.({ context, request, params: { id, other: id } }),
  ).catch((thrown: unknown) => thrown)
  const location = answer instanceof Response ? answer.headers.get('location') : null
  return { address, location, answer }
}

const changes = () => db.selectFrom('deskEntry').selectAll().execute()

const walk = pages.flatMap((page) => [
  [page.path, 'GET', page] as const,
  ...(page.action ? [[page.path, 'POST', page] as const] : []),
])

const LISTS = [
  'messages',
  'startups',
  'jobs',
  'organisations',
  'people',
  'queue',
  'rules',
  'data',
  'sources',
]

test('these tests cover every admin page and form', () => {
  expect(walk.map(([path, method]) => `${method} ${path}`).toSorted()).toEqual(
    [
      'GET /desk',
      'GET /desk/log',
      'POST /desk/queue',
      'POST /desk/data',
      'POST /desk/sources',
      `GET ${TEMPLATES}`,
      `POST ${TEMPLATES}`,
      `GET ${COMPARISON}`,
      ...Object.keys(RECORDS).flatMap((path) => [`GET ${path}`, `POST ${path}`]),
      ...LISTS.map((name) => `GET /desk/${name}`),
    ].toSorted(),
  )
})

test.each(walk)('%s by %s sends visitors to log in', async (_, method, page) => {
  const before = await changes()

  const { address, location } = await visit(page, null, method)

  expect(location).toBe(`/login?next=${encodeURIComponent(address)}`)
  expect(await changes()).toEqual(before)
})

test.each(walk)('%s by %s is not found for everyone but admins', async (_, method, page) => {
  const suspended = { isOwner: true, suspendedAt: new Date().toISOString() }
  for (const actor of [await anActor(db), await anActor(db, suspended)]) {
    const before = await changes()

    const { location } = await visit(page, actor, method)

    expect(location).toBe('/404')
    expect(await changes()).toEqual(before)
  }
})

test.each(walk)(
  '%s by %s sends an admin without a second step to set one up',
  async (_, method, page) => {
    const before = await changes()

    const plain = { ...(await anAdmin(db)), secondFactorAt: null }
    const { address, location } = await visit(page, plain, method)

    expect(location).toBe(`/setting/step?next=${encodeURIComponent(address)}`)
    expect(await changes()).toEqual(before)
  },
)

test.each(walk)('%s by %s works for an admin', async (_, method, page) => {
  const before = await changes()

  const { address, location, answer } = await visit(page, await anAdmin(db), method)

  if (method === 'GET') {
    expect(location).toBeNull()
    expect(answer).not.toBeInstanceOf(Error)
    expect(await changes()).toEqual(before)
  } else if (address.startsWith('/desk/queue')) {
    // They lead to the next case; taking one changes nothing.
    expect(location).toMatch(/^\/desk\/queue/)
    expect(await changes()).toHaveLength(before.length + (address === '/desk/queue' ? 0 : 1))
  } else {
    // A letter is the answer itself.
    expect(location).toBe(address.endsWith('/letter') ? null : address)
    expect(await changes()).toHaveLength(before.length + 1)
  }
})

test.each(Object.keys(RECORDS))('%s is not found for an unknown record', async (path) => {
  const page = pages.find((page) => page.path === path)
  if (!page) throw new Error('No such page')
  const nothing = { ...page, path: path.replace('/:id', '/nothing') }
  const owner = await anAdmin(db)

  expect((await visit(nothing, owner, 'GET')).location).toBe('/404')
  expect((await visit(nothing, owner, 'POST')).location).toBe('/404')
})
