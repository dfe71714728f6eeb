import { Readable } from 'node:stream'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { aPerson, anIp } from '#tests/support/people.ts'
import { openTestServer } from '#tests/support/test-server.ts'

const { db, services } = await openTestServer()
const { returnedForms, sweep } = services.accounts
const contentType = 'application/x-www-form-urlencoded'
const TEXT = 'We look for a night nurse.'

interface Sent {
  cookies?: string
  path?: string
  ip?: string
  fields?: Record<string, string>
}

/** Sends a form from a page of an account, and gives the cookies of its browser. */
async function send(
  accountId: string,
  { cookies, path = '/post', ip = anIp(), fields }: Sent = {},
) {
  const values = { returnTo: `${accountId} job-form`, description: TEXT, ...fields }
  const body = Buffer.from(new URLSearchParams(values).toString())
  const set = await returnedForms.save({ ip }, { cookies, contentType, body, path })
  return set?.split(';')[0] ?? null
}

const find = async (id: string, cookies: string | null, path = '/post') =>
  (await returnedForms.find({ id }, { cookies: cookies ?? undefined, path }))?.returned.values

const wait = (id: string, minutes: number) =>
  sql`
  update returned_form set shown_at = shown_at - make_interval(mins => ${minutes}::int)
  where account_id = ${id}`.execute(db)

test('a form comes back to its account, and never with a password', async () => {
  const { id } = await aPerson(db)
  const cookies = await send(id, { fields: { password: 'Tide-7' } })
  const found = await returnedForms.find({ id }, { cookies: cookies ?? '', path: '/post' })

  expect(found?.returned).toMatchObject({ form: 'job-form', values: { description: TEXT } })
  expect(found?.returned.values).not.toHaveProperty('password')
})

test('a form that was shown comes again for ten minutes, as its page may have been cut, and is deleted then', async () => {
  const { id } = await aPerson(db)
  const cookies = await send(id)
  const show = async () =>
    (await returnedForms.find({ id }, { cookies: cookies ?? '', path: '/post' }))?.noteShown()
  await show()
  await wait(id, 9)
  expect(await find(id, cookies)).toMatchObject({ description: TEXT })

  // Another visit does not begin the ten minutes again.
  await show()
  await wait(id, 2)
  expect(await find(id, cookies)).toBeUndefined()
  await sweep()
  const rows = await db.selectFrom('returnedForm').where('accountId', '=', id).execute()
  expect(rows).toEqual([])
})

test('a page that sends something has shown its form; one that was never shown stays', async () => {
  const { id } = await aPerson(db)
  const cookies = (await send(id, { fields: { description: 'older' } })) ?? ''
  await send(id, { cookies })
  await send(id, { cookies, path: '/applications/1' })
  const asked = { cookies, path: '/post' }
  await (await returnedForms.find({ id }, asked))?.noteShown()

  await returnedForms.forgetShown(id, asked)

  expect(await find(id, cookies)).toMatchObject({ description: 'older' })
  expect(await find(id, cookies, '/applications/1')).toMatchObject({ description: TEXT })
})

test('another account in the same browser, another browser and another page get nothing', async () => {
  const [{ id }, other] = [await aPerson(db), await aPerson(db)]
  const cookies = await send(id)

  expect(await find(other.id, cookies)).toBeUndefined()
  expect(await find(id, null)).toBeUndefined()
  expect(await find(id, 'returned=forged')).toBeUndefined()
  expect(await find(id, cookies, '/jobform/1')).toBeUndefined()
  expect(await find(id, cookies)).toMatchObject({ description: TEXT })
})

test('the forms of two tabs both come back', async () => {
  const { id } = await aPerson(db)
  const cookies = (await send(id)) ?? ''
  await send(id, { cookies, path: '/applications/1', fields: { description: 'Good morning' } })

  expect(await find(id, cookies)).toMatchObject({ description: TEXT })
  expect(await find(id, cookies, '/applications/1')).toMatchObject({ description: 'Good morning' })
})

test('no text can be read in the database, and after a day it is gone', async () => {
  const { id } = await aPerson(db)
  const cookies = await send(id)
  const rows = () => db.selectFrom('returnedForm').selectAll().where('accountId', '=', id).execute()
  expect(JSON.stringify(await rows())).not.toContain('nurse')

  await sql`
    update returned_form set created_at = now() - interval '25 hours'
    where account_id = ${id}`.execute(db)
  expect(await find(id, cookies)).toBeUndefined()
  await sweep()
  expect(await rows()).toEqual([])
})

test('strangers cannot fill the database: no account, too many, nothing readable', async () => {
  const { id } = await aPerson(db)
  const ip = anIp()
  expect(await send('nobody00000000')).toBeNull()
  for (let i = 0; i < 30; i += 1) expect(await send(id, { ip })).not.toBeNull()
  expect(await send(id, { ip })).toBeNull()
  const stored = await db
    .selectFrom('returnedForm')
    .select('id')
    .where('accountId', '=', id)
    .execute()
  expect(stored).toHaveLength(20)

  const unreadable = {
    cookies: undefined,
    contentType: 'multipart/form-data',
    body: Readable.from([]),
    path: '/',
  }
  expect(await returnedForms.save({ ip: anIp() }, unreadable)).toBeNull()
})
