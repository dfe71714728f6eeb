import { readFile } from 'node:fs/promises'
import { anApplicationForm, aPostedJob } from '#tests/support/applications.ts'
import { aPdf } from '#tests/support/documents.ts'
import { expect, test } from '#tests/support/e2e.ts'
import { takeAMinute } from '#tests/support/form-time.ts'
import { beLoggedIn, expectMessage, waitForMail } from '#tests/support/journeys.ts'
import { aPerson, PASSWORD, tokenIn } from '#tests/support/people.ts'
import { PERSONAL_DATA_REGISTER } from '#trade/personal-data/personal-data.ts'
import { readZip } from '#tests/support/zip.ts'

const LETTER = 'I have worked nights in Ikeja for six years.'
const WORDS = 'They asked me for £900 for the certificate.'

// At the end the log-in no longer works.
test.use({ expectedLog: /401/ })

test('somebody takes all their data, then has it deleted, and reads what stays and why', async ({
  page,
  server,
  expectAccessible,
}) => {
  const { db } = server
  const employer = await aPerson(db, { firstName: 'Bola' })
  const job = await aPostedJob(db, employer, { title: 'Night nurse' })
  const seeker = await beLoggedIn(page, server)
  const { uploadResume: _, ...form } = anApplicationForm(job.id, { coverLetter: LETTER })
  const uploadResume = {
    name: 'ada.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from(await aPdf().bytes()),
  }
  const sent = await page.request.post('/api/v1/apply', {
    multipart: { ...(form as Record<string, string>), uploadResume },
  })
  expect(sent.status()).toBe(201)
  await page.goto(`/report?job=${job.id}`)
  await page.getByText('It asks me for money').click()
  await page.getByRole('textbox').first().fill(WORDS)
  await takeAMinute(page, server)
  await page.getByRole('button', { name: 'Send the report' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you')

  await page.goto('/setting')
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Download my data' }).click()
  const zip = readZip(await readFile(await (await download).path()))
  const data = JSON.parse(String(zip.get('landfall.json')))
  expect(data).toMatchObject({
    account: { email: seeker.email },
    applications: [expect.objectContaining({ coverLetter: LETTER })],
    reports: [{ reason: 'money', words: WORDS, title: 'Night nurse' }],
  })
  expect([...zip.keys()].some((name) => name.endsWith('.pdf'))).toBe(true)

  await page.getByText('What is deleted, and what stays').click()
  const summary = page.locator('#delete')
  await expect(summary).toContainText(
    'Your applications, messages and interviews, also for the employer',
  )
  await expect(summary).toContainText('so that fraud is noticed again')
  await expectAccessible()
  await summary.getByLabel('Your password').fill(PASSWORD)
  await page.getByRole('button', { name: 'Mail me the link that deletes it' }).click()
  await expectMessage(page, 'Mail Sent')
  const mail = await waitForMail(server, seeker.email, /Confirm that you want to delete/)
  await page.goto(`/setting/delete?token=${tokenIn(mail)}`)
  await page.getByRole('button', { name: 'Delete my account' }).click()
  await expectMessage(page, 'Your account has been deleted.')

  const left = db.selectFrom('application').select('id').where('jobId', '=', job.id)
  expect(await left.execute()).toEqual([])
  const reports = db.selectFrom('report').select(['words', 'reporterId'])
  expect(await reports.where('jobId', '=', job.id).execute()).toEqual([
    { words: WORDS, reporterId: null },
  ])
  await page.goto('/privacy#time')
  const line = page.getByRole('row', { name: /^Reports and cases/ }).first()
  await expect(line).toContainText('6 years after our decision')
  const notice = await page.getByRole('main').textContent()
  const staying = PERSONAL_DATA_REGISTER.flatMap(({ stays }) => stays ?? [])
  expect(staying.length).toBeGreaterThan(10)
  expect(staying.filter((words) => !notice?.includes(words))).toEqual([])
  await page.goto('/login')
  await page.getByLabel('Email').fill(seeker.email)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click()
  await expect(page.getByRole('main')).toContainText(/wrong|does not|not match|incorrect/i)
})
