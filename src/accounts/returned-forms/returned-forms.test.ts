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

test('a form comes back to its account, once, and never with a password', async () => {
  const { id } = await aPerson(db)
  const cookies = await send(id, { fields: { password: 'Tide-7' } })
  const found = await returnedForms.find({ id }, { cookies: cookies ?? '', path: '/post' })

  expect(found?.returned).toMatchObject({ form: 'job-form', values: { description: TEXT } })
  expect(found?.returned.values).not.toHaveProperty('password')
  await found?.forget()
  expect(await find(id, cookies)).toBeUndefined()
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
