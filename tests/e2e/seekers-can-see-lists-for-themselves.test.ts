import { expect, postJob, test } from '#tests/support/e2e.ts'
import { aNursePost } from '#tests/support/sponsored-posts.ts'
import { uniqueWord } from '#tests/support/unique-word.ts'

type Server = Parameters<typeof postJob>[0]

/** Four jobs, oldest first: for everyone, for new entrants, for those on the route before, and for nobody. */
async function postOneForEach(server: Server) {
  const word = uniqueWord()
  const programmer = { occupationCode: '2134', payBand: null }
  await aNursePost(server, { title: `Nurse ${word}` })
  await aNursePost(server, {
    title: `Young ${word}`,
    ...programmer,
    payMin: 40_000,
    payMax: 45_000,
  })
  await aNursePost(server, { title: `Carer ${word}`, occupationCode: '6135', payBand: null })
  await aNursePost(server, { title: `Idle ${word}`, ...programmer, payMin: 9000, payMax: 9000 })
  return word
}

const cookieOf = (answers: Record<string, string>) => ({
  cookie: `situation=${encodeURIComponent(new URLSearchParams(answers).toString())}`,
})

/** The text of a page’s control, in its HTML. */
async function control(url: string, headers: Record<string, string> = {}) {
  const answer = await fetch(url, { headers })
  const html = await answer.text()
  const [list = ''] = /<ul[^>]*aria-label="Sponsorship".*?<\/ul>/s.exec(html) ?? []
  const words = list.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ')
  return { words: words.trim(), html, rule: answer.headers.get('cache-control') }
}

for (const script of ['on', 'off'] as const) {
  test.describe(`with script ${script}`, () => {
    test.use({ script })

    test(
      'somebody under 26 says so, and counts, list and order are hers',
      { tag: script === 'off' ? '@any-width' : [] },
      async ({ page, server, expectAccessible }) => {
        const word = await postOneForEach(server)
        const links = page.getByRole('list', { name: 'Sponsorship' }).getByRole('link')
        const titles = page.getByRole('article').getByRole('heading')
        await page.goto(`/jobs?q=${word}&answer=open`)
        await expect(links).toHaveText(['Could be sponsored 1', 'With ‘Maybe’ 1', 'All 4'])
        await expect(titles).toHaveText([`Nurse ${word}`])

        await page.getByRole('link', { name: 'My situation' }).click()
        await page.getByLabel('Where are you now?').selectOption('abroad')
        await page.getByLabel('Which UK visa').selectOption('none')
        await page.getByLabel('Will you be under 26').selectOption('yes')
        await page.getByRole('button', { name: 'Save my situation' }).click()

        const hers = ['Could be sponsored for me 2', 'With ‘Maybe’ 2', 'All 4']
        await expect(page).toHaveURL(`/jobs?q=${word}&answer=open`)
        await expect(links).toHaveText(hers)
        await expect(titles).toHaveCount(2)
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(
          `“${word}” jobs not ruled out for me`,
        )
        if (script === 'on') await expectAccessible()

        await page
          .getByRole('link', { name: `Young ${word}` })
          .first()
          .click()
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Young ${word}`)
        await page.goBack()
        await expect(links).toHaveText(hers)
        await expect(titles).toHaveCount(2)

        await links.filter({ hasText: 'All' }).click()
        await expect(titles).toHaveCount(4)
        await page.goto(`/jobs?q=${word}&sort=surest`)
        await expect(titles).toHaveText([
          `Young ${word}`,
          `Nurse ${word}`,
          `Idle ${word}`,
          `Carer ${word}`,
        ])

        await page.getByRole('button', { name: 'Forget' }).click()
        await expect(links.first()).toHaveText('Could be sponsored 1')
      },
    )
  })
}

test(
  'a list is never another’s: each cookie has its own counts, and none is cached',
  { tag: '@any-width' },
  async ({ server }) => {
    const word = await postOneForEach(server)
    const url = `${server.url}/jobs?q=${word}`
    const newcomer = 'Could be sponsored 1 With ‘Maybe’ 1 All 4'
    const before = server.log.length
    const old = cookieOf({ where: 'uk', permission: 'skilled-worker-before-2024-04' })
    const young = cookieOf({ where: 'abroad', permission: 'none', isUnder26: 'yes' })
    const graduate = cookieOf({ where: 'uk', permission: 'graduate' })
    const settled = cookieOf({ where: 'uk', permission: 'settled' })

    for (let time = 0; time < 2; time += 1) {
      expect((await control(url)).words).toBe(newcomer)
      const oldest = await control(url, old)
      expect(oldest.words).toBe('Could be sponsored for me 2 With ‘Maybe’ 3 All 4')
      expect(oldest.rule).toBe('private, no-cache')
      expect((await control(url, young)).words).toBe(
        'Could be sponsored for me 2 With ‘Maybe’ 2 All 4',
      )
      expect((await control(url, graduate)).words).toBe(
        'Then could be sponsored 2 With ‘Maybe’ 3 All 4',
      )
      expect((await control(url, settled)).words).toBe('')
      expect((await control(`${url}&answer=pass`, settled)).html).toContain(`Idle ${word}`)
    }
    const log = server.log.slice(before).join('')
    for (const answer of ['skilled-worker-before', 'isUnder26', 'graduate', 'settled']) {
      expect(log).not.toContain(answer)
    }

    for (const value of ['where=mars', 'sameEmployer=yes', 'x'.repeat(5000), '%%%', '57']) {
      const forged = await control(url, { cookie: `situation=${value}` })
      expect(forged.words).toBe(newcomer)
    }
    for (const path of ['/jobs/nursing', '/jobs/in/leeds', '/tech']) {
      const anonymous = await control(server.url + path)
      const theirs = await control(server.url + path, young)
      expect([path, theirs.rule]).toEqual([path, 'private, no-cache'])
      if (anonymous.words) expect(theirs.words).toContain('for me')
      expect((await control(server.url + path)).words).toBe(anonymous.words)
    }
  },
)

test(
  'what programs read answers for nobody in particular',
  { tag: '@any-width' },
  async ({ server }) => {
    const word = await postOneForEach(server)
    const young = cookieOf({ where: 'abroad', permission: 'none', isUnder26: 'yes' })
    for (const path of [`/jobs.rss?q=${word}&answer=open`, `/api/v1/jobs?q=${word}&answer=open`]) {
      const [plain, theirs] = await Promise.all(
        [{}, young].map(async (headers) => (await fetch(server.url + path, { headers })).text()),
      )
      expect(theirs).not.toContain(`Young ${word}`)
      expect(theirs).toBe(plain)
    }
  },
)

test(
  'care work is not said to be closed to somebody who is on the route for it',
  { tag: '@any-width' },
  async ({ page, server }) => {
    await postOneForEach(server)
    await page.goto('/jobs?q=care+assistant+zanzibar')
    await expect(page.getByRole('heading', { name: /^You cannot come from abroad/ })).toBeVisible()

    const form = { where: 'uk', permission: 'skilled-worker-before-2024-04' }
    await page.request.post('/situation', { form })
    await page.goto('/jobs?q=care+assistant+zanzibar')
    await expect(page.getByRole('heading', { name: /^You cannot come/ })).toHaveCount(0)
    await expect(page.getByRole('link', { name: /^For me:/ })).toBeVisible()
  },
)
