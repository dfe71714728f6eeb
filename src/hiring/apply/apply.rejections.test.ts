import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { deflateRawSync } from 'node:zlib'
import { expect, test } from 'vitest'
import {
  anApplicationForm,
  aPostedJob,
  postApplication,
  aLoggedInPerson,
} from '#tests/support/applications.ts'
import { aDoc, aDocx, aPdf, aProgram, aSpreadsheet, zip } from '#tests/support/documents.ts'
import { anIp } from '#tests/support/people.ts'
import { openTestServer } from '#tests/support/test-server.ts'

const server = await openTestServer()
const { app, db, dataDir } = server
const MEGABYTE = 1024 * 1024

async function aJobAndSeeker() {
  const employer = await aLoggedInPerson(server)
  return { job: await aPostedJob(db, employer.actor), seeker: await aLoggedInPerson(server) }
}

const findRow = (jobId: string) =>
  db.selectFrom('application').selectAll().where('jobId', '=', jobId).executeTakeFirst()

const arrivals = () => readdirSync(path.join(dataDir, 'arrivals'))

function storedFiles() {
  const folder = path.join(dataDir, 'files/resumes')
  return existsSync(folder) ? readdirSync(folder) : []
}

const NOT_A_DOCUMENT = 'Choose a PDF or Word document (.pdf, .doc or .docx).'
const TOO_LARGE = 'This document is larger than 10 MB. Choose a smaller one.'
const asPdf = (content: BlobPart) => new File([content], 'resume.pdf')

test.each([
  ['a program called .pdf', aProgram(), 422, NOT_A_DOCUMENT],
  ['an archive called .pdf', asPdf(zip('resume.exe', 'MZ')), 422, NOT_A_DOCUMENT],
  ['a spreadsheet called .docx', aSpreadsheet(), 422, NOT_A_DOCUMENT],
  ['a page called .pdf', asPdf('<script>alert(1)</script>'), 422, NOT_A_DOCUMENT],
  ['a picture with a PDF behind it', asPdf('GIF89a%PDF-1.7'), 422, NOT_A_DOCUMENT],
  [
    'an archive with a PDF behind it',
    asPdf(Buffer.concat([zip('a.txt', 'x'), Buffer.from('%PDF-1.7')])),
    422,
    NOT_A_DOCUMENT,
  ],
  ['an empty file', asPdf(''), 422, 'This document is empty. Choose another one.'],
  ['a file of 11 MB', aPdf(11 * MEGABYTE), 413, TOO_LARGE],
  ['a file of 40 MB', aPdf(40 * MEGABYTE), 413, TOO_LARGE],
])('%s is rejected, and nothing of it remains', async (_, uploadResume, status, sentence) => {
  const { job, seeker } = await aJobAndSeeker()
  const before = storedFiles()

  const response = await postApplication(
    app,
    seeker.cookies,
    anApplicationForm(job.id, { uploadResume }),
  )

  expect([response.statusCode, response.body]).toEqual([status, sentence])
  expect(await findRow(job.id)).toBeUndefined()
  expect(storedFiles()).toEqual(before)
  expect(arrivals()).toEqual([])
})

test.each([
  ['a .doc', aDoc(), 'plan.doc'],
  ['a .docx', aDocx(), 'plan.docx'],
  ['a PDF of exactly 10 MB', aPdf(10 * MEGABYTE), 'plan.pdf'],
  [
    'a name that leads elsewhere and turns letters',
    new File([aPdf()], '../..\\Ada\u202Efdp.exe'),
    'Adafdp.pdf',
  ],
])('%s is stored under a safe name', async (_, uploadResume, name) => {
  const { job, seeker } = await aJobAndSeeker()

  const form = anApplicationForm(job.id, { uploadResume })
  expect((await postApplication(app, seeker.cookies, form)).statusCode).toBe(201)

  const resume = await db
    .selectFrom('resume')
    .select(['name', 'fileKey'])
    .where('accountId', '=', seeker.actor.id)
    .executeTakeFirst()
  expect(resume?.name).toBe(name)
  expect(resume?.fileKey).toMatch(/^resumes\/[0-9a-z]{13}\.(pdf|docx?)$/)
})

test('a zip bomb is rejected', async () => {
  const { job, seeker } = await aJobAndSeeker()
  const bomb = zip('[Content_Types].xml', '', {
    packed: deflateRawSync(Buffer.alloc(64 * MEGABYTE), { level: 9 }),
    claims: 10,
  })

  const form = anApplicationForm(job.id, { uploadResume: asPdf(bomb) })
  const response = await postApplication(app, seeker.cookies, form)

  expect(response.statusCode).toBe(422)
})

test('all mistakes are reported at once', async () => {
  const { job, seeker } = await aJobAndSeeker()
  const { uploadResume: _, ...form } = anApplicationForm(job.id, {
    fullName: '\u202E \u200B',
    email: 'nobody',
    phoneNumber: '',
    coverLetter: 'x'.repeat(10_001),
    portfolioLink: 'javascript:alert(1)',
    yearsOfExperience: '50.5',
    country: 'Atlantis',
  })

  const response = await postApplication(app, seeker.cookies, form, {
    headers: { accept: 'application/problem+json' },
  })

  // In the order of the form.
  expect(response.json().errors).toEqual([
    {
      field: 'coverLetter',
      message: 'The cover letter is longer than 10,000 characters. Shorten it.',
    },
    { field: 'fullName', message: 'Enter your full name.' },
    { field: 'email', message: 'Enter an email address, like name@example.com.' },
    { field: 'phoneNumber', message: 'Enter your phone number.' },
    { field: 'country', message: 'Select your country from the list.' },
    {
      field: 'yearsOfExperience',
      message: 'Enter your years of experience as a number from 0 to 50.',
    },
    {
      field: 'portfolioLink',
      message: 'Enter a full web address, like https://example.com/me, or leave this empty.',
    },
    { field: 'uploadResume', message: 'Choose your CV.' },
  ])
})

test.each(['', ' ', '-1', '51', 'six', '1e9', 'NaN'])(
  '%s years of experience are rejected',
  async (years) => {
    const { job, seeker } = await aJobAndSeeker()

    const form = anApplicationForm(job.id, { yearsOfExperience: years })

    expect((await postApplication(app, seeker.cookies, form)).statusCode).toBe(422)
  },
)

test('without a session the form is not read', async () => {
  const { job } = await aJobAndSeeker()
  const large = anApplicationForm(job.id, { uploadResume: aPdf(40 * MEGABYTE) })

  const response = await postApplication(app, {}, large)

  expect([response.statusCode, response.body]).toEqual([
    401,
    'You are not logged in, Please Login or Create an Account to continue',
  ])
  expect(arrivals()).toEqual([])
})

test('applying as someone else or from another site is rejected', async () => {
  const { job, seeker } = await aJobAndSeeker()
  const other = await aLoggedInPerson(server)
  const form = anApplicationForm(job.id, { userID: other.actor.id })

  const asOther = await postApplication(app, seeker.cookies, form)
  const fromElsewhere = await postApplication(app, seeker.cookies, anApplicationForm(job.id), {
    headers: { 'sec-fetch-site': 'cross-site' },
  })

  expect([asOther.statusCode, fromElsewhere.statusCode]).toEqual([403, 403])
  expect(await findRow(job.id)).toBeUndefined()
})

test.each([
  ['JSON', { 'content-type': 'application/json' }, 415],
  ['a form without a boundary', { 'content-type': 'multipart/form-data' }, 400],
  ['a form that ends early', { 'content-type': 'multipart/form-data; boundary=x' }, 400],
])('%s is not a form', async (_, headers, status) => {
  const { seeker } = await aJobAndSeeker()

  const response = await app.inject({
    method: 'POST',
    url: '/api/v1/apply',
    remoteAddress: anIp(),
    cookies: seeker.cookies,
    headers,
    payload: '--x\r\nContent-Disposition: form-data; name="jobId"\r\n\r\nabc',
  })

  expect(response.statusCode).toBe(status)
})

test('our page asks once about a bank account in a letter; a program is not asked', async () => {
  const coverLetter = 'My account: sort code 20-45-45 account 73914482.'
  const page = { coverLetter, asksAboutNumbers: 'on' }
  for (const [fields, status] of [
    [page, 422],
    [{ ...page, isSure: 'on' }, 201],
    [{ coverLetter }, 201],
  ] as const) {
    const { job, seeker } = await aJobAndSeeker()
    const headers = { accept: 'application/problem+json' }
    const form = anApplicationForm(job.id, fields)
    const answer = await postApplication(app, seeker.cookies, form, { headers })
    expect(answer.statusCode).toBe(status)
    if (status === 422)
      expect(answer.json()).toMatchObject({
        code: 'private_numbers',
        errors: [{ field: 'coverLetter' }],
      })
    expect((await findRow(job.id))?.coverLetter).toBe(status === 422 ? undefined : coverLetter)
  }
})
