import { jobPath } from '#board/jobs/model/job-paths.ts'
import routes from '../../src/routes.ts'
import { aPostedJob } from '#tests/support/applications.ts'
import { aMessage, aStartupRequest } from '#tests/support/admin.ts'
import { aCase } from '#tests/support/cases.ts'
import { CACHE_RULES, PAGES } from '#tests/support/page-caching.ts'
import { expect, postJob, test } from '#tests/support/e2e.ts'
import { beLoggedIn } from '#tests/support/journeys.ts'
import { aPerson } from '#tests/support/people.ts'
import { aPosting } from '#tests/support/postings.ts'
import { uniqueWord } from '#tests/support/unique-word.ts'

type Page = Parameters<Parameters<typeof test>[2]>[0]['page']
type Server = Parameters<Parameters<typeof test>[2]>[0]['server']

const NAME = 'Zephyrine'

/** Files for programs, the same for everyone. */
const FILES = [
  '/robots.txt',
  '/.well-known/security.txt',
  '/sitemap.xml',
  '/feeds/jobs.xml',
  '/feeds/boards/indeed.xml',
  '/feeds/search.rss',
  '/share.png',
]

/** An owner of the site with a unique name, a job, and items in the admin inbox. */
async function aSession(page: Page, server: Server) {
  const me = await beLoggedIn(page, server, { firstName: NAME, isOwner: true })
  const job = await aPostedJob(server.db, me, { title: 'Night nurse', category: 'tech' })
  server.notifyJobsChanged()
  const cookies = await page.context().cookies()
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
  return { me, job, cookie, ids: await idsOf(server, job.id) }
}

async function idsOf({ db }: Server, jobId: string) {
  return {
    'dev/mail/:id?': '',
    ':jobId': jobId,
    ':slug': 'night-nurse',
    ':category': 'tech',
    ':place': 'leeds',
    ':action': 'close',
    'jobform/:id': jobId,
    'desk/queue/:id': await aCase(db, { jobId }),
    'desk/messages/:id': (await aMessage(db)).id,
    'desk/startups/:id': (await aStartupRequest(db)).id,
    'desk/people/:id': (await aPerson(db)).id,
    'desk/jobs/:id': jobId,
  }
}

/** The URL of a page, with an existing id for each parameter. */
function urlOf(path: string, ids: Record<string, string>) {
  return `/${path.replaceAll(/:\w+|\*/g, (name) => ids[path] ?? ids[name] ?? 'none').replaceAll('?', '')}`
}

async function request(url: string, headers: Record<string, string> = {}, method = 'GET') {
  const answer = await fetch(url, { method, headers, redirect: 'manual' })
  const headerLines = [...answer.headers].map((header) => header.join(': ')).join('\n')
  return {
    answer,
    body: await answer.text(),
    headerLines,
    rule: answer.headers.get('cache-control'),
  }
}

test('each page has a line that says who may cache it', { tag: '@any-width' }, () => {
  expect(routes.map(({ path = '' }) => path).toSorted()).toEqual(Object.keys(PAGES).toSorted())
})

test(
  'no cache stores a personal page, and nobody logged in gets an anonymous one',
  { tag: '@any-width' },
  async ({ page, server }) => {
    const { me, cookie, ids } = await aSession(page, server)

    for (const [path, who] of Object.entries(PAGES)) {
      const url = server.url + urlOf(path, ids)
      for (const time of ['first', 'second']) {
        const about = `${time} time at ${url}`
        const theirs = await request(url, { cookie })
        const anonymous = await request(url)

        expect(theirs.rule, about).toBe(CACHE_RULES.nobody)
        expect(theirs.headerLines, about).not.toContain('cdn-cache-control')
        expect(anonymous.rule, about).toBe(CACHE_RULES[who])
        expect(anonymous.headerLines, about).not.toContain('set-cookie: session')
        for (const secret of [NAME, me.email, cookie]) {
          expect(anonymous.body + anonymous.headerLines, about).not.toContain(secret)
        }
        if (who === 'caches') {
          expect(anonymous.answer.headers.get('vary'), about).toBe(
            'accept-encoding, cookie, save-data',
          )
          expect(theirs.body, about).toContain(NAME)
          const tag = anonymous.answer.headers.get('etag') ?? ''
          const again = await request(url, { cookie, 'if-none-match': tag })
          expect([again.answer.status, again.rule], about).toEqual([200, CACHE_RULES.nobody])
          expect((await request(url, { 'if-none-match': tag })).answer.status, about).toBe(304)
        }
        expect((await request(url, { cookie }, 'HEAD')).rule, about).toBe(CACHE_RULES.nobody)
      }
    }
  },
)

/** The feed without its build date, which changes whenever its cache expires. */
function withoutBuildDate(body: string) {
  return body.replace(/<lastBuildDate>[^<]*/, '')
}

test(
  'what programs read is the same logged in or not',
  { tag: '@any-width' },
  async ({ page, server }) => {
    const { job, cookie } = await aSession(page, server)

    for (const path of [...FILES, `/jobs/${job.id}/share.png`]) {
      const theirs = await request(server.url + path, { cookie })
      const anonymous = await request(server.url + path)

      expect(anonymous.answer.status, path).toBe(200)
      expect(withoutBuildDate(theirs.body), path).toBe(withoutBuildDate(anonymous.body))
      expect(anonymous.body + anonymous.headerLines, path).not.toContain(NAME)
      expect(anonymous.headerLines, path).not.toContain('set-cookie')
    }
  },
)

test('a page for a mistyped address is not cached', { tag: '@any-width' }, async ({ server }) => {
  for (const path of ['/jobs?category=alchemy', '/jobs?after=nonsense']) {
    const { answer, rule } = await request(server.url + path)
    expect([path, answer.status, rule]).toEqual([path, 200, CACHE_RULES.browser])
  }
})

test(
  'a job is on cached pages the moment it is posted, and off them the moment it is closed',
  { tag: '@any-width' },
  async ({ page, server }) => {
    const { cookie } = await aSession(page, server)
    const title = `Lamplighter ${uniqueWord()}`
    const list = `${server.url}/jobs?${new URLSearchParams({ title })}`
    // Twice: the second answer comes from the cache.
    const link = new RegExp(String.raw`/jobDetails/\w+/${title.toLowerCase().replace(' ', '-')}`)
    for (let i = 0; i < 2; i += 1) expect((await request(list)).body).not.toMatch(link)

    const multipart = { ...aPosting(), jobTitle: title } as Record<string, string>
    const posted = await page.request.post('/api/v1/post', { multipart })
    const withIt = await request(list)
    expect(posted.status(), await posted.text()).toBeLessThan(300)
    const [path = ''] = link.exec(withIt.body) ?? []
    expect(path).not.toBe('')
    expect((await request(server.url + path)).body).not.toContain('This job has closed')

    const [, , jobId] = path.split('/')
    await page.request.post('/api/v1/post/delete', { data: { jobId }, headers: { cookie } })
    expect((await request(list)).body).not.toContain(path)
    expect((await request(server.url + path)).body).toMatch(/This job is (closed|gone)/)
  },
)

test(
  'a page changes only when its data change, also by another process',
  { tag: '@any-width' },
  async ({ server }) => {
    const { id, title } = await postJob(server)
    const paths = [`/jobs?${new URLSearchParams({ title })}`, jobPath({ id, title })]
    // With a cookie the page cache does not answer.
    const read = (path: string) => request(server.url + path, { cookie: 'seen=1' })
    const before = await Promise.all(paths.map(read))

    const again = await Promise.all(paths.map(read))
    // Without notifying this process, as if another one made the change.
    const change = server.db.updateTable('job').where('id', '=', id)
    await change.set({ employerName: 'Other <House>' }).execute()
    const changed = await Promise.all(paths.map(read))

    for (const [index, { body, answer }] of again.entries()) {
      expect([answer.status, body]).toEqual([200, before[index]?.body])
      expect(answer.headers.get('etag')).toBe(before[index]?.answer.headers.get('etag'))
      expect(body).toContain('Saltmarsh House')
      expect(changed[index]?.body).toContain('Other &lt;House&gt;')
    }
  },
)

test(
  'a browser that has been on the list sees a new job there at once',
  { tag: '@any-width' },
  async ({ page, server }) => {
    const title = `Lamplighter ${uniqueWord()}`
    const list = `/jobs?title=${encodeURIComponent(title)}`
    for (let i = 0; i < 2; i += 1) await page.goto(list)
    await expect(page.getByRole('link', { name: title, exact: true })).toHaveCount(0)

    await postJob(server, { title })
    await page.goto('/about')
    await page.goto(list)

    await expect(page.getByRole('link', { name: title, exact: true })).toBeVisible()
  },
)

test(
  'a browser asks again for a page it had before somebody logged in',
  { tag: ['@any-width', '@long'] },
  async ({ page, server }) => {
    await page.goto('/jobs')
    await beLoggedIn(page, server, { firstName: NAME })

    await page.goto('/about')
    await page.goto('/jobs')
    await expect(page.getByRole('banner')).toContainText('ZO')

    await page.context().clearCookies()
    await page.goto('/about')
    await page.goto('/jobs')
    await expect(page.getByRole('banner')).not.toContainText('ZO')
  },
)
