import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { newId } from '#platform/secrets/new-id.ts'
import { anApplicationForm, aPostedJob } from '#tests/support/applications.ts'
import { expect, postJob, test } from '#tests/support/e2e.ts'
import { takeAMinute } from '#tests/support/form-time.ts'
import { beLoggedIn, hurry, logIn, waitForMail } from '#tests/support/journeys.ts'
import { aPerson } from '#tests/support/people.ts'
import { uniqueWord } from '#tests/support/unique-word.ts'

type Server = Parameters<Parameters<typeof test>[2]>[0]['server']

/** An applicant whom the employer asked for money. */
async function aVictim(page: Page, server: Server) {
  const { db } = server
  const title = `Staff nurse ${uniqueWord()}`
  const job = await aPostedJob(db, await aPerson(db), { title })
  server.notifyJobsChanged()
  const victim = await beLoggedIn(page, server, { firstName: 'Joy' })
  const { uploadResume: _, ...fields } = anApplicationForm(job.id)
  const buffer = Buffer.from('%PDF-1.7\n%%EOF\n')
  const uploadResume = { name: 'resume.pdf', mimeType: 'application/pdf', buffer }
  const multipart = { ...(fields as Record<string, string>), uploadResume }
  expect((await page.request.post('/api/v1/apply', { multipart })).status()).toBe(201)
  const { id: applicationId } = await db
    .selectFrom('application')
    .select('id')
    .where('jobId', '=', job.id)
    .executeTakeFirstOrThrow()
  const id = newId()
  const body = 'You are chosen. Transfer £2,900 and write to WhatsApp 07700 900321.'
  const sentAt = new Date().toISOString()
  const message = { id, applicationId, side: 'employer', body, sentAt, readAt: sentAt } as const
  await db.insertInto('applicationMessage').values(message).execute()
  return { job, title, victim, applicationId, message: id }
}

/** Sends the form a minute later: an immediate one looks like a bot’s. */
async function send(page: Page, server: Server) {
  await takeAMinute(page, server)
  await page.getByRole('button', { name: 'Send the report' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you')
}

test(
  'a victim reports a message, the owner refuses, and the victim is warned',
  { tag: '@any-width' },
  async ({ page, server, expectAccessible }) => {
    test.slow()
    const { job, title, victim, applicationId, message } = await aVictim(page, server)
    await page.goto(`/report?message=${message}`)
    await expect(page.getByText('We never tell the poster who reported.')).toBeVisible()
    await expectAccessible()
    await page.getByText('It asks me for money').click()
    await send(page, server)
    expect((await page.goto(`/applications/${applicationId}`))?.status()).toBe(200)
    expect((await page.request.get(`/jobDetails/${job.id}`)).status()).toBe(404)

    const owner = await aPerson(server.db, { isOwner: true })
    await logIn(page, server, owner)
    await page.goto(`/desk/queue?search=${encodeURIComponent(title)}`)
    await page.getByRole('link', { name: title }).click()
    await expect(page.getByText('Froze the organisation')).toBeVisible()
    await page.keyboard.press('r')
    await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible()
    // The minute for undoing a decision has passed.
    await hurry(server, 'carry-out-decision')

    const mail = await waitForMail(server, victim.email, /^Do not pay/)
    expect(mail.text).not.toContain('http')
    await logIn(page, server, victim)
    await page.goto(`/applications/${applicationId}`)
    await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText(
      'Do not pay. There is no job offer.',
    )
    await expectAccessible()
    await expect(page.getByText('You are chosen.')).toBeHidden()
    await page.getByText('1 message, folded').click()
    await expect(page.getByText('You are chosen.')).toContainText('WhatsApp (hidden)')
    const file = page.waitForEvent('download')
    await page.getByRole('link', { name: 'Save the evidence' }).click()
    const evidence = await readFile(await (await file).path(), 'utf8')
    expect(evidence).toContain(
      '| You are chosen. Transfer £2,900 and write to WhatsApp 07700 900321.',
    )
    await expect(page.getByRole('link', { name: 'Check whether it is real' })).toBeVisible()
    await page.getByRole('button', { name: 'No', exact: true }).click()
    await expect(page.getByText('You said: No.')).toBeVisible()
    await expect(page.getByText('Landfall took this job off the site.')).toBeAttached()
    await page.goto('/dashboard?tab=appliedJobs')
    await expect(page.getByText('Do not pay: read our warning')).toBeVisible()
  },
)

for (const script of ['on', 'off'] as const) {
  test.describe(`script ${script}`, () => {
    test.use({ script, expectedLog: /status of 422/ })

    test(
      'anybody reports a job from its page',
      { tag: script === 'off' ? '@any-width' : [] },
      async ({ page, server }) => {
        const job = await postJob(server, { title: `Cook ${uniqueWord()}` })
        await page.goto(`/jobDetails/${job.id}`)
        await page.getByRole('link', { name: 'report this job' }).click()
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('Report a job')
        await takeAMinute(page, server)
        await page.getByRole('button', { name: 'Send the report' }).click()
        await expect(page.getByText('Choose what is wrong.').first()).toBeVisible()
        await page.getByText('The job is gone').click()
        await send(page, server)

        const found = await server.db
          .selectFrom('report')
          .select(['reason', 'reporterId'])
          .where('jobId', '=', job.id)
          .execute()
        expect(found).toEqual([{ reason: 'expired', reporterId: null }])
      },
    )
  })
}
