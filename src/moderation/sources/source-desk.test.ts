import { expect, test } from 'vitest'
import { insertOptOut } from '#board/sources/opt-out/opt-out.queries.ts'
import { aLoggedInPerson } from '#tests/support/applications.ts'
import { anAdmin } from '#tests/support/admin.ts'
import { aConnectedSource } from '#tests/support/fake-board.ts'
import { openTestServer } from '#tests/support/test-server.ts'

const server = await openTestServer()
const { db, services } = server
const { sourceDesk } = services

const stateOf = (id: string) =>
  db
    .selectFrom('source')
    .select(['state', 'stateBecause'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()

test('an admin switches a list off and on again, and the log says so', async () => {
  const { id } = await aConnectedSource(server)
  const admin = await anAdmin(db)

  await sourceDesk.turnOff(admin, id)
  expect(await stateOf(id)).toEqual({ state: 'off', stateBecause: 'operator' })
  await sourceDesk.readAgain(admin, id)
  expect(await stateOf(id)).toEqual({ state: 'on', stateBecause: null })

  const entries = await db
    .selectFrom('deskEntry')
    .select('action')
    .where('subjectId', '=', id)
    .orderBy('id')
    .execute()
  expect(entries.map(({ action }) => action)).toEqual(['source-off', 'source-read'])
})

test('what its organisation has disconnected no admin switches on', async () => {
  const { id, organisation, actor } = await aConnectedSource(server)
  await services.sources.disconnect(actor, { organisationId: organisation.id, sourceId: id })

  await expect(sourceDesk.readAgain(await anAdmin(db), id)).rejects.toMatchObject({
    code: 'forbidden',
  })
  expect(await stateOf(id)).toMatchObject({ state: 'off', stateBecause: 'disconnected' })
})

test('nobody else sees or changes anything', async () => {
  const { id } = await aConnectedSource(server)
  const { actor } = await aLoggedInPerson(server)

  for (const act of [
    () => sourceDesk.overview(actor),
    () => sourceDesk.readAgain(actor, id),
    () => sourceDesk.turnOff(actor, id),
    () => sourceDesk.list(actor),
  ])
    await expect(act()).rejects.toMatchObject({ code: 'not_found' })
  expect(await stateOf(id)).toMatchObject({ state: 'on' })
})

test('a made-up id is not found', async () => {
  await expect(sourceDesk.turnOff(await anAdmin(db), 'nothing')).rejects.toMatchObject({
    code: 'not_found',
  })
})

test('what the holder of its site has opted out no admin switches on', async () => {
  const { id } = await aConnectedSource(server)
  const admin = await anAdmin(db)
  await sourceDesk.turnOff(admin, id)
  const { host } = await db
    .selectFrom('source')
    .select('host')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  await insertOptOut(db, host, 'dns')
  await expect(sourceDesk.readAgain(admin, id)).rejects.toMatchObject({ code: 'forbidden' })
  expect(await stateOf(id)).toMatchObject({ state: 'off' })
  await db.deleteFrom('sourceOptOut').where('domain', '=', host).execute()
})
