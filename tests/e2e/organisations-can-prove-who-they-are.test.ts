import type { Page } from '@playwright/test'
import { insertOrganisation, updateClaim } from '#organisations/organisations.queries.ts'
import { expect, test } from '#tests/support/e2e.ts'
import { beLoggedIn, expectMessage, logIn, waitForMail } from '#tests/support/journeys.ts'
import { anAddress, aPerson, PASSWORD, tokenIn } from '#tests/support/people.ts'
import { aKnownDomain } from '#tests/support/organisations.ts'
import { button, field } from '#tests/support/posting-pages.ts'
import { aSponsor } from '#tests/support/register.ts'
import { uniqueWord } from '#tests/support/unique-word.ts'

type Server = Parameters<Parameters<typeof test>[2]>[0]['server']

/** A care home on the register, and the domain that a source ties to it. */
async function aCareHome({ db }: Server) {
  const word = uniqueWord()
  const sponsor = await aSponsor(db, { name: `${word} House Ltd` })
  const domain = `${word}-care.co.uk`
  await aKnownDomain(db, domain, sponsor.name)
  return { sponsor, name: `${word} House`, domain }
}

const OTHER_SITES: Record<string, string>[] = [
  { 'sec-fetch-site': 'cross-site' },
  { 'sec-fetch-site': '', origin: 'https://evil.example' },
]

const label = (page: Page, name: string) => page.getByLabel(name, { exact: true })

async function logInByForm(page: Page, email: string) {
  await label(page, 'Email').fill(email)
  await label(page, 'Password').fill(PASSWORD)
  await button(page, 'Log in').click()
}

/** Proves an organisation from its page, by a code to a work address. */
async function proveByMail(
  page: Page,
  server: Server,
  home: Awaited<ReturnType<typeof aCareHome>>,
) {
  await page.getByRole('link', { name: 'Prove it' }).click()
  await page.getByRole('link', { name: 'Say who this is' }).click()
  await page.getByLabel(/^Legal name/).fill(home.sponsor.name)
  await button(page, 'Save').click()
  await expect(page).toHaveURL(/\/proof$/)

  const address = `ada@${home.domain}`
  await field(page, 'Email address at work').fill(address)
  await button(page, 'Send me a code').click()
  const mail = await waitForMail(server, address, /is your code for Landfall/)
  await field(page, `Code sent to ${address}`).fill(mail.subject.slice(0, 6).toLowerCase())
  await button(page, 'Enter the code').click()
}

test.describe('without its entry', () => {
  // The browser logs the refusal.
  test.use({ expectedLog: /status of 4\d\d/ })

  test('a proof that needs an entry on the register leads to where it is chosen', async ({
    page,
    server,
  }) => {
    const { sponsor, name, domain } = await aCareHome(server)
    const me = await beLoggedIn(page, server)
    const id = await insertOrganisation(server.db, me.id, name)
    await updateClaim(server.db, id, {
      legalName: sponsor.name,
      companyNumber: null,
      sponsorId: null,
    })
    await page.goto(`/organisations/${id}/proof`)
    await field(page, 'Email address at work').fill(`ada@${domain}`)
    await button(page, 'Send me a code').click()
    await page.getByRole('link', { name: 'Choose the entry' }).click()

    await expect(page).toHaveURL(`/organisations/${id}/claim`)
    await expect(page.getByLabel(/^Legal name/)).toHaveValue(sponsor.name)
  })
})

test('a care home is proved by its domain, from signing up', async ({
  page,
  server,
  expectAccessible,
}) => {
  const home = await aCareHome(server)
  const email = anAddress()
  await page.goto('/register?next=%2Forganisations')
  await label(page, 'First name').fill('Ada')
  await label(page, 'Last name').fill('Obi')
  await label(page, 'Email').fill(email)
  await label(page, 'Country you live in').selectOption('United Kingdom')
  await label(page, 'Password').fill(PASSWORD)
  await label(page, 'Password again').fill(PASSWORD)
  await button(page, 'Create my account').click()
  await expect(page).toHaveURL('/verification')
  const token = tokenIn(await waitForMail(server, email, /Confirm your email address/))
  await page.goto(`/verification?token=${token}`)
  await button(page, 'Confirm my address').click()
  await expect(page).toHaveURL('/organisations')
  await expectAccessible()

  await page.getByText('Give it a name').click()
  await field(page, 'Name on adverts').fill(home.name)
  await button(page, 'Make it').click()
  await expect(page.getByRole('main')).toContainText(
    'We have not checked that this poster acts for',
  )
  await expectAccessible()
  await proveByMail(page, server, home)

  await expect(page.getByRole('main')).toContainText(`Proved by an address at ${home.domain} since`)
  await expectAccessible()
})

test.describe('without script', () => {
  test.use({ script: 'off' })

  test(
    'a care home is proved by its domain without script',
    { tag: '@any-width' },
    async ({ page, server }) => {
      const home = await aCareHome(server)
      const { id } = await beLoggedIn(page, server)
      const organisationId = await insertOrganisation(server.db, id, home.name)
      await page.goto(`/organisations/${organisationId}`)
      await proveByMail(page, server, home)

      await expect(page.getByRole('main')).toContainText(
        `Proved by an address at ${home.domain} since`,
      )
    },
  )
})

test(
  'a colleague is invited, logs in and joins, and is given another role',
  { tag: '@any-width' },
  async ({ page, server, browser, expectAccessible }) => {
    const { id } = await beLoggedIn(page, server)
    const name = `Home ${uniqueWord()}`
    const organisationId = await insertOrganisation(server.db, id, name)
    const colleague = await aPerson(server.db, { firstName: 'Bola', lastName: 'Ade' })
    await page.goto(`/organisations/${organisationId}`)
    await page.getByText('Invite somebody').click()
    await field(page, 'Email address').fill(colleague.email)
    await expectAccessible()
    await button(page, 'Send the invitation').click()
    await expectMessage(page, 'The invitation is on its way.')
    await expect(page.getByText(colleague.email)).toBeVisible()

    const token = tokenIn(await waitForMail(server, colleague.email, /You are invited to/))
    const elsewhere = await (await browser.newContext({ baseURL: server.url })).newPage()
    await elsewhere.goto(`/organisations/join?token=${token}`)
    await elsewhere.getByRole('main').getByRole('link', { name: 'Log in' }).click()
    await expect(elsewhere.getByText('Use the address that got the invitation.')).toBeVisible()
    await logInByForm(elsewhere, colleague.email)
    await elsewhere.getByRole('button', { name: /^Join/ }).click()
    await expect(elsewhere).toHaveURL(`/organisations/${organisationId}`)
    // The email stays the way to the organisation for who opens it again.
    await elsewhere.goto(`/organisations/join?token=${token}`)
    await elsewhere.getByRole('main').getByRole('link', { name: 'your organisations' }).click()
    await expect(elsewhere.getByRole('main')).toContainText(name)

    await page.goto(`/organisations/${organisationId}`)
    await page.getByText('Change Bola Ade').click()
    await page.getByLabel('Role of Bola Ade').selectOption('Reader')
    await page.getByRole('button', { name: 'Save the role' }).click()
    await expect(page.getByText(/^Reader, since/)).toBeVisible()
    await elsewhere.goto(`/organisations/${organisationId}/proof`)
    await expect(elsewhere).toHaveURL(`/organisations/${organisationId}`)
    await expect(elsewhere.getByText('Only an owner can prove it.')).toBeVisible()
    await elsewhere.context().close()
    await page.goto('/setting')
    await expect(page.getByRole('main')).toContainText('Organisations with other members go on')
  },
)

test.describe('what is refused', () => {
  test.use({ expectedLog: /4\d\d/ })

  for (const script of ['on', 'off'] as const)
    test.describe(`with script ${script}`, () => {
      test.use({ script })

      test(
        'an owner reads why an address proves nothing, and that a colleague is gone',
        { tag: '@any-width' },
        async ({ page, server }) => {
          const { sponsor, name } = await aCareHome(server)
          const { id } = await beLoggedIn(page, server)
          const organisationId = await insertOrganisation(server.db, id, name)
          const path = `/organisations/${organisationId}`
          await page.goto(`${path}/claim`)
          await page.getByLabel(/^Legal name/).fill(sponsor.name)
          await button(page, 'Save').click()
          await expect(page).toHaveURL(/\/proof$/)
          await field(page, 'Email address at work').fill('ada@gmail.com')
          await button(page, 'Send me a code').click()
          await expect(page.getByText('Anybody can get an address there').first()).toBeVisible()

          const { id: accountId } = await aPerson(server.db, { firstName: 'Bola' })
          const member = { organisationId, accountId, role: 'reader' } as const
          await server.db.insertInto('organisationMember').values(member).execute()
          await page.goto(path)
          const left = server.db.deleteFrom('organisationMember')
          await left.where('accountId', '=', accountId).execute()
          await page.getByText('Change Bola').click()
          await page.locator('summary').filter({ hasText: 'Remove Bola' }).click()
          await page.getByRole('button', { name: /^Remove Bola.* now$/ }).click()
          await expect(page.getByText('This person is not a member any more.')).toBeVisible()
          await expect(page.getByText('Change Bola')).toHaveCount(0)
        },
      )
    })

  test(
    'a form of another site, a stranger and an account that was not invited change nothing',
    { tag: '@any-width' },
    async ({ page, server }) => {
      const owner = await aPerson(server.db)
      const organisationId = await insertOrganisation(server.db, owner.id, `Home ${uniqueWord()}`)
      await logIn(page, server, owner)
      const path = `/organisations/${organisationId}`
      const form = { email: anAddress(), role: 'owner' }
      for (const headers of OTHER_SITES) {
        const answer = await page.request.post(`${path}?form=invite`, { form, headers })
        expect(answer.status()).toBe(403)
      }
      expect((await page.request.post(`${path}?form=nothing`, { form })).status()).toBe(400)

      const stranger = await aPerson(server.db)
      await logIn(page, server, stranger)
      for (const address of [path, `${path}/claim`, `${path}/proof`, `${path}/history.csv`])
        expect((await page.request.get(address)).status()).toBe(404)
      expect((await page.request.post(`${path}?form=invite`, { form })).status()).toBe(404)
      const rows = await server.db
        .selectFrom('organisationInvitation')
        .select('id')
        .where('organisationId', '=', organisationId)
        .execute()
      expect(rows).toEqual([])
      const join = await page.request.get('/organisations/join?token=invented')
      expect([join.status(), join.headers()['cache-control']]).toEqual([410, 'no-store'])
    },
  )
})
