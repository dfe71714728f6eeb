import type { Page } from '@playwright/test'
import { jobPath } from '#board/jobs/model/job-paths.ts'
import { insertOrganisation, updateClaim } from '#organisations/organisations.queries.ts'
import { expect, test } from '#tests/support/e2e.ts'
import { beLoggedIn, expectMessage, logIn, waitForMail } from '#tests/support/journeys.ts'
import { aKnownDomain } from '#tests/support/organisations.ts'
import { aPerson } from '#tests/support/people.ts'
import { aTitle, button, field, fillInAdvert, publish } from '#tests/support/posting-pages.ts'
import { aSponsor } from '#tests/support/register.ts'
import { uniqueWord } from '#tests/support/unique-word.ts'

test.use({ firstLook: 'unproved', expectedLog: /status of 404/ })

const heading = (page: Page) => page.getByRole('heading', { level: 1 })

test('a care home whose domain is known is public without waiting for anybody', async ({
  page,
  server,
  browser,
}) => {
  const word = uniqueWord()
  const sponsor = await aSponsor(server.db, { name: `${word} House Ltd` })
  const domain = `${word}-care.co.uk`
  await aKnownDomain(server.db, domain, sponsor.name)
  const title = aTitle()
  await beLoggedIn(page, server)
  await page.goto('/post')
  await fillInAdvert(page, title, `${word} House`)
  await publish(page).click()
  await expectMessage(page, 'It is not in this list yet')
  const { id, organisationId } = await server.db
    .selectFrom('job')
    .select(['id', 'organisationId'])
    .where('title', '=', title)
    .executeTakeFirstOrThrow()
  const visitor = await (await browser.newContext({ baseURL: server.url })).newPage()
  const path = jobPath({ id, title })
  expect((await visitor.goto(path))?.status()).toBe(404)

  await page.goto('/dashboard')
  await page.getByRole('link', { name: 'See why' }).first().click()
  await page.getByRole('link', { name: 'Prove whom you post for' }).click()
  await page.getByRole('link', { name: 'Say who this is' }).click()
  await page.getByLabel(/^Legal name/).fill(sponsor.name)
  await button(page, 'Save').click()
  await field(page, 'Email address at work').fill(`ada@${domain}`)
  await button(page, 'Send me a code').click()
  const mail = await waitForMail(server, `ada@${domain}`, /is your code for Landfall/)
  await field(page, `Code sent to ada@${domain}`).fill(mail.subject.slice(0, 6))
  await button(page, 'Enter the code').click()
  await expectMessage(page, 'It is proved.')

  await expect.poll(async () => (await visitor.goto(path))?.status()).toBe(200)
  await expect(heading(visitor)).toHaveText(title)
  await expect(visitor.getByText(`Proved by an address at ${domain}`).first()).toBeVisible()
  await visitor.context().close()
  // Nobody at the desk has done anything.
  const cases = await server.db
    .selectFrom('moderationCase')
    .select(['status', 'decidedBy'])
    .where('organisationId', '=', organisationId)
    .execute()
  expect(cases).toEqual([{ status: 'decided', decidedBy: null }])
})

for (const script of ['on', 'off'] as const)
  test.describe(`with script ${script}`, () => {
    test.use({ script })

    test('a home without a known domain is proved by the code of a letter', async ({
      page,
      server,
      browser,
      expectAccessible,
    }) => {
      const word = uniqueWord()
      const sponsor = await aSponsor(server.db, { name: `${word} House Ltd` })
      const { id: owner } = await beLoggedIn(page, server)
      const id = await insertOrganisation(server.db, owner, `${word} House`)
      const claim = { legalName: sponsor.name, companyNumber: null, sponsorId: sponsor.id }
      await updateClaim(server.db, id, claim)
      await page.goto(`/organisations/${id}/proof`)
      await button(page, 'Send us a letter').click()
      await expectMessage(page, 'We print the letter')
      await expect(page.getByText('We print your letter and post it')).toBeVisible()
      await expectAccessible()

      const context = await browser.newContext({
        baseURL: server.url,
        javaScriptEnabled: script === 'on',
      })
      const desk = await context.newPage()
      await logIn(desk, server, await aPerson(server.db, { isOwner: true }))
      await desk.goto('/desk/queue')
      await desk
        .getByRole('link', { name: `${word} House` })
        .first()
        .click()
      await desk.getByRole('link', { name: 'The letter it has asked for' }).click()
      await field(desk, 'Address of the registered office').fill('1 High Street\nLeeds\nLS1 1AA')
      await button(desk, 'Show the letter to print').click()
      const letter = desk.getByRole('article')
      await expect(letter).toContainText('If you did not ask for this')
      await desk.emulateMedia({ media: 'print' })
      await expect(desk.getByRole('navigation', { name: 'Admin' })).toBeHidden()
      await expect(desk.getByText('The code is not shown again')).toBeHidden()
      const code = /\b[A-Z2-9]{6}\b/.exec(await letter.innerText())?.[0] ?? ''
      await context.close()

      await page.reload()
      await field(page, 'Code in the letter').fill(code)
      await expectAccessible()
      await button(page, 'Enter the code of the letter').click()
      await expect(page.getByRole('main')).toContainText(
        'Proved by a letter to its registered office',
      )
    })
  })
