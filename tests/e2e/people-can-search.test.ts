import { newId } from '#platform/secrets/new-id.ts'
import { expect, postJob, test } from '#tests/support/e2e.ts'
import { beLoggedIn, logInAgain } from '#tests/support/journeys.ts'

test('the list follows what is typed and chosen, and so does the address', async ({
  page,
  server,
  expectAccessible,
}) => {
  const word = newId()
  await postJob(server, { title: `Night nurse ${word}`, type: 'Part-time' })
  await postJob(server, { title: `Day nurse ${word}`, type: 'Full-time' })
  await beLoggedIn(page, server)
  await page.goto('/search')
  await expectAccessible()

  await page.getByLabel('Job title').fill(word.toUpperCase())
  await expect(page).toHaveURL(`/search?title=${word.toUpperCase()}`)
  await expect(page.getByRole('article')).toHaveCount(2)
  await expect(page.getByText('2 jobs', { exact: true })).toBeVisible()
  await page.getByLabel('Job type').selectOption('Part-time')
  await expect(page.getByRole('article')).toHaveCount(1)
  await expect(page.getByRole('heading', { name: `Night nurse ${word}` })).toBeVisible()

  await page.reload()
  await expect(page.getByLabel('Job title')).toHaveValue(word.toUpperCase())
  await expect(page.getByRole('article')).toHaveCount(1)

  await page.getByLabel('Job title').fill('no such job at all')
  await expect(page.getByRole('heading', { name: 'No open jobs match' })).toBeVisible()
  await expectAccessible()
  const nothing = page.url()
  await page.getByRole('button', { name: 'Email me new jobs' }).click()
  await expect(page).toHaveURL(/\/alerts/)
  await expect(page.getByText(/no such job at all/).first()).toBeVisible()
  await page.goto(nothing)
  await page.getByRole('link', { name: 'Clear the filters' }).click()
  await expect(page).toHaveURL('/search')
})

test(
  'the jobs on the screen are narrowed at once, before the server has answered',
  { tag: ['@any-width', '@long'] },
  async ({ page, server }) => {
    const word = newId()
    await postJob(server, { title: `Porter ${word}` })
    await postJob(server, { title: `Cook ${word}` })
    await beLoggedIn(page, server)
    await page.goto(`/search?title=${word}`)
    await expect(page.getByRole('article')).toHaveCount(2)
    await page.route(/title=cook/i, () => {})

    await page.getByLabel('Job title').fill(`COOK ${word}`)
    await expect(page.getByRole('article')).toHaveCount(1)
  },
)

test(
  'an empty list says Loading while an answer is on its way',
  { tag: ['@any-width', '@long'] },
  async ({ page, server, script }) => {
    test.skip(script !== 'on', 'Without the app the browser says so.')
    const title = `Porter ${newId()}`
    await postJob(server, { title })
    await beLoggedIn(page, server)
    await page.goto(`/search?title=${encodeURIComponent(title)}`)
    const count = page.getByRole('main').getByRole('status').first()
    await expect(count).toHaveText('1 job')
    let answer = () => {}
    await page.route(/search\.data/, async (route) => {
      await new Promise<void>((resolve) => (answer = resolve))
      await route.continue()
    })

    await page.getByLabel('Job title').fill('no such job at all')
    await expect(count).toHaveText('Loading')
    await expect(page).toHaveURL(/title=Porter/)
    await expect.poll(() => (answer(), count.textContent())).toBe('No jobs')

    await page.getByLabel('Job title').fill(title)
    await expect(count).toHaveText('Loading')
    await expect.poll(() => (answer(), count.textContent())).toBe('1 job')
  },
)

test(
  'the list follows who is logged in, in another tab too',
  { tag: ['@any-width', '@long'] },
  async ({ page, context, server, script }) => {
    test.skip(script !== 'on', 'the app hears of another tab')
    const word = newId()
    await postJob(server, { title: `Cook ${word}` })
    const person = await beLoggedIn(page, server)
    const other = await context.newPage()
    await other.goto('/login')
    await page.goto(`/search?title=${word}`)
    await expect(page.getByRole('article')).toHaveCount(1)

    await other.getByRole('button', { name: 'Log out' }).click()
    await other.getByRole('dialog').getByRole('button', { name: 'Yes' }).click()
    await expect(page).toHaveURL(`/login?next=${encodeURIComponent(`/search?title=${word}`)}`)
    await expect(page.getByRole('article')).toHaveCount(0)

    await other.goto('/login')
    await logInAgain(other, person)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are logged in')
  },
)

test(
  'what is chosen while a list comes in is not taken back by that list',
  { tag: ['@any-width', '@long'] },
  async ({ page, server, script }) => {
    test.skip(script === 'off', 'Without a script nothing is chosen for somebody.')
    await beLoggedIn(page, server)
    await page.goto('/search')
    await page.evaluate(chooseOnNextAddress, { name: 'country', value: 'NO' })
    // The second choice's list never arrives: the third choice is made before it.
    await page.route(/search.data\?type=Part-time&country=NO$/, () => {})

    await page.getByLabel('Job type').selectOption('Part-time')
    await expect(page).toHaveURL('/search?type=Part-time')
    await page.getByLabel('Category').selectOption('healthcare')

    await expect(page).toHaveURL('/search?category=healthcare&type=Part-time&country=NO')
    await expect(page.getByLabel('Location')).toHaveValue('NO')
  },
)

/** Chooses as soon as the URL changes, before its list is shown. */
function chooseOnNextAddress({ name, value }: { name: string; value: string }) {
  const push = history.pushState.bind(history)
  history.pushState = (...state) => {
    history.pushState = push
    push(...state)
    queueMicrotask(() => {
      const select = document.querySelector<HTMLSelectElement>(`select[name=${name}]`)
      if (!select) return
      select.value = value
      select.dispatchEvent(new Event('change', { bubbles: true }))
    })
  }
}

test(
  'the filter list says Health, and an ended session leads to the log-in page',
  { tag: '@any-width' },
  async ({ page, server, context }) => {
    await beLoggedIn(page, server)
    const isChecked = page.waitForResponse('**/user/private_data')
    await page.goto('/search')
    await isChecked
    await expect(page.getByLabel('Category').locator('option[value=healthcare]')).toHaveText(
      /^Health( \(|$)/,
    )
    await context.clearCookies()
    await page.getByLabel('Job type').selectOption('Contract')
    await expect(page).toHaveURL(/^[^?]+\/login\?next=%2Fsearch%3Ftype%3DContract$/)
  },
)

test(
  'the search bar of the home page leads to /jobs, logged in or not',
  { tag: '@any-width' },
  async ({ page, server }) => {
    await page.goto('/')
    const bar = page.getByRole('main').getByRole('search')
    await bar.getByLabel('Job title or keywords').fill('nurse')
    await bar.getByLabel('Town or postcode').fill('Leeds')
    await bar.getByRole('button', { name: 'Search' }).click()
    await expect(page).toHaveURL('/jobs?q=nurse&place=Leeds')
    await expect(page.getByLabel('Job title or keywords')).toHaveValue('nurse')

    await beLoggedIn(page, server)
    await page.goto('/')
    await bar.getByLabel('Job title or keywords').fill('nurse')
    await bar.getByLabel('Job title or keywords').press('Enter')
    await expect(page).toHaveURL('/jobs?q=nurse')
    await expect(page.getByLabel('Job title or keywords')).toHaveValue('nurse')
  },
)

test.describe('without JavaScript', () => {
  test.use({ script: 'off' })

  test('the search bar of the home page works, too', { tag: '@any-width' }, async ({ page }) => {
    await page.goto('/')
    const bar = page.getByRole('main').getByRole('search')
    await bar.getByLabel('Job title or keywords').fill('nurse')
    await bar.getByLabel('Town or postcode').fill('Leeds')
    await bar.getByRole('button', { name: 'Search' }).click()

    await expect(page).toHaveURL('/jobs?q=nurse&place=Leeds')
  })
})
