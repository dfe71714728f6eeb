import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { aDoc, aDocx, aPdf, aProgram, aSpreadsheet } from '#tests/support/documents.ts'
import { aStartupForm as aRequest, postStartup } from '#tests/support/startup-form.ts'
import { openTestServer } from '#tests/support/test-server.ts'

const { app, db, mailbox, files, dataDir, runTasks } = await openTestServer()

const SUCCESS = "Success! We've Received Your Form Submission."
const MEGABYTE = 1024 * 1024

const post = (
  fields: Record<string, string | File>,
  headers: Record<string, string> = {},
  from?: string,
) => postStartup(app, fields, { headers, ...(from && { from }) })

const findRow = (companyName: string) =>
  db
    .selectFrom('startupRequest')
    .selectAll()
    .where('companyName', '=', companyName)
    .executeTakeFirst()

const findDocument = (caseId = '') =>
  db.selectFrom('founderDocument').selectAll().where('caseId', '=', caseId).executeTakeFirst()

function storedFiles() {
  const folder = path.join(dataDir, 'files/startup-requests')
  return existsSync(folder) ? readdirSync(folder) : []
}

test('a request is saved with its document, and the owner gets an email', async () => {
  const request = aRequest({ companyDocument: aPdf() })

  const response = await post(request)

  expect([response.statusCode, response.body]).toEqual([201, SUCCESS])
  const row = await findRow(request.companyName)
  expect(row).toMatchObject({
    typeOfHealthcare: 'Care home',
    companyEmail: 'founder@saltmarsh.example',
    description: request.desc,
    status: 'with-us',
    emailKey: 'founder@saltmarsh.example',
    reference: expect.stringMatching(/^LF-[2-9A-HJ-NP-Z]{5}$/),
  })
  const stored = await findDocument(row?.id)
  expect(stored).toMatchObject({ name: 'plan.pdf', size: aPdf().size, side: 'founder' })
  const document = await files.open(stored?.fileKey ?? '')
  expect(document && (await text(document))).toBe(await aPdf().text())

  const findMail = async () =>
    (await mailbox.list()).find(({ subject }) => subject.endsWith(request.companyName))
  await runTasks()
  expect(await findMail()).toMatchObject({
    to: 'owner@landfall.example',
    replyTo: { name: request.companyName, address: 'founder@saltmarsh.example' },
    text: expect.stringMatching(
      new RegExp(
        `Document: plan\\.pdf[^]*Reference: ${row?.reference}[^]*What comes first[^]*/desk/startups/${row?.id}\n`,
      ),
    ),
  })
})

test.each([
  ['a .doc', aDoc(), 'plan.doc'],
  ['a .docx', aDocx(), 'plan.docx'],
  [
    'a PDF with a path and hidden marks in its name',
    new File([aPdf()], '../..\\pl\u202Ean.exe'),
    'plan.pdf',
  ],
])('%s is stored as %s', async (_, companyDocument, name) => {
  const request = aRequest({ companyDocument })

  expect((await post(request)).statusCode).toBe(201)

  const stored = await findDocument((await findRow(request.companyName))?.id)
  expect(stored?.name).toBe(name)
  expect(stored?.fileKey).toMatch(/^startup-requests\/[0-9a-z]{13}\.(pdf|docx?)$/)
})

test('only the name, the address and the description are required', async () => {
  const { companyName, companyEmail, desc } = aRequest()
  // A browser sends this for an empty file field.
  const none = new File([], '', { type: 'application/octet-stream' })

  const response = await post({ companyName, companyEmail, desc, companyDocument: none })

  expect(response.statusCode).toBe(201)
  const row = await findRow(companyName)
  expect(row).toMatchObject({ companyPhoneNumber: '' })
  expect(await findDocument(row?.id)).toBeUndefined()
})

const NOT_A_DOCUMENT = 'Choose a PDF or Word document (.pdf, .doc or .docx).'
test.each([
  ['a program called .pdf', aProgram(), 422, NOT_A_DOCUMENT],
  ['a spreadsheet called .docx', aSpreadsheet(), 422, NOT_A_DOCUMENT],
  ['an installer called .doc', aDoc('DirectorySearch'), 422, NOT_A_DOCUMENT],
  ['a page called .pdf', new File(['<script>'], 'a.pdf'), 422, NOT_A_DOCUMENT],
  ['an empty file', new File([], 'a.pdf'), 422, 'This document is empty. Choose another one.'],
  [
    'a file of 11 MB',
    aPdf(11 * MEGABYTE),
    413,
    'This document is larger than 10 MB. Choose a smaller one.',
  ],
  [
    'a file of 40 MB',
    aPdf(40 * MEGABYTE),
    413,
    'This document is larger than 10 MB. Choose a smaller one.',
  ],
])('%s is rejected, and nothing of it remains', async (_, companyDocument, status, sentence) => {
  const request = aRequest({ companyDocument })
  const before = storedFiles()

  const response = await post(request)

  expect([response.statusCode, response.body]).toEqual([status, sentence])
  expect(await findRow(request.companyName)).toBeUndefined()
  expect(storedFiles()).toEqual(before)
  expect(readdirSync(path.join(dataDir, 'arrivals'))).toEqual([])
})

test('a document of exactly 10 MB is accepted', async () => {
  const companyDocument = aPdf(10 * MEGABYTE)

  expect((await post(aRequest({ companyDocument }))).statusCode).toBe(201)
})

test('all mistakes are reported at once', async () => {
  const response = await post(
    { companyEmail: 'nobody', companyPhoneNumber: '1'.repeat(41), companyDocument: aProgram() },
    { accept: 'application/problem+json' },
  )

  expect(response.json().errors).toEqual([
    { field: 'companyName', message: 'Enter the name of the company.' },
    { field: 'companyEmail', message: 'Enter an email address, like name@example.com.' },
    {
      field: 'companyPhoneNumber',
      message: 'The phone number is longer than 40 characters. Shorten it.',
    },
    { field: 'desc', message: 'Describe briefly what you need help with.' },
    { field: 'companyDocument', message: NOT_A_DOCUMENT },
  ])
})

test('a text of a megabyte is rejected', async () => {
  const request = aRequest({ desc: 'x'.repeat(MEGABYTE) })

  const response = await post(request)

  expect([response.statusCode, response.body]).toEqual([413, 'This text is too long. Shorten it.'])
})

test.each([
  ['JSON', { 'content-type': 'application/json' }, 415],
  ['a form without a boundary', { 'content-type': 'multipart/form-data' }, 400],
  ['a form that ends early', { 'content-type': 'multipart/form-data; boundary=x' }, 400],
])('%s is not a form', async (_, headers, status) => {
  const response = await app.inject({
    method: 'POST',
    url: '/api/v1/startup',
    remoteAddress: '203.0.113.250',
    headers,
    payload: '--x\r\nContent-Disposition: form-data; name="companyName"\r\n\r\nSaltma',
  })

  expect(response.statusCode).toBe(status)
})

test('a form with a hundred fields is rejected', async () => {
  const many = Object.fromEntries(Array.from({ length: 100 }, (_, i) => [`field${i}`, 'x']))

  expect((await post({ ...many, ...aRequest() })).statusCode).toBe(400)
})

test('a request from another site is rejected', async () => {
  const request = aRequest()

  const response = await post(request, { origin: 'https://evil.example' })

  expect(response.statusCode).toBe(403)
  expect(await findRow(request.companyName)).toBeUndefined()
})

test('a form with the hidden field filled in is not said to be sent, and nothing is saved', async () => {
  const request = aRequest({ subjectLine: 'Hello', companyDocument: aPdf() })
  const before = storedFiles()

  const response = await post(request)

  expect(response.statusCode).toBe(400)
  expect(response.body).toContain('it was not sent')
  expect(await findRow(request.companyName)).toBeUndefined()
  expect(storedFiles()).toEqual(before)
})

test('the sixth request within an hour has to wait, and its document is not stored', async () => {
  const from = '198.51.100.7'
  for (let i = 0; i < 5; i += 1) expect((await post(aRequest(), {}, from)).statusCode).toBe(201)
  const before = storedFiles()

  const response = await post(aRequest({ companyDocument: aPdf() }), {}, from)

  expect(response.statusCode).toBe(429)
  expect(Number(response.headers['retry-after'])).toBeGreaterThan(3500)
  expect(storedFiles()).toEqual(before)
})

test('after dozens of attempts the form is not even read', async () => {
  const from = '198.51.100.8'
  for (let i = 0; i < 30; i += 1) {
    expect((await post({ desc: '' }, {}, from)).statusCode).toBe(422)
  }

  const response = await post(aRequest({ companyDocument: aPdf(MEGABYTE) }), {}, from)

  expect([response.statusCode, response.body]).toEqual([
    429,
    'You have tried many times. Wait an hour, then try again.',
  ])
})
