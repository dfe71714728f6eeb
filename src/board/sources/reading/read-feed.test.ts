import { expect, test } from 'vitest'
import type { SystemName } from '#board/sources/systems/feed-systems.ts'
import { failure, greenhouseAdvert, openFakeBoards } from '#tests/support/fake-board.ts'
import { readFeed } from './read-feed.ts'

const NOTHING = { etag: null, lastModified: null, bodyDigest: null, obeysRobots: false }

/** An advert of Lever’s list. */
const leverAdvert = (id: number) => ({
  id: `${id}`,
  text: `Nurse ${id}`,
  hostedUrl: `https://jobs.lever.co/fen/${id}`,
  categories: { location: 'Leeds' },
  description: 'Care for people.',
})

const numbers = (count: number, from = 0) => Array.from({ length: count }, (_, id) => id + from)

async function read(system: SystemName, pages: Record<string, string>) {
  const boards = openFakeBoards()
  for (const [address, body] of Object.entries(pages)) boards.serve(address, { body })
  const [address = ''] = Object.keys(pages)
  const base = address.replace(/\?.*$/, '')
  const result = await readFeed(boards.feeds, { ...NOTHING, system, address: base })
  return { result, asked: boards.asked }
}

const LEVER = 'https://api.lever.co/v0/postings/fen'

test('a list in parts is read until a part is not full', async () => {
  const { result, asked } = await read('lever', {
    [`${LEVER}?skip=0&limit=100`]: JSON.stringify(numbers(100).map(leverAdvert)),
    [`${LEVER}?skip=99&limit=100`]: JSON.stringify(numbers(31, 99).map(leverAdvert)),
  })
  expect(asked).toHaveLength(2)
  expect(result).toMatchObject({ kind: 'content', isWhole: true, hasSameIds: false, etag: null })
  expect(result.kind === 'content' && result.adverts.size).toBe(130)
})

test.each([
  [3, true],
  [4, false],
])('a list of three that says it has %i is whole: %s', async (total, isWhole) => {
  const jobs = numbers(3, 1).map((id) => greenhouseAdvert(id))
  const { result } = await read('greenhouse', {
    'https://boards-api.greenhouse.io/v1/boards/fen/jobs': JSON.stringify({
      jobs,
      meta: { total },
    }),
  })
  expect(result).toMatchObject({ kind: 'content', isWhole })
})

test('a list in parts has as many adverts as it says, each counted once', async () => {
  const base = 'https://api.smartrecruiters.com/v1/companies/fen/postings'
  const part = (ids: number[], totalFound: number) =>
    JSON.stringify({
      totalFound,
      content: ids.map((id) => ({
        id: `${id}`,
        name: `Nurse ${id}`,
        releasedDate: '2026-11-01T09:00:00Z',
        company: { identifier: 'fen', name: 'Fen' },
        active: true,
      })),
    })
  const pages = (totalFound: number) => ({
    [`${base}?offset=0&limit=100`]: part(numbers(100), totalFound),
    [`${base}?offset=99&limit=100`]: part(numbers(31, 99), totalFound),
  })
  expect((await read('smartrecruiters', pages(130))).result).toMatchObject({ isWhole: true })
  expect((await read('smartrecruiters', pages(160))).result).toMatchObject({ isWhole: false })
})

test('a list in one part has the tag of that part', async () => {
  const { result } = await read('lever', {
    [`${LEVER}?skip=0&limit=100`]: JSON.stringify(numbers(3).map(leverAdvert)),
  })
  expect(result).toMatchObject({ kind: 'content', etag: expect.any(String) })
})

test('a part that cannot be read makes the whole a failure', async () => {
  const { result } = await read('lever', {
    [`${LEVER}?skip=0&limit=100`]: JSON.stringify(numbers(100).map(leverAdvert)),
    [`${LEVER}?skip=99&limit=100`]: '[{"id": 1',
  })
  expect(result).toMatchObject({ kind: 'failed', reason: 'unreadable' })
  const missing = await read('lever', {
    [`${LEVER}?skip=0&limit=100`]: JSON.stringify(numbers(100).map(leverAdvert)),
  })
  expect(missing.result).toMatchObject({ kind: 'failed', status: 404 })
})

/** A list of Lever in two parts, which answers each reading with the next of these second parts. */
async function readMoving(seconds: number[][]) {
  const boards = openFakeBoards()
  boards.serve(`${LEVER}?skip=0&limit=100`, { body: JSON.stringify(numbers(100).map(leverAdvert)) })
  const feeds: typeof boards.feeds = {
    async fetch(address, ...more) {
      const part = JSON.stringify((seconds[0] ?? []).map(leverAdvert))
      boards.serve(`${LEVER}?skip=99&limit=100`, { body: part })
      if (address.includes('skip=99')) seconds.shift()
      return boards.feeds.fetch(address, ...more)
    },
  }
  const result = await readFeed(feeds, { ...NOTHING, system: 'lever', address: LEVER })
  if (result.kind !== 'content') throw new Error('It can be read.')
  return { ...result, asked: boards.asked }
}

test.each([
  ['a new one pushes others down', [98, 99, 100, 101]],
  ['one that is gone pulls others up', [100, 101]],
])('adverts that move between parts are found by a second reading: %s', async (_, moved) => {
  const { adverts, hasSameIds, asked } = await readMoving([moved, [99, 100, 101, 102]])
  expect(asked).toHaveLength(4)
  expect(hasSameIds).toBe(false)
  expect([...adverts.keys()]).toEqual(numbers(103).map(String))
})

test('parts that do not meet in a second reading either are no whole list', async () => {
  const { adverts, hasSameIds } = await readMoving([
    [100, 101],
    [100, 102],
  ])
  expect(hasSameIds).toBe(true)
  expect(adverts.size).toBe(103)
})

test('an advert that is left out does not end a list', async () => {
  const first = numbers(100).map(leverAdvert)
  const pool = { ...leverAdvert(50), text: 'Talent pool: nurses' }
  const { result } = await read('lever', {
    [`${LEVER}?skip=0&limit=100`]: JSON.stringify(first.with(50, pool)),
    [`${LEVER}?skip=99&limit=100`]: JSON.stringify(numbers(31, 99).map(leverAdvert)),
  })
  expect(result).toMatchObject({ kind: 'content', isWhole: true, hasSameIds: false })
  expect(result.kind === 'content' && result.adverts.size).toBe(129)
})

test('the order of adverts does not matter, their ids do', async () => {
  const address = 'https://boards.example/a'
  const of = async (ids: number[]) => {
    const body = JSON.stringify({ jobs: ids.map((id) => greenhouseAdvert(id)) })
    const { result } = await read('greenhouse', { [address]: body })
    return result.kind === 'content' ? result.digest : null
  }
  expect(await of([1, 2, 3])).toBe(await of([3, 1, 2]))
  expect(await of([1, 2, 3])).not.toBe(await of([1, 2, 4]))
})

test('what a fetcher could not get is passed on', async () => {
  const boards = openFakeBoards()
  const address = 'https://boards.example/slow'
  boards.serve(address, failure(null, { reason: 'time' }))
  const feed = { ...NOTHING, system: 'greenhouse', address } as const
  expect(await readFeed(boards.feeds, feed)).toEqual(failure(null, { reason: 'time' }))
})

test('adverts that name no page have the one that their system gives them', async () => {
  const address = 'https://fen.jobs.personio.de/xml'
  const { result } = await read('personio', {
    [address]: `<workzag-jobs><position><id>12</id><name>Nurse</name>
      <jobDescriptions><jobDescription><value>Care.</value></jobDescription></jobDescriptions>
      </position></workzag-jobs>`,
  })
  const urls =
    result.kind === 'content' && [...result.adverts.values()].map(({ advert }) => advert.url)
  expect(urls).toEqual(['https://fen.jobs.personio.de/job/12'])
  const page = 'https://fen.example/careers'
  const posting = { '@type': 'JobPosting', identifier: { value: 'N1' }, title: 'Nurse' }
  const marked = await read('job-posting', {
    [page]: `<html><script type="application/ld+json">${JSON.stringify(posting)}</script></html>`,
  })
  expect(marked.result.kind === 'content' && marked.result.adverts.get('N1')?.advert.url).toBe(page)
})

test('a job that is marked wrongly in a page is one without an id, so that it does not vanish', async () => {
  const page = 'https://fen.example/careers'
  const mark = (json: string) => `<script type="application/ld+json">${json}</script>`
  const posting = { '@type': 'JobPosting', identifier: { value: 'N1' }, title: 'Nurse' }
  const broken = '{"@type": "JobPosting", "description": "Care\nfor people"}'
  const { result } = await read('job-posting', {
    [page]: `<!doctype html>${mark('{oops')}${mark(JSON.stringify(posting))}${mark(broken)}`,
  })
  expect(result).toMatchObject({ kind: 'content', withoutId: 1 })
})

test('XML without adverts is an empty list, and no failure', async () => {
  const address = 'https://fen.jobs.personio.de/xml'
  const { result } = await read('personio', { [address]: '<workzag-jobs></workzag-jobs>' })
  expect(result).toMatchObject({ kind: 'content', isWhole: true })
  expect(result.kind === 'content' && result.adverts.size).toBe(0)
})
