import { expect, test } from 'vitest'
import { anAdmin } from '#tests/support/admin.ts'
import {
  aConnectedSource,
  failure,
  jobsOf,
  lastRun,
  openReferences,
} from '#tests/support/fake-board.ts'
import { openFeedServer } from '#tests/support/feed-server.ts'
import { jobPage, siteMap } from '#tests/support/job-pages.ts'
import { uniqueWord } from '#tests/support/unique-word.ts'

const { clock, boards, server, db, services, readAlone: read } = await openFeedServer()

/** A careers site with a site map, and a page for each job. */
async function aSite(slugs: string[]) {
  const host = `https://${uniqueWord()}.example`
  const source = await aConnectedSource(server, {
    system: 'site-map',
    address: `${host}/sitemap.xml`,
  })
  const { name } = source.organisation
  const pageOf = (slug: string) => `${host}/jobs/${slug}`
  const list = (slugs: string[]) =>
    boards.serve(source.address, { body: siteMap(slugs.map(pageOf)) })
  const post = (slug: string, more: object = {}) => {
    const title = `Nurse ${slug}`
    boards.serve(pageOf(slug), { body: jobPage({ title, hiringOrganization: { name }, ...more }) })
  }
  list(slugs)
  for (const slug of slugs) post(slug)
  await read()
  const open = async () => {
    const references = await openReferences(db, source.id)
    return references.map((reference) => reference.replace(`${host}/jobs/`, ''))
  }
  const asked = () => boards.asked.filter(({ address }) => address.startsWith(host))
  return { ...source, host, pageOf, list, post, open, asked }
}

test('the pages of a site map are its adverts; others are none', async () => {
  const { id, host, list, pageOf, post, open, asked } = await aSite(['a', 'b'])
  expect(await open()).toEqual(['a', 'b'])
  expect(await jobsOf(db, id)).toMatchObject([
    { title: 'Nurse a', sourceUrl: `${host}/jobs/a`, poster: 'proved' },
    { title: 'Nurse b' },
  ])
  boards.serve(pageOf('how-to-apply'), { body: '<!doctype html><html><p>Apply so.</p></html>' })
  boards.serve(pageOf('all'), { body: '<!doctype html><html></html>' })
  post('c')
  list(['a', 'b', 'c', 'how-to-apply'])
  await read(6)
  expect(asked().map(({ address }) => address)).toEqual(
    expect.arrayContaining([pageOf('c'), pageOf('how-to-apply')]),
  )
  expect(asked()).toHaveLength(3)
  expect(await open()).toEqual(['a', 'b', 'c'])
  await read(6)
  expect(asked()).toHaveLength(1)
})

test('an address that a site map misses closes nothing until its page says so, twice', async () => {
  const { list, post, pageOf, open } = await aSite(['a', 'b', 'c'])
  list(['a'])
  for (let run = 0; run < 6; run++) await read(12)
  expect(await open()).toEqual(['a', 'b', 'c'])
  boards.serve(pageOf('b'), failure(404))
  boards.serve(pageOf('c'), failure(410))
  await read(6)
  expect(await open()).toEqual(['a', 'b', 'c'])
  await read(6)
  expect(await open()).toEqual(['a', 'b', 'c'])
  await read(6)
  expect(await open()).toEqual(['a'])
  post('b', { title: 'Nurse b again' })
  list(['a', 'b'])
  await read(6)
  expect(await open()).toEqual(['a', 'b'])
})

test('a page that was missing once and is back stays open', async () => {
  const { post, pageOf, open } = await aSite(['a', 'b'])
  clock.forward(7 * 24)
  boards.serve(pageOf('a'), failure(404))
  await read(6)
  post('a')
  await read(12)
  boards.serve(pageOf('a'), failure(404))
  await read(7 * 24)
  expect(await open()).toEqual(['a', 'b'])
})

test.each([failure(500), failure(403), failure(null, { reason: 'time' })])(
  'a page that answers %o says nothing, and its advert ages',
  async (answer) => {
    const { id, list, pageOf, open } = await aSite(['a', 'b'])
    list(['a'])
    boards.serve(pageOf('b'), answer)
    for (let run = 0; run < 30; run++) await read(12)
    expect(await open()).toEqual(['a', 'b'])
    const [there, unseen] = await jobsOf(db, id)
    const days = (job = there) =>
      (clock.now().getTime() - Date.parse(job?.lastSeenAt ?? '')) / 86_400_000
    expect(days(there)).toBeLessThan(8)
    expect(days(unseen)).toBeGreaterThan(14)
  },
)

test('a page whose closing day is over closes with its second reading', async () => {
  const { list, post, open } = await aSite(['a', 'b'])
  list(['a'])
  post('b', { validThrough: '2026-10-30' })
  await read(6)
  expect(await open()).toEqual(['a', 'b'])
  await read(12)
  expect(await open()).toEqual(['a'])
})

test('a closed page that the site map still names is left alone until its entry changes', async () => {
  const { pageOf, list, open, asked } = await aSite(['a', 'b', 'c', 'd'])
  boards.serve(pageOf('a'), failure(404))
  await read(7 * 24)
  await read(12)
  expect(await open()).toEqual(['b', 'c', 'd'])
  await read(6)
  expect(asked().map(({ address }) => address)).not.toContain(pageOf('a'))
  list(['b', 'c', 'd'])
  await read(6)
  expect(asked()).toHaveLength(1)
  await read(6)
  expect(asked().map(({ etag }) => etag)).not.toContain(null)
})

test('many pages that say it at once wait for the desk', async () => {
  const slugs = Array.from({ length: 12 }, (_, index) => `job-${10 + index}`)
  const { id, list, pageOf, open } = await aSite(slugs)
  list(slugs.slice(0, 2))
  for (const slug of slugs.slice(2)) boards.serve(pageOf(slug), failure(404))
  for (let run = 0; run < 3; run++) await read(12)
  expect(await open()).toHaveLength(12)
  expect(await lastRun(services, id)).toMatchObject({ closedNothingBecause: 'held' })
  const holds = await services.sources.holds.list(await anAdmin(db))
  expect(holds.find(({ sourceId }) => sourceId === id)).toMatchObject({ missing: 10 })
})

test('a page of another employer is left alone, until the desk accepts its name', async () => {
  const { id, list, post, open, asked } = await aSite(['a', 'b', 'c', 'd'])
  post('e', { hiringOrganization: { name: 'Somebody Else Ltd' } })
  list(['a', 'b', 'c', 'd', 'e'])
  await read(6)
  expect(await lastRun(services, id)).toMatchObject({ leftOut: 1 })
  await read(6)
  expect(asked()).toHaveLength(1)
  post('f', { hiringOrganization: { name: 'Somebody Else Ltd' } })
  list(['a', 'b', 'e', 'f'])
  await read(7 * 24)
  const holds = await services.sources.holds.list(await anAdmin(db))
  const hold = holds.find(({ sourceId, kind }) => sourceId === id && kind === 'other-employer')
  await services.sources.holds.accept(await anAdmin(db), hold?.id ?? '')
  await read()
  expect(await open()).toEqual(['a', 'b', 'c', 'd', 'e', 'f'])
})

test('an index of site maps is read whole, at its own host only', async () => {
  const { address, host, pageOf, post, open } = await aSite(['a'])
  post('b')
  boards.serve(address, {
    body: siteMap(
      [`${host}/jobs-1.xml`, `${host}/jobs-2.xml`, 'https://other.example/jobs.xml'],
      'sitemap',
    ),
  })
  boards.serve(`${host}/jobs-1.xml`, { body: siteMap([pageOf('a')]) })
  boards.serve(`${host}/jobs-2.xml`, {
    body: siteMap([pageOf('b'), 'https://other.example/jobs/c']),
  })
  await read(6)
  expect(await open()).toEqual(['a', 'b'])
  expect(boards.asked.filter(({ address }) => address.includes('other.example'))).toEqual([])
})

test('a site map that is cut off is a failure', async () => {
  const { id, address, open } = await aSite(['a'])
  boards.serve(address, { body: '<urlset><url><loc>https://x.example/jobs/b</loc></url>' })
  await read(6)
  expect(await lastRun(services, id)).toMatchObject({ answer: 'failed', reason: 'unreadable' })
  expect(await open()).toEqual(['a'])
})
