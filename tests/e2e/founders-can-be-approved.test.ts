import type { Page } from '@playwright/test'
import { expect, test } from '#tests/support/e2e.ts'
import { beLoggedIn, expectMessage, hurry, waitForMail } from '#tests/support/journeys.ts'
import { anIp } from '#tests/support/people.ts'
import { button } from '#tests/support/posting-pages.ts'
import { aSponsor } from '#tests/support/register.ts'
import { uniqueWord } from '#tests/support/unique-word.ts'

type Server = Parameters<Parameters<typeof test>[2]>[0]['server']

const TEXT =
  'We look after six people by the sea, with a team that stays. You lead a shift, plan care with the people who ' +
  'live here and their families, and teach students from the university down the road.'
const EVIDENCE = 'I am the registered manager. The regulator lists me, and you can ring the home.'

const sees = (page: Page, word: string) => page.getByRole('article').filter({ hasText: word })

/** Posts a job that passes except for the poster, who has no domain. */
async function aFounder(page: Page, server: Server) {
  const word = uniqueWord()
  const sponsor = await aSponsor(server.db, { name: `${word} Care Limited` })
  const person = await beLoggedIn(page, server, { firstName: 'Ada', lastName: 'Obi' })
  const answer = await page.request.post('/api/v1/post', {
    multipart: {
      companyName: sponsor.name,
      jobTitle: `Nurse ${word}`,
      jobCategory: 'Nursing',
      ranges: 'Full-time',
      location: 'United Kingdom',
      place: 'Leeds',
      email: person.email,
      description: TEXT,
      payMin: '36000',
      payMax: '39000',
      payPeriod: 'year',
      hoursPerWeek: '37.5',
      occupationCode: '2237',
      payBand: 'afc-5',
      legalName: sponsor.name,
      sponsorId: sponsor.id,
      offersSponsorship: 'on',
      noFee: 'on',
    },
  })
  expect(answer.ok(), await answer.text()).toBe(true)
  const job = await server.db
    .selectFrom('job')
    .select(['id', 'organisationId'])
    .where('ownerId', '=', person.id)
    .executeTakeFirstOrThrow()
  const line = `We have not checked that this poster acts for ${sponsor.name}.`
  return { word, sponsor, person, job, line }
}

for (const script of ['on', 'off'] as const) {
  test.describe(`with script ${script}`, () => {
    test.use({ script })

    test(
      'a founder without a domain is approved by the owner',
      { tag: script === 'off' ? '@any-width' : [] },
      async ({ page, browser, server, expectAccessible }) => {
        test.slow()
        const { word, sponsor, person, job, line } = await aFounder(page, server)
        await page.goto(`/jobDetails/${job.id}`)
        await expect(page.getByText(line).first()).toBeVisible()
        await expect(sees(page, word).locator('[data-tone="pass"]')).toHaveCount(0)

        await page.goto(`/organisations/${job.organisationId}/proof`)
        await page.getByText('Write to us').first().click()
        await page.getByLabel('Who are you there, and where can we see it?').fill(EVIDENCE)
        await page.getByLabel(/^Document 1/).fill('Certificate of registration')
        await page.getByRole('button', { name: 'Send', exact: true }).click()
        await expectMessage(
          page,
          'Thank you. We look at it within one working day and write to you.',
        )

        const context = await browser.newContext({
          baseURL: server.url,
          extraHTTPHeaders: { 'x-forwarded-for': anIp() },
          javaScriptEnabled: script === 'on',
        })
        const desk = await context.newPage()
        await beLoggedIn(desk, server, { isOwner: true })
        await desk.goto(`/desk/organisations?search=${word}`)
        await expect(desk.getByRole('listitem').getByText('Not proved')).toBeVisible()
        await desk.getByRole('link', { name: sponsor.name }).click()
        await desk
          .getByRole('link', { name: /^Case \d+/ })
          .first()
          .click()
        const read = desk.getByRole('article', { name: 'The case' })
        await expect(read.getByText(EVIDENCE).first()).toBeVisible()
        await expect(read.getByText(/Document: Certificate of registration/).first()).toBeVisible()
        await desk.getByLabel('Decision and reason').selectOption('It acts for this employer')
        await desk.getByLabel('To the employer').fill('We rang the home on 1 November: it is you.')
        await button(desk, 'Decide with these words').click()
        await expect(desk.getByRole('button', { name: 'Undo' })).toBeVisible()
        await desk.goto(`/desk/organisations?search=${word}`)
        await expect(desk.getByText(/^Says it is .* Proved by the desk until/)).toBeVisible()
        await context.close()

        // The time to undo a decision is over.
        await hurry(server, 'carry-out-decision')
        const mail = await waitForMail(server, person.email, /^We approved/)
        expect(mail.text).toContain('We rang the home on 1 November: it is you.')
        await expect(async () => {
          await page.goto(`/jobDetails/${job.id}`)
          await expect(page.getByText(line)).toHaveCount(0)
          const lines = page
            .getByRole('region', { name: 'How we got this answer' })
            .getByRole('listitem')
          await expect(lines.filter({ hasText: 'Licence' }).first()).toContainText('LicencePass')
        }).toPass({ timeout: 20_000 })
        await page.goto(`/organisations/${job.organisationId}`)
        await expect(page.getByRole('main')).toContainText(/Proved by .* since/)
        if (script === 'on') await expectAccessible()
      },
    )
  })
}
