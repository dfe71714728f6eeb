import { expect, test } from 'vitest'
import { endSource } from '#board/sources/operating/operate-sources.ts'
import { insertOptOut } from '#board/sources/opt-out/opt-out.queries.ts'
import { aLoggedInPerson } from '#tests/support/applications.ts'
import { anAdmin } from '#tests/support/admin.ts'
import { aConnectedSource, greenhouseAdvert, jobsOf } from '#tests/support/fake-board.ts'
import { openFeedServer } from '#tests/support/feed-server.ts'
import { uniqueWord } from '#tests/support/unique-word.ts'

const feeds = await openFeedServer()
const { server, db, services } = feeds
const { sourceDesk } = services

const rowOf = (id: string) =>
  db
    .selectFrom('source')
    .select(['name', 'lastCompleteAt'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()

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

test.each([
  ['by the desk', async (id: string) => sourceDesk.turnOff(await anAdmin(db), id)],
  [
    'by an operator',
    async (id: string) => {
      const { name } = await rowOf(id)
      await endSource(db, name, feeds.clock.now(), true)
    },
  ],
])('adverts of a list that is switched off %s age from when they were seen', async (_, off) => {
  const { id } = await feeds.aSource([1, 2])
  for (let run = 0; run < 5; run++) await feeds.read(24)
  await off(id)
  const { lastCompleteAt } = await rowOf(id)
  const seen = (await jobsOf(db, id)).map((job) => job.lastSeenAt)
  expect(seen).toEqual([lastCompleteAt, lastCompleteAt])
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
    () => sourceDesk.closeNow(actor, id),
    () => sourceDesk.compare(actor, id),
    () => sourceDesk.listOptOuts(actor),
  ])
    await expect(act()).rejects.toMatchObject({ code: 'not_found' })
  expect(await stateOf(id)).toMatchObject({ state: 'on' })
})

test('a made-up id is not found', async () => {
  await expect(sourceDesk.turnOff(await anAdmin(db), 'nothing')).rejects.toMatchObject({
    code: 'not_found',
  })
})

test('an admin compares what came with what is here, while it waits', async () => {
  const source = await feeds.aSource([1])
  const admin = await anAdmin(db)
  const company = 'Somebody Else Ltd'
  const other = greenhouseAdvert(7, { company, title: 'Welder', location: { name: 'Ohio' } })
  feeds.boards.serve(source.address, { body: JSON.stringify({ jobs: [other] }) })
  await feeds.read(6)
  const hold = (await sourceDesk.list(admin)).find(({ sourceId }) => sourceId === source.id)
  const id = hold?.id ?? ''
  expect(await sourceDesk.compare(admin, id)).toEqual({
    id,
    here: [`Registered nurse 1 · Leeds · ${source.company}`],
    came: ['Welder · Ohio · Somebody Else Ltd'],
  })
  await sourceDesk.refuse(admin, id)
  for (const gone of [id, source.id, 'nothing'])
    await expect(sourceDesk.compare(admin, gone)).rejects.toMatchObject({ code: 'not_found' })
})

test('an admin sees who has opted out, with the lists that are off since', async () => {
  const { id } = await aConnectedSource(server)
  const admin = await anAdmin(db)
  const host = `jobs.${uniqueWord().toLowerCase()}.co.uk:8443`
  const domain = host.split('.').slice(1).join('.').replace(':8443', '')
  await db.updateTable('source').set({ host }).where('id', '=', id).execute()
  await sourceDesk.turnOff(admin, id)
  await insertOptOut(db, domain, 'dns')
  const [latest] = await sourceDesk.listOptOuts(admin)
  expect(latest).toMatchObject({ domain, way: 'dns', lists: 1, read: 0 })
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
