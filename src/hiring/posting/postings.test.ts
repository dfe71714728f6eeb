import { toLondonDay } from '#platform/primitives/time/days.ts'
import { expect, test } from 'vitest'
import { mediumDate } from '#platform/primitives/formats.ts'
import { NO_FEE_PROBLEM, OPEN_DAYS } from '#trade/postings.schema.ts'
import { asMultipart } from '#tests/support/multipart.ts'
import { anEmployer, aPosting } from '#tests/support/postings.ts'
import { openTestServer } from '#tests/support/test-server.ts'

const server = await openTestServer()
const { app, db, services } = server
const DAY_IN_MS = 86_400_000

const inDays = (days: number) => toLondonDay(Date.now() + days * DAY_IN_MS)
const findRow = (id: string) =>
  db.selectFrom('job').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
const jobsOf = (ownerId: string) =>
  db.selectFrom('job').select(['id', 'title']).where('ownerId', '=', ownerId).execute()

test('a posted job is returned with the specification’s names and is first in the list', async () => {
  const ada = await anEmployer(server)
  const posting = aPosting({ ranges: 'Part-time', place: 'Leeds', date: 'Jan 1, 1970' })

  const response = await ada.post({ ...posting, userID: ada.id })

  expect(response.statusCode).toBe(201)
  const job = response.json()
  expect(job).toEqual({
    _id: expect.stringMatching(/^[0-9a-z]{13}$/),
    userID: ada.id,
    logo: null,
    date: mediumDate(new Date().toISOString()),
    status: 'open',
    name: 'Harbour View',
    title: posting.jobTitle,
    ranges: 'Part-time',
    category: 'Nursing',
    location: 'Leeds, United Kingdom',
    description: 'Care for thirty people by night.',
    email: 'jobs@saltmarsh.example',
  })
  expect(response.headers.location).toBe(`/api/v1/jobs/${job._id}`)
  const [first] = (await app.inject('/api/v1/jobs?limit=1')).json()
  expect(first._id).toBe(job._id)
})

test('pay, hours, the closing date and the preview are saved as intended', async () => {
  const ada = await anEmployer(server)
  const closesOn = inDays(30)
  const pay = { payMin: '£31,049', payMax: '37 796.50', payPeriod: 'year', hoursPerWeek: '37.5' }
  const description = `${'Nights. '.repeat(30)}\r\nThe end.`

  const { _id } = (await ada.post(aPosting({ ...pay, closesOn, description }))).json()

  const row = await findRow(_id)
  expect(row).toMatchObject({
    payMin: 31_049,
    payMax: 37_796.5,
    payCurrency: 'GBP',
    payPeriod: 'year',
    hoursPerWeek: 37.5,
    descriptionHtml: null,
    source: null,
  })
  expect(row.preview).toBe(`${'Nights. '.repeat(30).slice(0, 150)}...`)
  expect(row.description).toBe(`${'Nights. '.repeat(30)}\nThe end.`)
  expect(toLondonDay(row.closesAt ?? '')).toBe(closesOn)
  expect(toLondonDay(Date.parse(row.closesAt ?? '') + 1000)).toBe(inDays(31))
})

test('a job without a closing date is open for sixty days, and one without pay has no currency', async () => {
  const ada = await anEmployer(server)

  const { _id } = (await ada.post(aPosting({ payCurrency: 'EUR', payPeriod: 'year' }))).json()

  const row = await findRow(_id)
  expect(toLondonDay(row.closesAt ?? '')).toBe(inDays(OPEN_DAYS))
  expect([row.payCurrency, row.payPeriod, row.type]).toEqual([null, null, null])
})

test('markup, script URLs and ten thousand emoji are saved as text', async () => {
  const ada = await anEmployer(server)
  const description = `<script>alert(1)</script> javascript:alert(1) ${'😀'.repeat(9900)}`

  const { _id } = (await ada.post(aPosting({ description }))).json()

  const row = await findRow(_id)
  expect([row.description, row.descriptionHtml]).toEqual([description, null])
  expect(row.preview).toMatch(/^<script>[^]*😀\.\.\.$/u)
})

test.each([
  [{ companyName: '' }, 'companyName', 'Enter the name of the company.'],
  [{ jobTitle: ' \u202E ' }, 'jobTitle', 'Enter the job title.'],
  [{ jobCategory: '' }, 'jobCategory', 'Choose a category.'],
  [{ jobCategory: 'Alchemy' }, 'jobCategory', 'Choose a category from the list.'],
  [{ location: '' }, 'location', 'Select the country the job is in.'],
  [{ location: 'Atlantis' }, 'location', 'Select a country from the list.'],
  [{ email: 'nobody' }, 'email', 'Enter an email address, like name@example.com.'],
  [{ description: ' ' }, 'description', 'Describe the job.'],
  [{ jobTitle: 'x'.repeat(201) }, 'jobTitle', /longer than 200 characters/],
  [{ description: 'x'.repeat(20_001) }, 'description', /longer than 20,000 characters/],
  [
    { payMin: 'a lot', payPeriod: 'year' },
    'payMin',
    'The lowest pay must be a number, like 31049 or 12.71.',
  ],
  [
    { payMin: '-1', payPeriod: 'year' },
    'payMin',
    'The lowest pay must be a number, like 31049 or 12.71.',
  ],
  [{ payMin: '2', payMax: '1', payPeriod: 'hour' }, 'payMax', /^£1 is below £2\. /],
  [{ payMin: '12' }, 'payPeriod', /Choose what the pay is for/],
  [{ hoursPerWeek: 'many' }, 'hoursPerWeek', 'The hours a week must be a number, like 37.5 or 40.'],
  [{ hoursPerWeek: '81' }, 'hoursPerWeek', 'The hours a week is too large.'],
  [{ closesOn: '2020-01-01' }, 'closesOn', /That date has passed/],
  [{ closesOn: '2999-01-01' }, 'closesOn', 'Choose a closing date within the next 180 days.'],
  [{ closesOn: 'soon' }, 'closesOn', 'Enter the closing date as a date.'],
] as const)('%o is rejected at its field', async (overrides, field, message) => {
  const ada = await anEmployer(server)

  const response = await ada.post(aPosting(overrides), { accept: 'application/problem+json' })

  expect(response.statusCode).toBe(422)
  expect(response.json().errors).toEqual([
    { field, message: typeof message === 'string' ? message : expect.stringMatching(message) },
  ])
  expect(await jobsOf(ada.id)).toEqual([])
})

test('all mistakes are reported at once', async () => {
  const ada = await anEmployer(server)

  const response = await ada.post(
    { payMin: '12', closesOn: '2020-01-01', companyLogo: new File(['no picture'], 'logo.png') },
    { accept: 'application/problem+json' },
  )

  expect(response.json().errors.map(({ field }: { field: string }) => field)).toEqual([
    'companyName',
    'jobTitle',
    'jobCategory',
    'location',
    'email',
    'description',
    'payPeriod',
    'closesOn',
    'companyLogo',
  ])
})

test('posting needs a login; without one the body is not read', async () => {
  const form = await asMultipart(aPosting({ description: 'x'.repeat(900_000) }))

  const response = await app.inject({ method: 'POST', url: '/api/v1/post', ...form })

  expect([response.statusCode, response.body]).toEqual([
    401,
    'You are not logged in, Please Login or Create an Account to continue',
  ])
})

test('another person’s userID is rejected, and nothing is saved', async () => {
  const [ada, bola] = [await anEmployer(server), await anEmployer(server)]

  const response = await ada.post(aPosting({ userID: bola.id }))

  expect(response.statusCode).toBe(403)
  expect(await jobsOf(ada.id)).toEqual([])
  expect(await jobsOf(bola.id)).toEqual([])
})

test('another site cannot post for a logged-in person', async () => {
  const ada = await anEmployer(server)

  for (const headers of [{ 'sec-fetch-site': 'cross-site' }, { origin: 'https://evil.example' }]) {
    expect((await ada.post(aPosting(), headers)).statusCode).toBe(403)
  }
  expect(await jobsOf(ada.id)).toEqual([])
})

test.each([
  ['JSON', { 'content-type': 'application/json' }, 415],
  ['a form without a boundary', { 'content-type': 'multipart/form-data' }, 400],
  ['a form that ends early', { 'content-type': 'multipart/form-data; boundary=x' }, 400],
  ['a form with an empty boundary', { 'content-type': 'multipart/form-data; boundary="' }, 400],
])('%s is no form', async (_, headers, status) => {
  const { cookies } = await anEmployer(server)
  const payload = '--x\r\nContent-Disposition: form-data; name="jobTitle"\r\n\r\nNur'

  const response = await app.inject({
    method: 'POST',
    url: '/api/v1/post',
    cookies,
    headers,
    payload,
  })

  expect(response.statusCode).toBe(status)
})

test('a form sent twice at once becomes one job, and its draft is deleted', async () => {
  const { actor, id } = await anEmployer(server)
  const values = { ...aPosting(), formId: '0123456789abc' } as Record<string, string>
  const form = { values, problems: [], failure: null }
  await services.postings.saveDraft(actor, 'new', form)

  const [one, two] = await Promise.all([
    services.postings.publish(actor, form),
    services.postings.publish(actor, form),
  ])

  expect(one.id).toBe(two.id)
  expect(await jobsOf(id)).toHaveLength(1)
  expect(await services.postings.drafts.read(actor, 'new')).toBeNull()
})

test('going back to a form and sending it again changes its job', async () => {
  const { actor, id } = await anEmployer(server)
  const values = { ...aPosting(), formId: '0123456789abc' } as Record<string, string>
  await services.postings.publish(actor, { values, problems: [], failure: null })

  const changed = { ...values, jobTitle: 'Day nurse' }
  await services.postings.publish(actor, { values: changed, problems: [], failure: null })

  expect(await jobsOf(id)).toMatchObject([{ title: 'Day nurse' }])
})

test('a page’s form that is rejected is saved as the draft; a program’s is not', async () => {
  const ada = await anEmployer(server)
  const formId = '0123456789abc'

  const program = await ada.post(aPosting({ jobTitle: '' }))
  expect(program.statusCode).toBe(422)
  expect(await services.postings.drafts.read(ada.actor, 'new')).toBeNull()

  const page = await ada.post(aPosting({ formId }), { accept: 'application/problem+json' })
  expect(page.json().errors).toEqual([{ field: 'noFee', message: NO_FEE_PROBLEM }])
  const draft = await services.postings.drafts.read(ada.actor, 'new')
  expect(draft?.values).toMatchObject({ formId, companyName: 'Harbour View' })
})

test('two people with the same mark in their forms have two jobs', async () => {
  const [ada, bola] = [await anEmployer(server), await anEmployer(server)]
  const form = aPosting({ formId: '0123456789abc', noFee: 'on' })

  const ids = [(await ada.post(form)).json()._id, (await bola.post(form)).json()._id]

  expect(new Set(ids).size).toBe(2)
})

test('a form sent again after its job was removed becomes a new job', async () => {
  const ada = await anEmployer(server)
  const form = aPosting({ formId: '0123456789abc', noFee: 'on' })
  const first = (await ada.post(form)).json()._id
  await services.postings.remove(ada.actor, first)

  const second = (await ada.post(form)).json()._id

  expect(second).not.toBe(first)
  expect((await findRow(second)).status).toBe('open')
})

test('the thirty-first job within a day is rejected', async () => {
  const ada = await anEmployer(server)
  for (let count = 0; count < 30; count += 1) {
    expect((await ada.post(aPosting())).statusCode).toBe(201)
  }

  const response = await ada.post(aPosting())

  expect([response.statusCode, response.body]).toEqual([
    429,
    'You have posted many jobs today. We have saved your advert: post it tomorrow.',
  ])
  expect(await jobsOf(ada.id)).toHaveLength(30)
})

test('a form sent dozens of times is not read any more', async () => {
  const ada = await anEmployer(server)
  for (let count = 0; count < 60; count += 1) {
    expect((await ada.post({ jobTitle: '' })).statusCode).toBe(422)
  }

  const response = await ada.post(aPosting())

  expect([response.statusCode, Number(response.headers['retry-after']) > 3000]).toEqual([429, true])
})
