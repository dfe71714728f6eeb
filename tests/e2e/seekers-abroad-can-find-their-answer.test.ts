import type { Locator, Page } from '@playwright/test'
import { expect, test } from '#tests/support/e2e.ts'
import { tabAndPress, tabTo } from '#tests/support/keyboard.ts'
import { aCarerPost, aNursePost } from '#tests/support/sponsored-posts.ts'
import { uniqueWord } from '#tests/support/unique-word.ts'

const WAYS = [
  { script: 'on', hand: 'mouse' },
  { script: 'off', hand: 'mouse' },
  { script: 'on', hand: 'keyboard' },
  { script: 'off', hand: 'keyboard' },
] as const
type Hand = (typeof WAYS)[number]['hand']

/** A person on a page: presses are counted, typed text is not. */
function aVisitor(page: Page, hand: Hand) {
  let clicks = 0
  return {
    clicks: () => clicks,
    press: async (target: Locator) => {
      clicks += 1
      await (hand === 'mouse' ? target.click() : tabAndPress(page, target))
    },
    type: async (field: Locator, text: string) => {
      await (hand === 'mouse' ? field.focus() : tabTo(page, field))
      await page.keyboard.type(text)
    },
    choose: async (list: Locator, label: string) => {
      if (hand === 'mouse') return void (await list.selectOption({ label }))
      await tabTo(page, list)
      await page.keyboard.type(label)
    },
  }
}

const keywords = (page: Page) => page.getByLabel('Job title or keywords')
const search = (page: Page) => page.getByRole('button', { name: 'Search', exact: true })

for (const { script, hand } of WAYS) {
  const isUsual = script === 'on' && hand === 'mouse'
  test.describe(
    `with the script ${script}, by ${hand}`,
    { tag: isUsual ? [] : '@any-width' },
    () => {
      // Tab passes the menu, whose Dashboard link is prefetched and refused.
      test.use({ script, expectedLog: hand === 'keyboard' ? /status of 403/ : null })

      test('a nurse in Kerala finds a job that answers for her, and how to apply', async ({
        page,
        server,
        expectAccessible,
      }) => {
        const expectGood = script === 'on' ? expectAccessible : () => Promise.resolve()
        const employerName = `Lantern Quay ${uniqueWord()}`
        const job = await aNursePost(server, { title: 'Nurse', employerName })
        const nurse = aVisitor(page, hand)
        await page.goto('/')
        await nurse.type(keywords(page), 'nurse')
        await nurse.press(search(page))
        await expect(page).toHaveURL('/jobs?q=nurse')

        await nurse.press(page.getByRole('link', { name: 'My situation' }))
        await expectGood()
        await nurse.choose(page.getByLabel('Where are you now?'), 'Outside the UK')
        await nurse.choose(page.getByLabel('How good is your English?'), 'B2, C1 or C2')
        const registered = page.getByLabel('Are you registered in the UK')
        await nurse.choose(registered, 'Not yet, but I have started')
        await nurse.press(page.getByRole('button', { name: 'Save my situation' }))

        await expect(page).toHaveURL('/jobs?q=nurse')
        await expect(page.getByRole('link', { name: /^For me: abroad, English B2/ })).toBeVisible()
        const card = page.getByRole('article').filter({ hasText: employerName })
        await expect(card).toContainText('£32,073 needed')
        expect(nurse.clicks()).toBe(3)
        await expectGood()

        await nurse.press(card.getByRole('link', { name: 'Nurse', exact: true }))
        await expect(page).toHaveURL(new RegExp(`/jobDetails/${job.id}/`))
        await expect(page.getByText('Could be sponsored', { exact: true }).first()).toBeInViewport()
        await expect(
          page.getByText('takes people before they are registered').first(),
        ).toBeVisible()
        await expect(page.getByText('£32,073 needed').first()).toBeInViewport()
        const apply = page.getByRole('link', { name: 'Apply for this job' })
        await expect(apply).toBeInViewport()
        await expect(apply).toHaveAttribute('href', `/jobform/${job.id}`)
        await expectGood()
      })

      test('a carer in Lagos learns since when care work is closed, and what is open', async ({
        page,
        server,
        expectAccessible,
      }) => {
        const expectGood = script === 'on' ? expectAccessible : () => Promise.resolve()
        await aCarerPost(server)
        const employerName = `Lantern Quay ${uniqueWord()}`
        await aNursePost(server, { title: 'Registered nurse', employerName })
        const carer = aVisitor(page, hand)
        await page.goto('/')
        await carer.type(keywords(page), 'care assistant')
        await carer.press(search(page))

        const closed = page.getByRole('region', {
          name: 'You cannot come from abroad for care work',
        })
        await expect(closed.getByRole('heading')).toBeInViewport()
        await expect(closed).toContainText('No employer can change that, and no agent.')
        await expect(closed).toContainText('Appendix Skilled Worker, SW 6.1B')
        await expect(closed.getByRole('link', { name: 'Read it on GOV.UK' })).toHaveAttribute(
          'href',
          /^https:\/\/www\.gov\.uk\//,
        )
        expect(carer.clicks()).toBe(1)
        await expectGood()

        const near = page.getByRole('region', { name: 'Similar work, open from abroad' })
        await expect(near).toContainText('registration with the Nursing and Midwifery Council')
        await carer.press(near.getByRole('link', { name: 'Registered nurse' }))
        const job = page.getByRole('article').filter({ hasText: employerName })
        await carer.press(job.getByRole('link', { name: 'Registered nurse', exact: true }))
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('Registered nurse')
        expect(carer.clicks()).toBe(3)
        await expectGood()
      })
    },
  )
}
