import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { Readable } from 'node:stream'
import { expect, test } from 'vitest'
import { DomainError } from '#platform/primitives/errors.schema.ts'
import type { Actor } from '#accounts/sessions/actor.ts'
import type { Files } from '#platform/files/files.ts'
import { asMultipart } from '#tests/support/multipart.ts'
import { aPerson, openSession } from '#tests/support/people.ts'
import { aPicture } from '#tests/support/pictures.ts'
import { openTestServer } from '#tests/support/test-server.ts'
import { createPicture } from './picture.service.ts'

const { app, db, services, files, tasks, limits, dataDir, runTasks } = await openTestServer()
const { picture } = services.accounts

const visitor = { ip: '203.0.113.1' }

async function anActor(): Promise<Actor> {
  return (await openSession(services, await aPerson(db))).actor
}

async function formOf(actor: Actor) {
  const { payload, headers } = await asMultipart({ profilePicture: await aPicture() })
  const source = { contentType: headers['content-type'], body: Readable.from([payload]) }
  return picture.receive(visitor, actor, source)
}

async function keyOf({ id }: Actor) {
  const row = db.selectFrom('account').select('pictureKey').where('id', '=', id)
  return (await row.executeTakeFirstOrThrow()).pictureKey
}

/** Names of the stored files, one per size. */
function stored() {
  return ['96', '192'].flatMap((size) => {
    const folder = path.join(dataDir, 'files/pictures', size)
    return existsSync(folder) ? readdirSync(folder) : []
  })
}

test('a picture leaves no file if its row cannot be written', async () => {
  const actor = await anActor()
  await using form = await formOf(actor)
  const before = stored()
  await db.schema.alterTable('account').renameTo('accountAway').execute()

  await expect(picture.save(actor, form)).rejects.toThrow(/account/)

  await db.schema.alterTable('accountAway').renameTo('account').execute()
  expect(stored()).toEqual(before)
})

test('a picture leaves no file if its account has just been deleted', async () => {
  const actor = await anActor()
  await using form = await formOf(actor)
  const before = stored()
  await db.deleteFrom('account').where('id', '=', actor.id).execute()

  await expect(picture.save(actor, form)).rejects.toMatchObject({ code: 'not_logged_in' })

  expect(stored()).toEqual(before)
})

test('of two concurrent pictures one is stored, and nothing is left of the other', async () => {
  const actor = await anActor()
  await using one = await formOf(actor)
  await using other = await formOf(actor)
  const before = stored()

  const keys = await Promise.all([one, other].map((form) => picture.save(actor, form)))

  const storedKey = await keyOf(actor)
  expect(keys).toContain(storedKey)
  const added = () => stored().filter((name) => !before.includes(name))
  await runTasks()
  expect(await added()).toEqual([storedKey, storedKey])
})

test('a full disk is answered with a sentence, and nothing of the picture remains', async () => {
  const actor = await anActor()
  await using form = await formOf(actor)
  const before = stored()
  let saved = 0
  const full: Files = {
    ...files,
    async save(upload, key) {
      if (saved === 1) throw new DomainError('no_space')
      await files.save(upload, key)
      saved += 1
    },
  }

  const saving = createPicture({ db, tasks, limits, files: full }).save(actor, form)

  await expect(saving).rejects.toMatchObject({ code: 'no_space', status: 507 })
  expect(saved).toBe(1)
  expect(stored()).toEqual(before)
})

test('a deleted picture is gone, and deleting it twice is no error', async () => {
  const actor = await anActor()
  await using form = await formOf(actor)
  const key = await picture.save(actor, form)
  expect(await picture.open(key, 96)).not.toBeNull()

  await picture.remove(actor)
  await picture.remove(actor)

  expect(await keyOf(actor)).toBeNull()
  await runTasks()
  expect(await stored()).not.toContain(key)
})

test('a picture URL leads to pictures only', async () => {
  const actor = await anActor()
  await using form = await formOf(actor)
  const key = await picture.save(actor, form)
  await using secret = await files.receive(Readable.from(['secret']), 10)
  await files.save(secret, 'startup-requests/0123456789abc.webp')
  const { cookies } = await openSession(services, actor)

  for (const address of [
    '/pictures/..%2fstartup-requests%2f0123456789abc.webp',
    '/pictures/..%2f..%2fstartup-requests%2f0123456789abc.webp',
    '/pictures/%2e%2e%2fstartup-requests%2f0123456789abc.webp',
    '/pictures/..%5cstartup-requests%5c0123456789abc.webp',
    '/pictures/..%252fstartup-requests%252f0123456789abc.webp',
    '/pictures/0123456789abc.webp',
    `/pictures/${key}%00`,
    `/pictures/${key.toUpperCase()}`,
    `/pictures/192%2f${key}`,
    `/pictures/${key}?size=..%2f..%2fstartup-requests`,
    `/pictures/${key}?size=97`,
    `/pictures/${key}?size=96&size=96`,
    `/pictures/${key}?size=`,
  ]) {
    const response = await app.inject({ url: address, cookies })
    expect(response.statusCode, address).toBe(404)
    expect(response.headers['cache-control'], address).toBe('no-store')
    expect(response.body, address).toBe('There is nothing at this address.')
  }
  expect((await app.inject({ url: `/pictures/${key}`, cookies })).statusCode).toBe(200)
})

test('a picture is for its own person alone, who is the only one to see it on a page', async () => {
  const actor = await anActor()
  await using form = await formOf(actor)
  const url = `/pictures/${await picture.save(actor, form)}`
  const { cookies } = await openSession(services, actor)
  const { cookies: others } = await openSession(services, await anActor())

  const statusFor = async (cookies: Record<string, string> = {}) =>
    (await app.inject({ url, cookies })).statusCode

  expect([await statusFor(cookies), await statusFor(others), await statusFor()]).toEqual([
    200, 404, 404,
  ])
})
