import type { Page } from '@playwright/test'
import { readFile } from 'node:fs/promises'
import { aStoredApplication, daysAgo } from '#tests/support/dashboard.ts'
import { expect, postJob, test } from '#tests/support/e2e.ts'
import { beLoggedIn } from '#tests/support/journeys.ts'
import { endProof } from '#tests/support/organisations.ts'
import { tabAndPress, tabTo } from '#tests/support/keyboard.ts'
import { openMenu, rowOf } from '#tests/support/posting-pages.ts'

type Server = Parameters<Parameters<typeof test>[2]>[0]['server']

/**
 * An employer with four jobs: a nurse with two waiting applicants, a cook, a closed one for a porter, and a held one.
 */
async function aBoard(page: Page, server: Server) {
  const { id: ownerId } = await beLoggedIn(page, server)
  const job = (title: string, overrides: object) =>
    postJob(server, { ownerId, title, ...overrides })
  const nurse = await job('Night nurse', { closesAt: daysAgo(-20), place: 'Harrogate' })
  const cook = await job('Cook', { closesAt: daysAgo(-5), postedAt: daysAgo(3) })
  await job('Porter', { status: 'closed', closedAs: 'filled', closedAt: daysAgo(2) })
  await job('Driver', { status: 'held', heldBecause: 'A word in it is one that fraud uses.' })
  const { id: longest } = await aStoredApplication(server.db, nurse.id, { createdAt: daysAgo(9) })
  await aStoredApplication(server.db, nurse.id, { createdAt: daysAgo(2), status: 'seen' })
  return { ownerId, nurse, cook, longest }
}

const titles = (page: Page) => page.getByRole('rowheader').getByRole('link')
const filter = (page: Page, name: RegExp) =>
  page.getByRole('navigation', { name: 'Which jobs' }).getByRole('link', { name })

for (const script of ['on', 'off'] as const) {
  test.describe(`with script ${script}`, () => {
    test.use({ script })

    test(
      'an employer sees who waits, filters, sorts and searches',
      { tag: '@both-widths' },
      async ({ page, server, expectAccessible }) => {
        const { nurse, longest } = await aBoard(page, server)
        await page.goto('/dashboard')

        await expect(
          page.getByText('2 applications are waiting, the longest for 9 days.'),
        ).toBeVisible()
        await expect(titles(page)).toHaveText(['Night nurse', 'Driver', 'Cook', 'Porter'])
        await expect(rowOf(page, 'Night nurse')).toContainText('9 days')
        await expect(rowOf(page, 'Driver')).toContainText('A word in it is one that fraud uses.')
        await expect(page.getByRole('link', { name: 'Post a job' }).first()).toBeInViewport()
        await expectAccessible()

        await filter(page, /^Closed 1$/).click()
        await expect(titles(page)).toHaveText(['Porter'])
        await filter(page, /^All 4$/).click()
        await expect(titles(page)).toHaveCount(4)
        await page.getByLabel('Sort by').selectOption('Title')
        await page.getByLabel('Search your jobs').fill('er')
        await page.getByRole('button', { name: 'Show' }).click()
        await expect(titles(page)).toHaveText(['Driver', 'Porter'])
        await page.getByLabel('Search your jobs').fill('harrow')
        await page.getByRole('button', { name: 'Show' }).click()
        await expect(page.getByText('No jobs like these')).toBeVisible()
        await page.getByRole('link', { name: 'Show all your jobs' }).click()
        await expect(titles(page)).toHaveCount(4)

        await page.getByRole('link', { name: 'Start with the oldest' }).click()
        await expect(page).toHaveURL(new RegExp(`/applicants/${nurse.id}/${longest}\\?list=`))
      },
    )

    test(
      'an employer extends and closes several jobs, and is told of each',
      { tag: '@any-width' },
      async ({ page, server, expectAccessible }) => {
        const { cook } = await aBoard(page, server)
        await page.goto('/dashboard')
        for (const title of ['Cook', 'Porter']) await page.getByLabel(`Tick ${title}`).check()
        await page.getByRole('button', { name: 'Extend by 30 days' }).last().click()
        await expect(page.getByText('1 extended by 30 days, 1 is closed')).toBeVisible()
        await expect(page.getByText('Porter: is closed.')).toBeVisible()
        await expect(rowOf(page, 'Cook')).toContainText('in 35 days')

        for (const title of ['Night nurse', 'Cook', 'Porter'])
          await page.getByLabel(`Tick ${title}`).check()
        await page.getByRole('button', { name: 'Repeat' }).click()
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('Look at your list')
        await expect(page.getByLabel('Publish row 3: Porter')).toBeChecked()
        await expect(page.getByLabel('Publish row 1: Cook')).not.toBeChecked()
        await expectAccessible()
        await page.goto('/dashboard')
        for (const title of ['Night nurse', 'Cook', 'Porter'])
          await page.getByLabel(`Tick ${title}`).check()
        await page.getByRole('button', { name: 'Close…' }).click()

        await expect(page.getByRole('heading', { level: 1 })).toHaveText('Close 2 jobs')
        await expect(page.getByText('2 applications are waiting')).toBeVisible()
        await expectAccessible()
        await page.getByRole('button', { name: 'Close the jobs' }).click()
        await expect(page.getByText('Choose why you close them.').first()).toBeVisible()
        await page.getByRole('radio', { name: 'Position filled' }).check()
        await page.getByRole('button', { name: 'Close the jobs' }).click()

        await expect(page.getByText('2 closed, 1 was closed already')).toBeVisible()
        await expect(rowOf(page, 'Cook')).toContainText('filled')
        await expect(page.getByText('applications are waiting')).toHaveCount(0)
        await expectAccessible()
        await page.goto(`/jobDetails/${cook.id}`)
        await expect(page.getByText('Position filled. You can no longer apply.')).toBeVisible()
      },
    )

    test(
      'an employer extends one job, downloads a list and goes on with a draft',
      { tag: ['@any-width', '@long'] },
      async ({ page, server, expectAccessible }) => {
        const { ownerId: accountId } = await aBoard(page, server)
        const answers = JSON.stringify({ jobTitle: 'Deputy manager', place: 'Ripon' })
        const draft = { accountId, kind: 'post', subject: 'new', answers } as const
        await server.db.insertInto('draft').values(draft).execute()
        await page.goto('/dashboard')
        const menu = await openMenu(page, 'Cook')
        // The sticky tabs must not cover the element.
        await page.evaluate(() => scrollTo(0, 0))
        await expectAccessible()
        await menu.getByRole('button', { name: /^Extend by 30 days/ }).click()
        await expect(page.getByText('1 extended by 30 days')).toBeVisible()

        const downloading = page.waitForEvent('download')
        await page.getByRole('button', { name: 'CSV of the ticked jobs, or of all' }).click()
        const file = await readFile(await (await downloading).path(), 'utf8')
        expect(file).toContain('"Night nurse"')
        await page.getByRole('link', { name: 'Go on: Deputy manager' }).click()
        await expect(page).toHaveURL('/post')
      },
    )
  })
}

test(
  'ticks are counted and taken back, and the keyboard goes through it all',
  { tag: ['@any-width', '@long'] },
  async ({ page, server, script }) => {
    test.skip(script !== 'on', 'The boxes are counted by a script.')
    const { nurse } = await aBoard(page, server)
    await page.goto('/dashboard')
    await page.getByLabel('Tick all on this page').check()
    await expect(page.getByText('4 ticked')).toBeVisible()
    await page.getByRole('button', { name: 'Untick' }).click()
    await expect(page.getByText('With the ticked jobs:')).toBeVisible()
    await expect(page.getByText('0 ticked')).toHaveCount(0)

    await page.locator('summary', { hasText: 'Picture and profile' }).focus()
    await tabAndPress(page, page.getByLabel('Tick Night nurse'), 'Space')
    await expect(page.getByText('1 ticked')).toBeVisible()
    await tabTo(page, page.getByRole('link', { name: 'Answer 2: Night nurse' }))
    const more = rowOf(page, 'Night nurse').locator('summary').first()
    await tabAndPress(page, more)
    await tabTo(page, page.getByRole('link', { name: 'View as seekers do: Night nurse' }))
    await page.keyboard.press('Escape')
    await expect(more).toBeFocused()
    await expect(page.getByRole('link', { name: 'Edit: Night nurse' })).toBeHidden()
    await tabAndPress(page, page.getByRole('button', { name: 'Repeat', exact: true }))

    await expect(page).toHaveURL(`/post?repeat=${nurse.id}`)
    await expect(page.getByRole('textbox', { name: 'Job title' })).toHaveValue('Night nurse')
  },
)

test(
  'whichever notice stands above them, the first job is in sight, and the notice opens',
  { tag: '@desktop' },
  async ({ page, server, expectAccessible }) => {
    const { nurse } = await aBoard(page, server)
    const { db } = server
    const organisationId = nurse.organisationId ?? ''
    const expectNotice = async (title: string, words: RegExp) => {
      await page.goto('/dashboard?tab=postedJobs')
      await expect(page.getByText(title)).toBeVisible()
      const first = await page.locator('main tbody tr').first().boundingBox()
      expect(first?.y).toBeLessThanOrEqual(320)
      await expect(page.getByText(words)).toBeHidden()
      await page.locator('summary', { hasText: title }).click()
      await expect(page.getByText(words)).toBeVisible()
    }

    const applyEmail = 'recruitment.north@careco.example'
    await db.updateTable('job').set({ applyEmail }).where('id', '=', nurse.id).execute()
    await expectNotice(`applications go to ${applyEmail}`, /Until somebody agrees/)
    await expectAccessible()
    await db.updateTable('job').set({ applyEmail: null }).where('id', '=', nurse.id).execute()
    await endProof(db, organisationId)
    await expectNotice('Show that you act for', /The licence line cannot pass/)
    const frozenAt = daysAgo(0)
    await db
      .updateTable('organisation')
      .set({ frozenAt })
      .where('id', '=', organisationId)
      .execute()
    await expectNotice('until we have, nobody can answer', /What you post and write waits/)
    await expect(page.getByText('applications are waiting')).toHaveCount(0)
    await expect(page.getByRole('link', { name: /^Answer/ })).toHaveCount(0)
    await expect(page.getByRole('link', { name: 'Applicants: Night nurse' })).toBeVisible()
  },
)
