import { expect, test } from 'vitest'
import { anAdmin } from '#tests/support/admin.ts'
import {
  aConnectedSource,
  greenhouseAdvert,
  jobsOf,
  openReferences,
  pinpointAdvert,
} from '#tests/support/fake-board.ts'
import { openFeedServer } from '#tests/support/feed-server.ts'
import { aVisitor } from '#tests/support/people.ts'
import { uniqueWord } from '#tests/support/unique-word.ts'

const records = new Map<string, string[]>()
const feeds = await openFeedServer({
  outside: { findTxtRecords: async (name) => records.get(name) ?? [] },
})
const { db, services, read, aSource, boards, clock } = feeds
const { holds } = services.sources

const aDomain = () => `${uniqueWord().toLowerCase()}.co.uk`

async function optOut(domain: string) {
  records.set(domain, [services.optOut.offer(domain).text])
  await services.optOut.look(aVisitor(), { site: domain, way: 'dns' })
}

/** A list at a domain whose two adverts too many the desk has closed. */
async function anAcceptedHold(domain: string, more: object = {}) {
  const source = await aSource([1, 2, 3], { address: `https://boards.${domain}/list`, ...more })
  source.serve([1])
  await read(6)
  const admin = await anAdmin(db)
  const hold = (await holds.list(admin)).find(({ sourceId }) => sourceId === source.id)
  if (!hold) throw new Error('Nothing is held.')
  await holds.accept(admin, hold.id)
  return { ...source, undo: () => holds.undo(admin, hold.id) }
}

test('what the desk takes back does not open a list whose holder has opted out meanwhile', async () => {
  const domain = aDomain()
  const { open, undo } = await anAcceptedHold(domain)
  await optOut(domain)
  await expect(undo()).rejects.toThrow(/no longer read/)
  await read(6)
  expect(await open()).toEqual([])
})

test('nor one that its organisation has disconnected', async () => {
  const { id, actor, organisation, open, undo } = await anAcceptedHold(aDomain())
  await services.sources.disconnect(actor, { organisationId: organisation.id, sourceId: id })
  await expect(undo()).rejects.toThrow(/no longer read/)
  expect(await open()).toEqual([])
})

test('nor adverts that lead to a site whose holder has opted out', async () => {
  const domain = aDomain()
  const more = { absolute_url: `https://jobs.${domain}/nurse` }
  const there = await anAcceptedHold(aDomain(), more)
  const elsewhere = await anAcceptedHold(aDomain())
  await optOut(domain)
  expect(await there.undo()).toBe(0)
  expect(await there.open()).toEqual([])
  expect(await elsewhere.undo()).toBe(2)
  expect(await elsewhere.open()).toEqual(['1', '2', '3'])
})

test('an opt-out at the same moment leaves nothing open, whoever comes first', async () => {
  const domain = aDomain()
  const { open, undo } = await anAcceptedHold(domain)
  await Promise.allSettled([undo(), optOut(domain)])
  expect(await open()).toEqual([])
})

async function acceptHold(sourceId: string) {
  const admin = await anAdmin(db)
  const hold = (await holds.list(admin)).find((each) => each.sourceId === sourceId)
  if (!hold) throw new Error('Nothing is held.')
  await holds.accept(admin, hold.id)
  await read()
  return () => holds.undo(admin, hold.id)
}

const greenhouse = (ids: number[], company: string) =>
  JSON.stringify({ jobs: ids.map((id) => greenhouseAdvert(id, { company })) })

test('adverts of a name that was accepted by mistake close, and no more of them come', async () => {
  const { id, address, open } = await aSource([])
  const company = 'Somebody Else Ltd'
  boards.serve(address, { body: greenhouse([1, 2], company) })
  await read(6)
  const undo = await acceptHold(id)
  expect(await open()).toEqual(['1', '2'])
  await undo()
  expect(await open()).toEqual([])
  boards.serve(address, { body: greenhouse([1, 2, 3], company) })
  await read(6)
  expect(await open()).toEqual([])
})

test('so do those of a list of only new ones, and the old ones are open again', async () => {
  const source = await aConnectedSource(feeds.server, { system: 'pinpoint' })
  const board = source.organisation.name.toLowerCase().replaceAll(/\W/g, '')
  const serve = (ids: number[]) =>
    boards.serve(source.address, {
      body: JSON.stringify({ data: ids.map((id) => pinpointAdvert(board, id)) }),
    })
  const open = () => openReferences(db, source.id)
  serve([1, 2])
  await read()
  serve([7, 8])
  await read(6)
  const undo = await acceptHold(source.id)
  expect(await open()).toEqual(['7', '8'])
  await undo()
  expect(await open()).toEqual(['1', '2'])
  await read(6)
  expect(await open()).toEqual(['1', '2'])
})

test('what is open again was last seen before it was closed', async () => {
  const { id, undo } = await anAcceptedHold(aDomain())
  const seenBy = clock.now().getTime()
  await read(12)
  await undo()
  const job = (await jobsOf(db, id)).find(({ reference }) => reference === '2')
  const sighting = await services.sources.findSighting(job?.id ?? '')
  expect(Date.parse(sighting?.seenAt ?? '')).toBeLessThan(seenBy)
})
