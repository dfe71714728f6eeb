import { expect, test } from 'vitest'
import { createCache } from '#platform/cache/cache.ts'
import { aJob } from '#tests/support/builders.ts'
import { openTestServer } from '#tests/support/test-server.ts'
import { HOSTILE, readXml } from '#tests/support/xml.ts'
import { readPathRows, type PathRow } from '#site/publishing/open-jobs.queries.ts'
import { createSitemapParts, JOBS_PER_PART } from './sitemap-parts.ts'
import { jobsSitemap } from './sitemap.ts'

const { app, db } = await openTestServer()
const HOUR_MS = 3_600_000

async function urlsIn(url: string) {
  const response = await app.inject(url)
  expect(response.headers['content-type']).toBe('application/xml; charset=utf-8')
  return readXml(response.body)
}

test('the parts hold each open job exactly once, whatever their sizes', async () => {
  const country = 'AO'
  const ids: string[] = []
  for (let i = 0; i < 23; i += 1) {
    // Several at the same moment, so that the id decides.
    const postedAt = new Date(Date.UTC(2026, 1, 1) + Math.floor(i / 4) * HOUR_MS).toISOString()
    ids.push((await aJob(db, { country, postedAt })).id)
  }

  for (const jobsPerPart of [1, 5, 7, 1000]) {
    const parts = await createSitemapParts({ db, cache: createCache() }, jobsPerPart).list()
    for (const pageSize of [1, 3, 2000]) {
      const found: string[] = []
      for (const part of parts) {
        let inPart = 0
        for await (const page of readPathRows(db, part, pageSize)) {
          expect(page.length).toBeLessThanOrEqual(pageSize)
          inPart += page.length
          found.push(...page.map(({ id }) => id))
        }
        expect(inPart).toBeGreaterThan(0)
        expect(inPart).toBeLessThanOrEqual(jobsPerPart)
      }
      expect(found).toHaveLength(new Set(found).size)
      expect(found).toEqual(expect.arrayContaining(ids))
    }
  }
})

test('a new job moves no other from one part to another', async () => {
  for (let i = 0; i < 4; i += 1) await aJob(db, { postedAt: '2026-01-01T00:00:00.000Z' })
  const [first, ...rest] = await createSitemapParts({ db, cache: createCache() }, 4).list()
  const { id } = await aJob(db)

  const [stillFirst, ...later] = await createSitemapParts({ db, cache: createCache() }, 4).list()

  expect(stillFirst).toEqual(first)
  expect(later.slice(0, rest.length - 1)).toEqual(rest.slice(0, -1))
  const last = later.at(-1) ?? { after: null, to: null }
  const pages = await Array.fromAsync(readPathRows(db, last, 100))
  expect(pages.flat().map((job) => job.id)).toContain(id)
})

test('full parts are not followed by an empty one', async () => {
  const total = (await createSitemapParts({ db, cache: createCache() }, 1).list()).length

  expect(await createSitemapParts({ db, cache: createCache() }, total).list()).toHaveLength(1)
})

test('one file never holds more than 50,000 URLs', async () => {
  const row: PathRow = { id: '0', title: '', postedAt: '', updatedAt: '2026-01-01T00:00:00Z' }
  async function* pages() {
    for (let i = 0; i < 60; i += 1) yield Array.from({ length: 2000 }, () => row)
  }

  const pieces = await Array.fromAsync(jobsSitemap(pages(), { publicUrl: 'https://a.example' }))

  expect(readXml(pieces.join('')).loc).toHaveLength(50_000)
})

test('a part with the longest addresses stays below the 50 MB of the protocol', async () => {
  const title = `${'ward sister and '.repeat(20)}`
  const row: PathRow = {
    id: 'x'.repeat(20),
    title,
    postedAt: '',
    updatedAt: '2026-01-01T00:00:00Z',
  }
  async function* pages() {
    for (let i = 0; i < JOBS_PER_PART / 2000; i += 1) yield Array.from({ length: 2000 }, () => row)
  }

  const publicUrl = 'https://jobs.landfall.example'
  let bytes = 0
  for await (const piece of jobsSitemap(pages(), { publicUrl })) bytes += Buffer.byteLength(piece)

  expect(bytes).toBeGreaterThan(JOBS_PER_PART * 500)
  expect(bytes).toBeLessThan(50 * 1024 * 1024)
})

test('pages and jobs name their translations, and pages without one name none', async () => {
  const job = await aJob(db)
  const { body: jobs } = await app.inject('/sitemaps/jobs-1.xml')
  const { body: pages } = await app.inject('/sitemaps/pages.xml')
  const entryOf = (xml: string, part: string) =>
    xml.split('</url>').find((entry) => entry.includes(part)) ?? ''

  for (const hreflang of ['en-GB', 'x-default', 'hi', 'ur', 'bn', 'ne'])
    expect(entryOf(jobs, job.id)).toContain(`hreflang="${hreflang}"`)
  expect(entryOf(jobs, job.id)).toMatch(
    new RegExp(`hreflang="ur" href="http://localhost:3000/ur/jobDetails/${job.id}/`),
  )
  expect(entryOf(pages, '<loc>http://localhost:3000/</loc>')).toContain(
    'hreflang="hi" href="http://localhost:3000/hi"',
  )
  expect(entryOf(pages, '/about</loc>')).not.toContain('hreflang')
  for (const xml of [jobs, pages]) expect(readXml(xml).loc?.length).toBeGreaterThan(0)
})

test('search engines find the files, the pages and the jobs', async () => {
  const job = await aJob(db, { title: `Ward & bay sister ${HOSTILE}` })
  await aJob(db)

  const { loc: files = [] } = await urlsIn('/sitemap.xml')
  expect(files).toEqual([
    'http://localhost:3000/sitemaps/pages.xml',
    'http://localhost:3000/sitemaps/jobs-1.xml',
  ])
  const { loc: pages } = await urlsIn('/sitemaps/pages.xml')
  expect(pages).toContain('http://localhost:3000/jobs')
  const { loc = [], lastmod = [] } = await urlsIn('/sitemaps/jobs-1.xml')
  const own = loc.findIndex((url) => url.includes(job.id))
  expect(loc[own]).toMatch(/^http:\/\/localhost:3000\/jobDetails\/\w+\/ward-bay-sister-/)
  expect(lastmod[own]).toBe(job.updatedAt)
})

test('closed, expired, removed and sample jobs are in no file', async () => {
  const open = await aJob(db, { closesAt: new Date(Date.now() + HOUR_MS).toISOString() })
  const hidden = [
    await aJob(db, { status: 'closed' }),
    await aJob(db, { status: 'removed' }),
    await aJob(db, { closesAt: new Date(Date.now() - 1000).toISOString() }),
    await aJob(db, { source: 'sample', sourceRef: 'a-sample' }),
  ]

  const { body } = await app.inject('/sitemaps/jobs-1.xml')

  expect(body).toContain(open.id)
  for (const { id } of hidden) expect(body).not.toContain(id)
})

test('a job that closes is gone with the next answer', async () => {
  const { id } = await aJob(db)
  expect((await app.inject('/sitemaps/jobs-1.xml')).body).toContain(id)

  await db.updateTable('job').set({ status: 'closed' }).where('id', '=', id).execute()

  expect((await app.inject('/sitemaps/jobs-1.xml')).body).not.toContain(id)
})

test.each(['jobs-0', 'jobs-2', 'jobs-99999999999999999999', 'jobs-x', 'jobs-01', 'jobs--1', 'x'])(
  'there is no file %s',
  async (name) => {
    expect((await app.inject(`/sitemaps/${name}.xml`)).statusCode).toBe(404)
  },
)

test('a HEAD request reads no jobs', async () => {
  const response = await app.inject({ method: 'HEAD', url: '/sitemaps/jobs-1.xml' })

  expect(response.statusCode).toBe(200)
  expect(response.headers['content-type']).toBe('application/xml; charset=utf-8')
  expect(response.body).toBe('')
})

test('robots.txt names the sitemap and disallows personal pages', async () => {
  const { body, headers } = await app.inject('/robots.txt')
  const disallowed = body.split('\n').flatMap((line) => /^Disallow: (.+)$/.exec(line)?.[1] ?? [])
  const isDisallowed = (path: string) => disallowed.some((prefix) => path.startsWith(prefix))

  expect(headers['content-type']).toBe('text/plain; charset=utf-8')
  expect(body).toContain('Sitemap: http://localhost:3000/sitemap.xml')
  expect(body).toContain('Allow: /api/docs')
  const own = '/setting /setting/email /desk/jobs /jobform/1 /dev/mail'
  for (const path of [...own.split(' '), '/applications/1', '/applicants/1', '/api/v1/jobs']) {
    expect([path, isDisallowed(path)]).toEqual([path, true])
  }
  const { loc = [] } = await urlsIn('/sitemaps/pages.xml')
  const shown = loc.map((url) => new URL(url).pathname).filter((path) => path !== '/api/docs')
  expect(shown.filter(isDisallowed)).toEqual([])
  expect(isDisallowed('/jobDetails/1')).toBe(false)
})
