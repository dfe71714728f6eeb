import { expect, test } from 'vitest'
import { PERSONAL_DATA } from '#main/personal-data.ts'
import { anAdmin } from '#tests/support/admin.ts'
import { aJob, aProof } from '#tests/support/builders.ts'
import {
  aConnectedSource,
  failure,
  greenhouseAdvert,
  jobsOf,
  openReferences,
} from '#tests/support/fake-board.ts'
import { openFeedServer } from '#tests/support/feed-server.ts'
import { aMember, anOrganisation, endProof } from '#tests/support/organisations.ts'
import { toShownSources } from './pages/shown-sources.ts'
import { uniqueWord } from '#tests/support/unique-word.ts'

const feeds = await openFeedServer()
const { clock, boards, server, db, services } = feeds
const { sources } = services

const anAddress = () => `https://boards.example/${uniqueWord()}`

async function aProvedOrganisation() {
  const organisation = await anOrganisation(server)
  await aProof(db, organisation.id)
  return organisation
}

function listOf(organisationId: string, address: string) {
  return { organisationId, system: 'greenhouse', address, agreedWords: 'You may read it.' } as const
}

test('only members who manage the jobs of a proved organisation connect its list', async () => {
  const { id, actor } = await anOrganisation(server)
  const list = listOf(id, anAddress())
  await expect(sources.connect(actor, list)).rejects.toThrow(/Show first/)
  await expect(sources.preview(actor, list)).rejects.toThrow(/Show first/)
  await aProof(db, id)
  const reader = await aMember(server, id, 'reader')
  const stranger = await anOrganisation(server)
  await expect(sources.connect(reader.actor, list)).rejects.toMatchObject({ code: 'forbidden' })
  await expect(sources.connect(stranger.actor, list)).rejects.toMatchObject({ code: 'not_found' })
  await expect(sources.preview(stranger.actor, list)).rejects.toMatchObject({ code: 'not_found' })
  await expect(sources.connect(actor, { ...list, address: 'ftp://x' })).rejects.toThrow(/address/)
  const sourceId = await sources.connect(actor, list)
  const others = { organisationId: stranger.id, sourceId }
  await expect(sources.disconnect(stranger.actor, others)).rejects.toMatchObject({
    code: 'not_found',
  })
  await expect(sources.runsOf(stranger.actor, others)).rejects.toMatchObject({ code: 'not_found' })
  await expect(
    sources.disconnect(reader.actor, { organisationId: id, sourceId }),
  ).rejects.toMatchObject({ code: 'forbidden' })
  expect(await sources.runsOf(reader.actor, { organisationId: id, sourceId })).toEqual([])
})

test('who agreed to what, and when, is recorded', async () => {
  const { id, organisation, actor } = await aConnectedSource(server)
  const row = await db
    .selectFrom('source')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  expect(row).toMatchObject({
    agreedBy: actor.id,
    agreedWords: 'You may read our list.',
    agreedAt: clock.now().toISOString(),
  })
  const events = await db
    .selectFrom('organisationEvent')
    .select('action')
    .where('organisationId', '=', organisation.id)
    .execute()
  expect(events.map(({ action }) => action)).toContain('feed-connected')
})

test('a list that the desk has switched off is not connected again, disconnected or not', async () => {
  const { id: organisationId, actor } = await aProvedOrganisation()
  const list = listOf(organisationId, anAddress())
  const sourceId = await sources.connect(actor, list)
  const admin = await anAdmin(db)
  await services.sourceDesk.turnOff(admin, sourceId)
  await expect(sources.connect(actor, list)).rejects.toThrow(/We have switched this list off/)
  await sources.disconnect(actor, { organisationId, sourceId })
  await expect(sources.connect(actor, list)).rejects.toThrow(/We have switched this list off/)
  await services.sourceDesk.readAgain(admin, sourceId)
  expect((await sources.listOwn(actor, organisationId))[0]).toMatchObject({ state: 'on' })
})

test('a list is connected once: not twice at once, and not by two organisations', async () => {
  const [one, other] = [await aProvedOrganisation(), await aProvedOrganisation()]
  const address = anAddress()
  const twice = await Promise.allSettled([
    sources.connect(one.actor, listOf(one.id, address)),
    sources.connect(one.actor, listOf(one.id, address)),
    sources.connect(other.actor, listOf(other.id, address)),
  ])
  expect(twice.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(
    await db.selectFrom('source').select('id').where('address', '=', address).execute(),
  ).toHaveLength(1)
})

test('whoever connects another’s list first makes way for the employer that it names, and for nobody else', async () => {
  const squatter = await aConnectedSource(server)
  const [victim, third] = [await aProvedOrganisation(), await aProvedOrganisation()]
  const { address } = squatter
  const taken = /Another organisation/
  await expect(sources.connect(victim.actor, listOf(victim.id, address))).rejects.toThrow(taken)
  const adverts = [1, 2].map((id) => greenhouseAdvert(id, { company: victim.name }))
  boards.serve(address, { body: JSON.stringify({ jobs: adverts }) })
  await sources.readDue()
  expect(await jobsOf(db, squatter.id)).toEqual([])

  await expect(sources.connect(third.actor, listOf(third.id, address))).rejects.toThrow(taken)
  const own = await sources.connect(victim.actor, listOf(victim.id, address))

  await sources.readDue()
  expect(await jobsOf(db, own)).toMatchObject([{ status: 'open' }, { status: 'open' }])
  const before = await sources.listOwn(squatter.actor, squatter.organisation.id)
  expect(before).toMatchObject([{ state: 'off', stateBecause: 'operator' }])
  await expect(
    sources.connect(squatter.actor, listOf(squatter.organisation.id, address)),
  ).rejects.toThrow(/We have switched this list off/)
})

test('another organisation’s adverts never take the address of those before', async () => {
  const first = await aConnectedSource(server)
  boards.serve(first.address, { body: JSON.stringify({ jobs: [greenhouseAdvert(1)] }) })
  await sources.readDue()
  await sources.disconnect(first.actor, {
    organisationId: first.organisation.id,
    sourceId: first.id,
  })
  const second = await aConnectedSource(server, { address: first.address })
  await sources.readDue()
  const [before, after] = [await jobsOf(db, first.id), await jobsOf(db, second.id)]
  expect(before).toMatchObject([{ status: 'closed', employerName: first.organisation.name }])
  expect(after).toMatchObject([{ status: 'open', employerName: second.organisation.name }])
  expect(after[0]?.id).not.toBe(before[0]?.id)
})

test('a preview shows the first adverts and what stands in their way, and writes nothing', async () => {
  const { id, actor, name } = await aProvedOrganisation()
  const address = anAddress()
  const jobs = [greenhouseAdvert(1), greenhouseAdvert(2, { title: '' })]
  boards.serve(address, { body: JSON.stringify({ jobs }) })
  const preview = await sources.preview(actor, listOf(id, address))
  expect(preview).toMatchObject({
    total: 2,
    adverts: [{ row: { employerName: name } }, { title: '' }],
  })
  expect(preview.adverts[1]).toHaveProperty('problems')
  expect(
    await db.selectFrom('source').select('id').where('address', '=', address).execute(),
  ).toEqual([])
  boards.serve(address, { body: '<!doctype html><p>Hello</p>' })
  await expect(sources.preview(actor, listOf(id, address))).rejects.toThrow(
    /could not read adverts/,
  )
  boards.serve(address, failure(null, { reason: 'network' }))
  await expect(sources.preview(actor, listOf(id, address))).rejects.toThrow(/could not reach/)
})

test.each(['smartrecruiters', 'nhs-jobs'] as const)(
  'a preview of %s asks for nothing before a member agrees',
  async (system) => {
    const { id, actor } = await aProvedOrganisation()
    const address = anAddress()
    const list = { organisationId: id, system, address }
    const before = boards.asked.length
    await expect(sources.preview(actor, list)).rejects.toThrow(/Tick that you agree/)
    expect(boards.asked).toHaveLength(before)
    const agreed = sources.preview(actor, { ...list, agreedWords: 'You may look.' })
    await expect(agreed).rejects.toThrow(/could not reach/)
    expect(boards.asked.length).toBeGreaterThan(before)
  },
)

test('the public list names those that are read, and the desk sees all', async () => {
  const { id, organisation, actor } = await aConnectedSource(server)
  const isIn = (list: { id: string }[]) => list.some((each) => each.id === id)
  expect(isIn(await sources.listPublic())).toBe(true)
  await sources.disconnect(actor, { organisationId: organisation.id, sourceId: id })
  expect(isIn(await sources.listPublic())).toBe(false)
  const [own] = await sources.listOwn(actor, organisation.id)
  expect(own).toMatchObject({ state: 'off', stateBecause: 'disconnected' })
  expect(isIn(await sources.listForDesk())).toBe(true)
})

test('its organisation also ends a list that is off, whoever switched it off, and its adverts close', async () => {
  const { aSource, read } = feeds
  const [failed, stopped] = [await aSource([1, 2]), await aSource([1, 2])]
  boards.serve(failed.address, failure(404))
  for (let run = 0; run < 6; run++) await read(24)
  await services.sourceDesk.turnOff(await anAdmin(db), stopped.id)
  for (const { id, actor, organisation, open } of [failed, stopped]) {
    expect(await open()).toEqual(['1', '2'])
    const connected = { organisationId: organisation.id, sourceId: id }
    expect(await sources.disconnect(actor, connected)).toBe(2)
    expect(await sources.disconnect(actor, connected)).toBe(0)
    expect(await open()).toEqual([])
  }
})

test('a list that failed too often is still named, with the adverts that are open', async () => {
  const { id, address, organisation } = await aConnectedSource(server)
  const company = organisation.name
  const jobs = [greenhouseAdvert(1, { company }), greenhouseAdvert(2, { company, title: '' })]
  boards.serve(address, { body: JSON.stringify({ jobs }) })
  await sources.readDue()
  boards.serve(address, failure(500))
  for (let run = 0; run < 5; run++) {
    clock.forward(48)
    await sources.readDue()
  }
  const listed = await sources.listPublic()
  expect(listed.find((each) => each.id === id)).toMatchObject({ isOn: false })
  const { counts, others } = await services.sourceOverview.readFigures()
  expect(toShownSources(listed, others, counts).find(({ key }) => key === id)).toMatchObject({
    adverts: 1,
    condition: { words: 'Not read now' },
  })
})

test('a list is its employer’s own only as long as that is proved', async () => {
  const { id, address, organisation } = await aConnectedSource(server)
  const company = organisation.name
  boards.serve(address, { body: JSON.stringify({ jobs: [greenhouseAdvert(1, { company })] }) })
  await sources.readDue()
  const [job] = await jobsOf(db, id)
  expect(await sources.findSighting(job?.id ?? '')).toMatchObject({ isOwn: true })
  await endProof(db, organisation.id)
  expect(await sources.findSighting(job?.id ?? '')).toMatchObject({ isOwn: false })
})

test('the page of an advert knows its list, and when it was seen there', async () => {
  const { id, address } = await aConnectedSource(server)
  boards.serve(address, { body: JSON.stringify({ jobs: [greenhouseAdvert(1)] }) })
  await sources.readDue()
  const first = clock.now().toISOString()
  clock.forward(6)
  await sources.readDue()
  const [job] = await jobsOf(db, id)
  expect(await sources.findSighting(job?.id ?? '')).toMatchObject({
    isOwn: true,
    firstSeenAt: first,
    seenAt: clock.now().toISOString(),
    postings: 1,
  })
  expect(await sources.findSighting('unknown')).toBe(null)
})

test('the page of an advert from a file knows its source too, and one posted here has none', async () => {
  const seenAt = '2026-11-29T09:00:00.000Z'
  const source = { source: 'Harbour Jobs', sourceRef: uniqueWord() }
  const { id } = await aJob(db, { ...source, poster: 'source', lastSeenAt: seenAt })
  const { createdAt } = await db
    .selectFrom('job')
    .select('createdAt')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()

  expect(await sources.findSighting(id)).toMatchObject({
    sourceId: null,
    name: 'Harbour Jobs',
    isOwn: false,
    firstSeenAt: createdAt,
    seenAt,
    postings: 1,
  })
  expect(await sources.findSighting((await aJob(db)).id)).toBeNull()
})

test('a person’s lists are in their export, and end with an organisation that has nobody else', async () => {
  const { id, actor, address } = await aConnectedSource(server)
  boards.serve(address, { body: JSON.stringify({ jobs: [greenhouseAdvert(1)] }) })
  await sources.readDue()
  const records = []
  for await (const record of PERSONAL_DATA.sources?.read(db, actor.id) ?? []) records.push(record)
  expect(records).toMatchObject([{ address }])
  await PERSONAL_DATA.sources?.delete(db, actor.id, server.tasks)
  expect(await openReferences(db, id)).toEqual([])
  await db.deleteFrom('organisationMember').where('accountId', '=', actor.id).execute()
  await db.deleteFrom('account').where('id', '=', actor.id).execute()
  const row = await db
    .selectFrom('source')
    .select(['state', 'agreedBy'])
    .where('id', '=', id)
    .executeTakeFirst()
  expect(row).toEqual({ state: 'off', agreedBy: null })
})
