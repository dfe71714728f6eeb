import sharp from 'sharp'
import { expect, postJob, test } from '#tests/support/e2e.ts'
import { problemsOf } from '#tests/support/schema-org.ts'
import { HOSTILE, readXml } from '#tests/support/xml.ts'

test(
  'an open job says what it is, and a browser has nothing against it',
  { tag: '@any-width' },
  async ({ page, server }) => {
    const job = await postJob(server, {
      title: `Ward sister ${HOSTILE}`,
      description: `We care. ${HOSTILE}`,
      payMin: 31_049,
      payMax: 37_796,
      payCurrency: 'GBP',
      payPeriod: 'year',
    })
    await page.goto(`/jobDetails/${job.id}`)

    const blocks = await page.locator('script[type="application/ld+json"]').allTextContents()
    const [posting, breadcrumbs] = blocks.map((text) => JSON.parse(text))
    expect(posting).toMatchObject({ '@type': 'JobPosting', title: job.title, url: page.url() })
    expect(breadcrumbs).toMatchObject({ '@type': 'BreadcrumbList' })
    for (const data of [posting, breadcrumbs]) {
      const problems = await problemsOf(data)
      expect(problems.filter((problem) => !problem.includes('(optional)'))).toEqual([])
    }
    // One of each: the quiet console shows that none was blocked.
    const head = page.locator('head')
    for (const name of [
      'link[rel="canonical"]',
      'link[hreflang="en-GB"]',
      '[hreflang="x-default"]',
    ]) {
      await expect(head.locator(name)).toHaveAttribute('href', page.url())
    }
    await expect(head.locator('meta[property="og:title"]')).toHaveAttribute(
      'content',
      `${job.title}, Saltmarsh House`,
    )
    await expect(head.locator('meta[name="twitter:card"]')).toHaveCount(1)
  },
)

test(
  'a shared link shows a picture of the job',
  { tag: '@any-width' },
  async ({ page, server }) => {
    const job = await postJob(server)
    await page.goto(`/jobDetails/${job.id}`)
    const address = await page.locator('meta[property="og:image"]').getAttribute('content')
    expect(address).toBe(`${server.url}/jobs/${job.id}/share.png`)

    const picture = await page.request.get(String(address))

    const { width, height } = await sharp(await picture.body()).metadata()
    expect([width, height]).toEqual([1200, 630])
    await page.goto('/about')
    await expect(page.locator('meta[property="og:image"]')).toHaveAttribute(
      'content',
      `${server.url}/share.png`,
    )
    expect((await page.request.get('/share.png')).headers()['content-type']).toBe('image/png')
  },
)

test('a closed job and a sample claim nothing', { tag: '@any-width' }, async ({ page, server }) => {
  const closed = await postJob(server, { status: 'closed' })
  const sample = await postJob(server, { source: 'sample', sourceRef: crypto.randomUUID() })

  for (const { id } of [closed, sample]) {
    await page.goto(`/jobDetails/${id}`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(await page.content()).not.toContain('JobPosting')
  }
})

test(
  'every public page has one whole address of its own',
  { tag: '@any-width' },
  async ({ page }) => {
    for (const path of ['/', '/jobs', '/tech', '/about', '/services', '/startup', '/contact']) {
      await page.goto(`${path}?from=a-friend`)
      const canonical = page.locator('link[rel="canonical"]')
      await expect(canonical).toHaveCount(1)
      await expect(canonical).toHaveAttribute('href', new URL(path, page.url()).href)
    }
  },
)

test('the home page says who we are', { tag: '@any-width' }, async ({ page }) => {
  await page.goto('/')

  const data = JSON.parse(await page.locator('script[type="application/ld+json"]').innerText())
  for (const part of data['@graph']) expect(await problemsOf(part)).toEqual([])
})

test(
  'programs find every open job from robots.txt on, and none that has closed',
  { tag: ['@any-width', '@long'] },
  async ({ request, server }) => {
    const open = await postJob(server)
    const closed = await postJob(server, { status: 'closed' })
    const robots = await (await request.get('/robots.txt')).text()
    const index = /^Sitemap: (.+)$/m.exec(robots)?.[1] ?? ''

    const { loc: files = [] } = readXml(await (await request.get(index)).text())
    const texts = await Promise.all(files.map(async (file) => (await request.get(file)).text()))
    const pages = texts.flatMap((text) => readXml(text).loc ?? [])

    expect(pages.filter((address) => address.includes(open.id))).toHaveLength(1)
    expect(pages.filter((address) => address.includes(closed.id))).toEqual([])
    expect(pages).toContain(`${server.url}/about`)
    for (const address of pages.filter((address) => !address.includes('/jobDetails/'))) {
      const answer = await request.get(address)
      expect([address, answer.status(), answer.url()]).toEqual([address, 200, address])
      expect(await answer.text()).not.toContain('noindex')
    }
  },
)

test(
  'programs without a session may read the log-in page and nothing of the pages behind it',
  { tag: '@any-width' },
  async ({ request, server }) => {
    const logIn = await request.get('/login?next=%2Fpost')
    const [logInPage, dashboard] = [await logIn.text(), await request.get('/dashboard')]
    const post = await request.get('/post', { maxRedirects: 0 })

    expect(logInPage).not.toContain('noindex')
    expect(logInPage).toContain(`<link rel="canonical" href="${server.url}/login"/>`)
    expect(dashboard.status()).toBe(403)
    expect(await dashboard.text()).toContain('<meta name="robots" content="noindex"/>')
    expect([post.status(), post.headers().location]).toEqual([303, '/login?next=%2Fpost'])
  },
)
