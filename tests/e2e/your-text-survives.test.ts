import type { Page } from '@playwright/test'
import { insertOrganisation } from '#organisations/organisations.queries.ts'
import { afterHydration, expect, test } from '#tests/support/e2e.ts'
import { beLoggedIn, logIn, logInAgain } from '#tests/support/journeys.ts'
import { aPerson } from '#tests/support/people.ts'
import { button, field } from '#tests/support/posting-pages.ts'

const TEXT = 'We look for a night nurse who likes the sea.'

const description = (page: Page) => field(page, 'Description')

for (const script of ['on', 'off'] as const) {
  test.describe(`when a session ends in a form, with script ${script}`, () => {
    test.use({ script, expectedLog: /401/ })

    test(
      'the text comes back to its account alone',
      { tag: '@any-width' },
      async ({ page, server }) => {
        const person = await beLoggedIn(page, server)
        const isChecked = script === 'on' && page.waitForResponse('**/user/private_data')
        await page.goto('/post')
        await isChecked
        await server.db.deleteFrom('session').where('accountId', '=', person.id).execute()
        await description(page).fill(TEXT)
        const saying = page.getByText(/^You were logged out\./).first()
        if (script === 'on') {
          await expect(saying).toBeVisible()
          // In sight of whoever types in the middle of a long form, too.
          const toast = page.locator('.toast').filter({ hasText: /^You were logged out/ })
          await expect(toast).toBeInViewport()
        }
        // The sentence may be there already: only the answer says that the text was kept.
        const kept = page.waitForResponse((response) => response.request().method() === 'POST')
        await button(page, 'Save and leave').click()
        await kept
        await expect(saying).toBeVisible()
        if (script === 'on') {
          // The page still has it; the log-in page in the same tab must not lose it.
          await expect(description(page)).toHaveValue(TEXT)
          const link = page.getByRole('alert').getByRole('link', { name: /Log in in a new tab/ })
          await expect(link).toHaveAttribute('href', '/login')
          await expect(link).toHaveAttribute('rel', 'noopener')
          await page.keyboard.press('Tab')
          await expect(link).toBeFocused()
          const tab = page.waitForEvent('popup')
          await page.keyboard.press('Enter')
          await expect((await tab).getByLabel('Password', { exact: true })).toBeVisible()
          // The other tab now knows that nobody is logged in; this one stays.
          const isLoggedIn = () => page.evaluate(() => localStorage.getItem('isLoggedIn'))
          await expect.poll(isLoggedIn).toBe('false')
          await expect(description(page)).toHaveValue(TEXT)
          await (await tab).close()
        }

        const other = await aPerson(server.db)
        await logIn(page, server, other)
        await page.goto('/post')
        await expect(description(page)).toHaveValue('')

        await page.context().clearCookies({ name: 'session' })
        await page.goto('/login?next=/post')
        await logInAgain(page, person)
        await expect(page).toHaveURL(/\/post$/)
        await expect(description(page)).toHaveValue(TEXT)
      },
    )
  })
}

for (const script of ['on', 'off'] as const) {
  test.describe(`when somebody else logs in in another tab, with script ${script}`, () => {
    test.use({ script, expectedLog: /401/ })

    test(
      'what is typed on becomes nothing of theirs, and the page says why',
      { tag: '@any-width' },
      async ({ page, server }) => {
        await beLoggedIn(page, server)
        const isChecked = script === 'on' && page.waitForResponse('**/user/private_data')
        await page.goto('/post')
        await isChecked
        const other = await aPerson(server.db)
        const tab = await page.context().newPage()
        await logIn(tab, server, other)

        const saving = script === 'on' && page.waitForResponse('**/api/v1/drafts/**')
        await description(page).fill(TEXT)
        await saving
        const saying = page.getByText(/^This page is another account’s/).first()
        if (script === 'on') await expect(saying).toBeVisible()
        const sent = page.waitForResponse((response) => response.request().method() === 'POST')
        await button(page, 'Save and leave').click()
        await sent
        await expect(saying).toBeVisible()
        if (script === 'on') await expect(description(page)).toHaveValue(TEXT)
        const { length } = await server.db
          .selectFrom('draft')
          .select('kind')
          .where('accountId', '=', other.id)
          .execute()
        expect(length).toBe(0)
        await tab.goto('/post')
        await expect(description(tab)).toHaveValue('')
      },
    )
  })
}

/** Wraps every text of the page, as a browser that translates does. */
function translate(page: Page) {
  return page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const texts: Text[] = []
    while (walker.nextNode()) texts.push(walker.currentNode as Text)
    for (const text of texts) {
      if (!text.data.trim() || text.parentElement?.closest('script, style, textarea, option')) {
        continue
      }
      const font = document.createElement('font')
      text.replaceWith(font)
      font.append(text)
    }
  })
}

test.describe('before the app has started', () => {
  // React says that it found another page than the server sent.
  test.use({ script: 'slow', expectedLog: /Minified React error #(?:418|423|425)/ })

  for (const isTranslated of [false, true]) {
    test(
      `what is typed stays${isTranslated ? ', and on a page that the browser has translated' : ''}`,
      { tag: '@any-width' },
      async ({ page }) => {
        await page.goto('/contact', { waitUntil: 'commit' })
        if (isTranslated)
          await page.waitForLoadState('domcontentloaded').then(() => translate(page))
        await field(page, 'Email').fill('ada@example.org')
        await field(page, 'Message').fill(TEXT)
        await page.keyboard.press('Home')
        await page.keyboard.press('Shift+ArrowRight')
        await afterHydration(page, null)

        await expect(field(page, 'Email')).toHaveValue('ada@example.org')
        await expect(field(page, 'Message')).toHaveValue(TEXT)
        await expect(field(page, 'Message')).toBeFocused()
        await page.keyboard.type('They')
        await expect(field(page, 'Message')).toHaveValue(TEXT.replace('We', 'Theye'))
      },
    )
  }

  test(
    'a field of an address keeps the focus, and a field that was left does not get it',
    { tag: '@any-width' },
    async ({ page }) => {
      for (const isLeft of [false, true]) {
        await page.goto('/contact', { waitUntil: 'commit' })
        await page.waitForLoadState('domcontentloaded').then(() => translate(page))
        await field(page, 'Email').fill('ada@example.org')
        if (isLeft) await field(page, 'Email').blur()
        await afterHydration(page, null)

        await expect(field(page, 'Email')).toHaveValue('ada@example.org')
        if (isLeft) await expect(field(page, 'Email')).not.toBeFocused()
        else await expect(field(page, 'Email')).toBeFocused()
      }
    },
  )

  test(
    'a field of one form is not filled in from the field of another',
    { tag: '@any-width' },
    async ({ page, server }) => {
      const owner = await beLoggedIn(page, server)
      const id = await insertOrganisation(server.db, owner.id, 'Salt House')
      const others = [await aPerson(server.db), await aPerson(server.db)]
      for (const { id: accountId } of others)
        await server.db
          .insertInto('organisationMember')
          .values({ organisationId: id, accountId, role: 'reader' })
          .execute()
      await page.goto(`/organisations/${id}`, { waitUntil: 'commit' })
      const folds = page.locator('summary').filter({ hasText: /^Change / })
      await folds.first().waitFor()
      await page.waitForLoadState('domcontentloaded')
      for (const fold of await folds.all()) await fold.click()
      const roles = page.getByLabel(/^Role of/)
      await roles.nth(1).selectOption('recruiter')
      await afterHydration(page, null)

      const values = await roles.evaluateAll((all) =>
        all.map((one) => (one as HTMLSelectElement).value),
      )
      expect(values).toEqual(['owner', 'recruiter', 'reader'])
    },
  )
})

test.describe('while the server refuses', () => {
  test.use({ expectedLog: /status of 422/ })

  test(
    'a page that is translated while it is open goes on',
    { tag: '@any-width' },
    async ({ page }) => {
      await page.goto('/contact')
      await field(page, 'Message').fill(TEXT)
      await translate(page)
      // An error appears, changes and goes: texts that the app put there itself.
      await button(page, 'Submit').click()
      await expect(page.getByText('Enter an email address').first()).toBeVisible()
      await translate(page)
      await field(page, 'Email').fill('ada@example.org')
      await page.getByRole('banner').getByRole('link').nth(1).click()

      await expect(page).not.toHaveURL(/contact/)
      await expect(page.getByRole('heading', { level: 1 })).toContainText(/./)
    },
  )
})
