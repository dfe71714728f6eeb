import type { Browser, Page } from '@playwright/test'
import { employerPath } from '#trade/paths/employer-paths.ts'
import { occupationPath } from '#sponsorship/occupations/occupation-paths.ts'
import { newId } from '#platform/secrets/new-id.ts'
import { aPdf } from '#tests/support/documents.ts'
import { expect, test } from '#tests/support/e2e.ts'
import { hurry, logIn, waitForMail } from '#tests/support/journeys.ts'
import { anIp, aPerson } from '#tests/support/people.ts'
import { aSponsor } from '#tests/support/register.ts'
import { uniqueWord } from '#tests/support/unique-word.ts'

type Server = Parameters<Parameters<typeof test>[2]>[0]['server']

const NURSE = { code: '2237', title: 'Other registered nursing professionals' }
const TEXT =
  'We look after 24 people by the sea, on two floors, with a team that stays. You lead a shift, plan care with ' +
  'the people who live here and their families, and teach students from the university down the road.'
const SECRETS = /Obi|ada@example|803 123|six years of nights|ada\.pdf/

/**
 * An impostor with an account who picks a care firm from the register and posts a job that passes all other criteria.
 */
async function anImpostor(browser: Browser, server: Server) {
  const trust = await aSponsor(server.db, { name: `Wexmoor ${newId()} Care Limited` })
  const word = uniqueWord()
  const person = await aPerson(server.db, { firstName: 'Bola', lastName: 'Ade' })
  const context = await browser.newContext({
    baseURL: server.url,
    extraHTTPHeaders: { 'x-forwarded-for': anIp() },
  })
  const page = await context.newPage()
  await logIn(page, server, person)
  const answer = await page.request.post('/api/v1/post', {
    multipart: {
      companyName: trust.name,
      jobTitle: `Nurse ${word}`,
      jobCategory: 'Nursing',
      ranges: 'Full-time',
      location: 'United Kingdom',
      place: 'Leeds',
      email: 'jobs@wexmoor.example',
      description: TEXT,
      payMin: '36000',
      payMax: '39000',
      payPeriod: 'year',
      hoursPerWeek: '37.5',
      occupationCode: NURSE.code,
      payBand: 'afc-5',
      legalName: trust.name,
      sponsorId: trust.id,
      offersSponsorship: 'on',
      noFee: 'on',
    },
  })
  expect(answer.ok(), await answer.text()).toBe(true)
  const job = await server.db
    .selectFrom('job')
    .select(['id', 'poster', 'organisationId'])
    .where('ownerId', '=', person.id)
    .executeTakeFirstOrThrow()
  expect(job.poster).toBe('unproved')
  return { trust, word, person, page, job, line: lineOf(trust.name) }
}

const lineOf = (name: string) => `We have not checked that this poster acts for ${name}.`

/** Checks that no card or page says that the job passes, except for criteria not about the employer. */
async function expectNothingGreen(page: Page, word: string) {
  const job = page.getByRole('article').filter({ hasText: word }).first()
  await expect(job).toBeVisible()
  await expect(job.locator('[data-tone="pass"]')).toHaveCount(0)
  await expect(job.getByText('Could be sponsored')).toHaveCount(0)
  await expect(job.getByText('Employer offers sponsorship')).toHaveCount(0)
}

/** Applies without ticking the box. */
async function apply(page: Page, { job, line }: Awaited<ReturnType<typeof anImpostor>>) {
  await page.goto(`/jobform/${job.id}`)
  await expect(page.getByText(line)).toBeVisible()
  await expect(page.getByText(/^Only Wexmoor/)).toHaveCount(0)
  const tick = page.getByRole('checkbox', {
    name: 'Send them my CV and contact details now anyway',
  })
  await expect(tick).not.toBeChecked()
  await page.getByLabel('Phone number').fill('+234 803 123 4567')
  await page.getByLabel('Years of experience').fill('6')
  await page.getByLabel('Cover letter').fill('I have worked six years of nights.')
  await page.getByLabel('CV', { exact: true }).setInputFiles({
    name: 'ada.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from(await aPdf().bytes()),
  })
}

for (const script of ['on', 'off'] as const) {
  test.describe(`with script ${script}`, () => {
    test.use({ script, expectedLog: /status of 404/ })

    test(
      'an impostor gets no green line',
      { tag: script === 'off' ? '@any-width' : [] },
      async ({ page, browser, server, expectAccessible }) => {
        const { trust, word, job, line } = await anImpostor(browser, server)
        const card = page.getByRole('article')

        await page.goto(`/jobs?q=${word}`)
        await expect(card.getByText('Not checked who posted it')).toBeVisible()
        await expectNothingGreen(page, word)
        if (script === 'on') await expectAccessible()
        await page.goto(`/jobs?q=${word}&answer=pass`)
        await expect(page.getByRole('article').filter({ hasText: word })).toHaveCount(0)

        await page.goto(`/jobDetails/${job.id}`)
        await expect(
          page.getByRole('banner').or(page.locator('article')).getByText(line),
        ).toHaveCount(2)
        await expect(page.getByText(line).first()).toBeVisible()
        await expect(page.getByText(line).last()).toBeVisible()
        await expectNothingGreen(page, word)
        const lines = page
          .getByRole('region', { name: 'How we got this answer' })
          .getByRole('listitem')
        await expect(lines.filter({ hasText: 'Licence' }).first()).toContainText('LicenceUnknown')
        if (script === 'on') await expectAccessible()

        await page.goto(employerPath(trust))
        await expect(page.getByText(word)).toHaveCount(0)
        await page.goto(occupationPath(NURSE))
        const listed = page.getByRole('article').filter({ hasText: word })
        await expect(listed.locator('[data-tone="pass"]')).toHaveCount(0)

        const situation = new URLSearchParams({ where: 'uk', permission: 'settled' })
        const cookie = { name: 'situation', value: encodeURIComponent(`${situation}`) }
        await page.context().addCookies([{ ...cookie, url: server.url }])
        for (const path of [`/jobs?q=${word}`, `/jobDetails/${job.id}`]) {
          await page.goto(path)
          await expectNothingGreen(page, word)
        }
      },
    )

    test(
      'an impostor gets a first name, a country and years',
      { tag: '@any-width' },
      async ({ page, browser, server, expectAccessible }) => {
        const impostor = await anImpostor(browser, server)
        const { job, person, word, trust } = impostor
        const seeker = await aPerson(server.db)
        await logIn(page, server, seeker)
        await apply(page, impostor)
        if (script === 'on') await expectAccessible()
        await page.getByRole('button', { name: 'Send my application' }).click()
        await expect(page).toHaveURL('/jobs')
        const warning = await waitForMail(server, person.email, new RegExp(word))
        expect(`${warning.subject}${warning.text}${warning.html}`).not.toMatch(SECRETS)

        const other = impostor.page
        await other.goto(`/applicants/${job.id}`)
        await expect(other.getByText('Prove who you are to read the CV')).toBeVisible()
        await other.getByRole('link', { name: 'Ada', exact: true }).click()
        await expect(other.getByRole('heading', { level: 1 })).toHaveText('Ada')
        await expect(other.getByText('Nigeria', { exact: true })).toBeVisible()
        await expect(other.getByText('6 years', { exact: true })).toBeVisible()
        const id = other.url().split('/').at(-1) ?? ''
        expect(await other.content()).not.toMatch(SECRETS)
        const prove = other.getByRole('link', { name: 'Prove who you are' })
        await expect(prove).toHaveAttribute('href', `/organisations/${job.organisationId}/proof`)
        const table = await other.request.get(`/api/v1/post/${job.id}/applicants.csv`)
        expect(await table.text()).not.toMatch(SECRETS)
        const resume = await other.request.get(`/api/v1/applications/${id}/resume`)
        expect(resume.status()).toBe(404)

        await other.getByLabel('Write to the applicant').fill('You are chosen. Write to us.')
        await other.getByRole('button', { name: 'Send the message' }).click()
        await expect(other.getByText('You are chosen. Write to us.')).toBeVisible()
        await hurry(server, 'tell-messages')
        await other.getByRole('link', { name: 'Make an offer' }).click()
        await expect(other.getByText('We have not checked who you are')).toBeVisible()
        await other.getByRole('button', { name: 'Make this offer' }).click()
        const mail = await waitForMail(server, seeker.email, /^The poster of ‘Nurse /)
        expect(mail.subject).toContain('(we have not checked that they act for ')
        expect(mail.text).toContain('No employer may ask you for:')
        expect(JSON.stringify(mail)).not.toContain(person.email)

        await page.goto(`/applications/${id}`)
        await expect(page.getByText('You and the poster of this job')).toBeVisible()
        await expect(page.getByText('No employer may ask you for money')).toBeVisible()
        await expect(page.getByRole('link', { name: 'Report this' })).toHaveAttribute(
          'href',
          /^\/report\?message=[\w-]+$/,
        )
        await expect(page.getByRole('link', { name: 'This asks me for money' })).toHaveAttribute(
          'href',
          /^\/report\?message=[\w-]+&reason=money$/,
        )
        await expect(page.getByText('Job offered')).toHaveCount(0)
        await expect(page.getByText(trust.name, { exact: false }).first()).toBeVisible()
        if (script === 'on') await expectAccessible()

        await page.getByRole('button', { name: 'Send them my CV and contact details now' }).click()
        await expect(page.getByText('What they have of you')).toHaveCount(0)
        await other.reload()
        await expect(other.getByText('I have worked six years of nights.')).toBeVisible()
      },
    )
  })
}

test(
  'other programs are told, too',
  { tag: '@any-width' },
  async ({ page, browser, server, request }) => {
    const { job, word, line } = await anImpostor(browser, server)
    const read = async (path: string) => (await request.get(path)).text()

    expect(JSON.parse(await read(`/api/v1/jobs/${job.id}`))).toMatchObject({ poster: 'unproved' })
    const check = JSON.parse(await read(`/api/v1/jobs/${job.id}/sponsorship`))
    expect(check.headline.tone).not.toBe('pass')
    expect(check.lines[0]).toMatchObject({ name: 'licence', verdict: 'unknown' })
    const html = await read(`/jobDetails/${job.id}`)
    for (const text of [
      html,
      await read(`/feeds/search.rss?q=${word}`),
      await read('/feeds/jobs.xml'),
    ])
      expect(text).toContain(line)
    await page.goto(`/jobDetails/${job.id}`)
    const described = page.locator('meta[property="og:description"]')
    await expect(described).toHaveAttribute('content', new RegExp(`^${line}`))
    const [posting = ''] = await page
      .locator('script[type="application/ld+json"]')
      .allTextContents()
    expect(posting).toContain('We have not checked that this poster acts for')
  },
)
