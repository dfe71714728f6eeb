import { expect, test } from 'vitest'
import {
  aConnectedSource,
  failure,
  jobsOf,
  lastRun,
  openReferences,
} from '#tests/support/fake-board.ts'
import { openFeedServer } from '#tests/support/feed-server.ts'
import { uniqueWord } from '#tests/support/unique-word.ts'
import { detailAddress } from './ask-detail.ts'
import { DETAILS_A_RUN, MOST_FAILED_DETAILS } from '#board/sources/sources.ts'

const { clock, boards, server, db, services, readAlone: read } = await openFeedServer()

/** A list of BambooHR, which has no texts, with adverts by id and title. */
async function aBareList(titles: Record<string, string>) {
  const host = `https://${uniqueWord()}.bamboohr.com`
  const source = await aConnectedSource(server, {
    system: 'bamboohr',
    address: `${host}/careers/list`,
  })
  const serve = (titles: Record<string, string>) =>
    boards.serve(source.address, {
      body: JSON.stringify({
        meta: { totalCount: 1 },
        result: Object.entries(titles).map(([id, title]) => ({
          id,
          jobOpeningName: title,
          location: { city: 'Exeter', state: null },
        })),
      }),
    })
  const detailOf = (id: string) => `${host}/careers/${id}/detail`
  const serveText = (id: string, title: string, text: string) => {
    const jobOpening = {
      jobOpeningName: title,
      description: `<p>${text}</p>`,
      location: { city: 'Exeter', postalCode: 'EX1 1AA', addressCountry: 'United Kingdom' },
      datePosted: '2026-10-20',
    }
    boards.serve(detailOf(id), { body: JSON.stringify({ result: { jobOpening, formFields: {} } }) })
  }
  const asked = () => boards.asked.filter(({ address }) => address.startsWith(host))
  const requestedDetails = () =>
    asked().flatMap(({ address }) => /careers\/(\w+)\/detail$/.exec(address)?.[1] ?? [])
  const textOf = async (reference: string) => {
    const row = await db
      .selectFrom('sourceAdvert')
      .innerJoin('job', 'job.id', 'sourceAdvert.jobId')
      .select('job.description')
      .where('sourceId', '=', source.id)
      .where('sourceAdvert.reference', '=', reference)
      .executeTakeFirst()
    return row?.description
  }
  serve(titles)
  const open = () => openReferences(db, source.id)
  return { ...source, serve, serveText, detailOf, asked, requestedDetails, textOf, open }
}

test('adverts are published with the text at their own address, each asked for once', async () => {
  const list = await aBareList({ 1: 'Nurse', 2: 'Cook' })
  list.serveText('1', 'Nurse', 'Care for people at night.')
  list.serveText('2', 'Cook', 'Cook for forty people.')
  await read()
  expect(list.requestedDetails().toSorted()).toEqual(['1', '2'])
  expect(await list.textOf('1')).toBe('Care for people at night.')
  expect(await jobsOf(db, list.id)).toMatchObject([{ title: 'Nurse' }, { title: 'Cook' }])
  await read(6)
  expect(list.requestedDetails()).toEqual([])
  expect(await lastRun(services, list.id)).toMatchObject({ answer: 'unchanged' })
  expect(await list.open()).toEqual(['1', '2'])
})

test('an advert whose text does not come waits for the next run, and none vanishes', async () => {
  const list = await aBareList({ 1: 'Nurse', 2: 'Cook' })
  list.serveText('1', 'Nurse', 'Care for people.')
  boards.serve(list.detailOf('2'), failure(500))
  await read()
  expect(await list.open()).toEqual(['1'])
  list.serveText('2', 'Cook', 'Cook for forty people.')
  await read(6)
  expect(list.requestedDetails()).toEqual(['2'])
  expect(await list.open()).toEqual(['1', '2'])

  list.serve({ 1: 'Nurse', 2: 'Head cook' })
  boards.serve(list.detailOf('2'), failure(null, { reason: 'time' }))
  for (let run = 0; run < 5; run++) await read(12)
  expect(await list.open()).toEqual(['1', '2'])
  expect(await jobsOf(db, list.id)).toMatchObject([{}, { title: 'Cook' }])
  list.serveText('2', 'Head cook', 'Lead our kitchen.')
  await read(12)
  expect(await list.textOf('2')).toBe('Lead our kitchen.')
})

test('an advert that leaves the list closes as in any other list', async () => {
  const list = await aBareList({ 1: 'Nurse', 2: 'Cook', 3: 'Cleaner', 4: 'Gardener' })
  for (const id of ['1', '2', '3', '4']) list.serveText(id, 'Job', `Text ${id} of a job.`)
  await read()
  list.serve({ 1: 'Nurse', 2: 'Cook', 3: 'Cleaner' })
  await read(6)
  expect(await list.open()).toHaveLength(4)
  await read(12)
  expect(await list.open()).toEqual(['1', '2', '3'])
  list.serve({ 1: 'Nurse', 2: 'Cook', 3: 'Cleaner', 4: 'Gardener' })
  await read(6)
  expect(list.requestedDetails()).toEqual(['4'])
  expect(await list.open()).toEqual(['1', '2', '3', '4'])
})

test('only a changed advert is asked for, by the version that we had', async () => {
  const list = await aBareList({ 1: 'Nurse', 2: 'Cook' })
  list.serveText('1', 'Nurse', 'Care for people.')
  list.serveText('2', 'Cook', 'Cook for people.')
  await read()
  list.serve({ 1: 'Senior nurse', 2: 'Cook' })
  list.serveText('1', 'Senior nurse', 'Lead a shift.')
  await read(6)
  expect(list.requestedDetails()).toEqual(['1'])
  expect(list.asked().filter(({ etag }) => etag === null)).toEqual([])
  expect(await jobsOf(db, list.id)).toMatchObject([{ title: 'Senior nurse' }, { title: 'Cook' }])
  expect(await list.textOf('1')).toBe('Lead a shift.')
})

test('a text that changes under the same entry is found within a week', async () => {
  const list = await aBareList({ 1: 'Nurse' })
  list.serveText('1', 'Nurse', 'Care for people.')
  await read()
  list.serveText('1', 'Nurse', 'Care for people. We pay £36,000 a year.')
  await read(6 * 24)
  expect(list.requestedDetails()).toEqual([])
  await read(24 + 6)
  expect(list.requestedDetails()).toEqual(['1'])
  expect(await list.textOf('1')).toContain('£36,000')
})

test('a run asks for so many texts, and the next goes on', async () => {
  const ids = Array.from({ length: DETAILS_A_RUN + 20 }, (_, index) => `${1000 + index}`)
  const list = await aBareList(Object.fromEntries(ids.map((id) => [id, `Nurse ${id}`])))
  for (const id of ids) list.serveText(id, `Nurse ${id}`, `Text ${id}.`)
  await read()
  const first = list.requestedDetails()
  expect(first).toHaveLength(DETAILS_A_RUN)
  expect(await list.open()).toHaveLength(DETAILS_A_RUN)
  await read(6)
  expect(list.requestedDetails()).toHaveLength(20)
  expect(new Set([...first, ...list.requestedDetails()]).size).toBe(ids.length)
  expect(await list.open()).toHaveLength(ids.length)
})

test('a host that fails again and again, or asks for a pause, is asked no more in this run', async () => {
  const titles = Object.fromEntries(['1', '2', '3', '4', '5'].map((id) => [id, `Nurse ${id}`]))
  const failing = await aBareList(titles)
  for (const id of Object.keys(titles)) boards.serve(failing.detailOf(id), failure(503))
  await read()
  expect(failing.requestedDetails()).toHaveLength(MOST_FAILED_DETAILS)
  // Those that failed come last, so that they do not stand in the way of the others.
  await read(6)
  expect(failing.requestedDetails().slice(0, 2)).toEqual(['4', '5'])

  const pausing = await aBareList(titles)
  const retryAt = new Date(clock.now().getTime() + 3_600_000).toISOString()
  for (const id of Object.keys(titles))
    boards.serve(pausing.detailOf(id), failure(429, { retryAt }))
  await read()
  expect(pausing.requestedDetails()).toHaveLength(1)
})

test('the preview has the texts of the adverts that it shows, and writes nothing', async () => {
  const list = await aBareList({ 1: 'Nurse' })
  list.serveText('1', 'Nurse', 'Care for people at night.')
  const { organisation, actor, address } = list
  const chosen = { organisationId: organisation.id, system: 'bamboohr', address } as const
  const preview = await services.sources.preview(actor, chosen)
  expect(preview.adverts).toMatchObject([{ title: 'Nurse', row: { postcodeDistrict: 'EX1' } }])
  expect(await list.open()).toEqual([])
})

test.each([
  ['breezy', 'https://fen.breezy.hr/p/1', 'https://fen.breezy.hr/p/1'],
  ['breezy', 'https://other.example/p/1', null],
  ['breezy', undefined, null],
  ['smartrecruiters', undefined, 'https://fen.breezy.hr/v1/postings/a%2Fb'],
  ['greenhouse', 'https://fen.breezy.hr/p/1', null],
] as const)('a text of %s is read at the host of its list only: %s', (system, url, expected) => {
  const listed = { reference: 'a/b', advert: url ? { url } : {}, employerSaid: null, digest: '' }
  const address = 'https://fen.breezy.hr/v1/postings'
  expect(detailAddress({ system, address }, listed)).toBe(expected)
})
