import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { openTestServer } from '#tests/support/test-server.ts'
import { aPerson, cookiesOf } from '#tests/support/people.ts'

const { app, db, services } = await openTestServer()

async function aLoggedInPerson() {
  const person = await aPerson(db)
  const cookies = await cookiesOf(app, person)
  const actor = await services.accounts.sessions.find(cookies.session ?? '', { ip: '::1' })
  if (!actor) throw new Error('Not logged in.')
  return { person, cookies, actor }
}

const put = (payload: object | string, cookies: Record<string, string>, path = 'post/new') =>
  send('PUT', payload, { cookies, path })

const patch = (payload: object, cookies: Record<string, string>) =>
  send('PATCH', payload, { cookies, path: 'post/new' })

const send = (
  method: 'PUT' | 'PATCH',
  payload: object | string,
  { cookies, path }: { cookies: Record<string, string>; path: string },
) =>
  app.inject({
    method,
    url: `/api/v1/drafts/${path}`,
    cookies,
    headers: { 'content-type': 'application/json' },
    payload,
  })

test('an unfinished form is saved for its writer only', async () => {
  const { cookies, actor } = await aLoggedInPerson()
  const stranger = await aLoggedInPerson()

  await put({ jobTitle: 'Nur' }, cookies)
  const response = await put({ jobTitle: 'Nurse\u0000', description: '<b>' }, cookies)

  expect(response.statusCode).toBe(204)
  const key = { kind: 'post', subject: 'new' } as const
  expect(await services.drafts.find(actor, key)).toMatchObject({
    answers: { jobTitle: 'Nurse', description: '<b>' },
  })
  expect(await services.drafts.find(stranger.actor, key)).toBeNull()
  expect(await services.drafts.find(actor, { kind: 'apply', subject: 'new' })).toBeNull()
})

test('what is left of a form replaces its draft, and nothing left deletes it', async () => {
  const { cookies, actor } = await aLoggedInPerson()
  const key = { kind: 'applicant', subject: 'grace' } as const
  const typed = { note: 'Kind', text: 'Dear Grace,' }
  expect((await put(typed, cookies, 'applicant/grace')).statusCode).toBe(204)
  expect((await services.drafts.find(actor, key))?.answers).toEqual(typed)

  await services.drafts.replace(actor, key, { text: 'Dear Grace,' })
  expect((await services.drafts.find(actor, key))?.answers).toEqual({ text: 'Dear Grace,' })

  await services.drafts.replace(actor, key, {})
  expect(await services.drafts.find(actor, key)).toBeNull()
})

test('some fields of a form are saved, and the others stay, also with two at once', async () => {
  const { cookies, actor } = await aLoggedInPerson()
  await put({ jobTitle: 'Nurse', place: 'Leeds' }, cookies)

  await Promise.all([
    patch({ payMin: '12' }, cookies),
    patch({ place: 'York\u0000' }, cookies),
    patch({ hoursPerWeek: '37.5' }, cookies),
  ])

  const draft = await services.drafts.find(actor, { kind: 'post', subject: 'new' })
  const others = { payMin: '12', hoursPerWeek: '37.5' }
  expect(draft?.answers).toEqual({ jobTitle: 'Nurse', place: 'York', ...others })
})

test('a form that grows too large field by field is rejected, and stays as it was', async () => {
  const { cookies, actor } = await aLoggedInPerson()
  const fields = (from: number) =>
    Object.fromEntries(Array.from({ length: 25 }, (_, index) => [`field${from + index}`, 'x']))
  expect((await patch(fields(0), cookies)).statusCode).toBe(204)

  const response = await patch(fields(25), cookies)

  expect([response.statusCode, response.body]).toEqual([422, 'This form has too many fields.'])
  const draft = await services.drafts.find(actor, { kind: 'post', subject: 'new' })
  expect(Object.keys(draft?.answers ?? {})).toHaveLength(25)
})

test('characters that cannot be stored are removed from a draft, and nothing else', async () => {
  const { cookies, actor } = await aLoggedInPerson()
  const payload = String.raw`{"title": "Nurse\u0000 \ud800", "ref\udc00": "\\u0000"}`

  const response = await put(payload, cookies)

  expect(response.statusCode).toBe(204)
  const draft = await services.drafts.find(actor, { kind: 'post', subject: 'new' })
  expect(draft?.answers).toEqual({ title: 'Nurse \uFFFD', 'ref\uFFFD': String.raw`\u0000` })
})

test.each([
  ['nobody', {}, 'post/new', { a: '' }, 401],
  ['an unknown form', null, 'desk/new', { a: '' }, 422],
  ['a subject with a NUL', null, 'post/%00', { a: '' }, 422],
  ['a list', null, 'post/new', [], 422],
  ['a number', null, 'post/new', { a: 1 }, 422],
  ['too much', null, 'post/new', { a: 'x'.repeat(300_000) }, 413],
] as const)('%s is rejected', async (_, cookies, path, payload, status) => {
  const response = await put(payload, cookies ?? (await aLoggedInPerson()).cookies, path)

  expect(response.statusCode).toBe(status)
  expect(response.body).toMatch(/[.!]|continue$/)
})

test('drafts are deleted with their writer, and after ninety days', async () => {
  const [one, two] = [await aLoggedInPerson(), await aLoggedInPerson()]
  await put({ a: 'x' }, one.cookies)
  await put({ a: 'x' }, two.cookies)

  await db.deleteFrom('account').where('id', '=', one.person.id).execute()
  await db
    .updateTable('draft')
    .set({ updatedAt: '2020-01-01T00:00:00Z' })
    .where('accountId', '=', two.person.id)
    .execute()
  await services.drafts.sweep()

  const ids = [one.person.id, two.person.id]
  expect(await db.selectFrom('draft').selectAll().where('accountId', 'in', ids).execute()).toEqual(
    [],
  )
})

test('one account keeps a hundred drafts of a megabyte in all, the newest first', async () => {
  const { person, cookies, actor } = await aLoggedInPerson()
  const other = await aLoggedInPerson()
  await put({ jobTitle: 'Theirs' }, other.cookies)
  const rows = async () => {
    const { rows } = await sql<{ count: number; bytes: number }>`
      select count(*)::int as count, sum(octet_length(answers::text))::int as bytes
      from draft where account_id = ${person.id}`.execute(db)
    return rows[0] ?? { count: 0, bytes: 0 }
  }
  for (let job = 0; job < 105; job += 1) await put({ title: `${job}` }, cookies, `apply/job${job}`)
  expect((await rows()).count).toBe(100)

  const large = { a: 'ü'.repeat(60_000), b: 'ü'.repeat(60_000) }
  for (let job = 0; job < 8; job += 1) await put(large, cookies, `apply/large${job}`)

  const { count, bytes } = await rows()
  expect(count).toBe(4)
  expect(bytes).toBeLessThanOrEqual(1024 * 1024)
  const newest = { kind: 'apply', subject: 'large7' } as const
  expect(await services.drafts.find(actor, newest)).not.toBeNull()
  const theirs = { kind: 'post', subject: 'new' } as const
  expect(await services.drafts.find(other.actor, theirs)).not.toBeNull()
})
