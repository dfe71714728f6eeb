import { parseAtomFeed, parseRssFeed } from 'feedsmith'
import { expect, test } from 'vitest'
import { aJob, anUnusedCountry } from '#tests/support/builders.ts'
import { openTestServer } from '#tests/support/test-server.ts'
import { HOSTILE } from '#tests/support/xml.ts'

const { app, db, services } = await openTestServer()

async function read(url: string) {
  const { body, headers, statusCode } = await app.inject(url)
  expect([url, statusCode, body]).toEqual([url, 200, body])
  return { body, headers }
}

test('a search can be followed as RSS', async () => {
  const country = anUnusedCountry()
  const job = await aJob(db, {
    country,
    title: 'Night nurse',
    postedAt: '2026-11-01T09:30:00.000Z',
    payMin: 30_000,
    payPeriod: 'year',
  })
  await aJob(db, { country, type: 'Contract' })
  services.jobs.notifyJobsChanged()

  const { body, headers } = await read(`/feeds/search.rss?type=full-time&country=${country}`)

  expect(headers['content-type']).toBe('application/rss+xml; charset=utf-8')
  const feed = parseRssFeed(body)
  expect(feed).toMatchObject({
    title: expect.stringMatching(/^Full-time jobs in .+ – Landfall$/),
    link: `http://localhost:3000/jobs?type=Full-time&country=${country}`,
    lastBuildDate: 'Sun, 01 Nov 2026 09:30:00 GMT',
    atom: {
      links: [
        {
          rel: 'self',
          href: `http://localhost:3000/feeds/search.rss?type=Full-time&country=${country}`,
        },
      ],
    },
  })
  expect(feed.items).toHaveLength(1)
  expect(feed.items?.[0]).toMatchObject({
    title: 'Night nurse, Saltmarsh House',
    link: `http://localhost:3000/jobDetails/${job.id}/night-nurse`,
    guid: { value: `http://localhost:3000/jobDetails/${job.id}`, isPermaLink: false },
    pubDate: 'Sun, 01 Nov 2026 09:30:00 GMT',
    categories: [{ name: 'Nursing' }],
    description: expect.stringContaining('from £30,000 a year'),
  })
})

test('the same search can be followed as Atom', async () => {
  const country = anUnusedCountry()
  const job = await aJob(db, { country, title: 'Night nurse' })

  const { body, headers } = await read(`/feeds/search.atom?country=${country}`)

  expect(headers['content-type']).toBe('application/atom+xml; charset=utf-8')
  const url = `http://localhost:3000/feeds/search.atom?country=${country}`
  expect(parseAtomFeed(body)).toMatchObject({
    id: url,
    updated: job.postedAt,
    authors: [{ name: 'Landfall' }],
    links: [
      { rel: 'alternate', href: `http://localhost:3000/jobs?country=${country}` },
      { rel: 'self', href: url },
    ],
    entries: [
      {
        id: `http://localhost:3000/jobDetails/${job.id}`,
        title: { type: 'html', value: 'Night nurse, Saltmarsh House' },
        updated: job.postedAt,
        published: job.postedAt,
        authors: [{ name: 'Saltmarsh House' }],
        links: [{ href: `http://localhost:3000/jobDetails/${job.id}/night-nurse` }],
      },
    ],
  })
})

test('an entry keeps its id when the job’s title changes', async () => {
  const country = anUnusedCountry()
  const { id } = await aJob(db, { country, title: 'Before' })
  const idsNow = async () =>
    parseRssFeed((await read(`/feeds/search.rss?country=${country}`)).body).items?.map(
      ({ guid }) => guid?.value,
    )
  const before = await idsNow()

  await db.updateTable('job').set({ title: 'After' }).where('id', '=', id).execute()

  expect(await idsNow()).toEqual(before)
})

test('a feed has the newest fifty open jobs, without samples', async () => {
  const country = anUnusedCountry()
  for (let i = 0; i < 55; i += 1) {
    const postedAt = new Date(Date.UTC(2026, 5, 1, 0, i)).toISOString()
    await aJob(db, { country, title: `Job ${i}`, postedAt })
  }
  await aJob(db, { country, status: 'closed' })
  await aJob(db, { country, status: 'removed' })
  await aJob(db, { country, closesAt: new Date(Date.now() - 1000).toISOString() })
  await aJob(db, { country, source: 'sample', sourceRef: 'newest' })

  const { items = [] } = parseRssFeed((await read(`/feeds/search.rss?country=${country}`)).body)

  expect(items).toHaveLength(50)
  expect(items[0]?.title).toBe('Job 54, Saltmarsh House')
  expect(items.at(-1)?.title).toBe('Job 5, Saltmarsh House')
})

test.each(['rss', 'atom'])('a hostile advert stays inside its entry of %s', async (format) => {
  const country = anUnusedCountry()
  const text = HOSTILE
  await aJob(db, { country, title: text, employerName: text, place: text, preview: text })
  await aJob(db, { country, title: 'Second', postedAt: '2026-01-01T00:00:00.000Z' })

  const { body } = await read(`/feeds/search.${format}?country=${country}`)

  const titles =
    format === 'rss'
      ? parseRssFeed(body).items?.map(({ title }) => title)
      : parseAtomFeed(body).entries?.map(({ title }) => title?.value)
  expect(titles).toHaveLength(2)
  expect(titles?.[0]).toContain('"quoted"')
  expect(titles?.[1]).toBe('Second, Saltmarsh House')
})

test('a search that finds nothing is an empty feed', async () => {
  const { body } = await read('/feeds/search.rss?category=robotics&country=TV')

  expect(parseRssFeed(body)).toMatchObject({ title: 'Robotics jobs in Tuvalu – Landfall' })
  expect(parseRssFeed(body).items ?? []).toEqual([])
})

test('an unknown parameter is rejected with a sentence', async () => {
  const response = await app.inject('/feeds/search.rss?category=alchemy')

  expect(response.statusCode).toBe(422)
  expect(response.body).toBe('Choose a category from the list.')
})

test('the page of the list is ignored', async () => {
  expect((await read('/feeds/search.rss?page=1000')).headers['cache-control']).toBe(
    'public, max-age=60',
  )
})

test('an unchanged feed is answered with 304', async () => {
  const country = anUnusedCountry()
  await aJob(db, { country })
  const url = `/feeds/search.atom?country=${country}`
  const { headers } = await read(url)

  const again = await app.inject({ url, headers: { 'if-none-match': String(headers.etag) } })

  expect(again.statusCode).toBe(304)
})
