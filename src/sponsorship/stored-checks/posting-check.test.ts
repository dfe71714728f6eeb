import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { anEmployer, aPosting } from '#tests/support/postings.ts'
import { aSponsor } from '#tests/support/register.ts'
import { openTestServer } from '#tests/support/test-server.ts'

const server = await openTestServer()
const { app, db } = server
const PATH = '/api/v1/sponsorship/check'

/** The advert of a job that can be sponsored, with the test’s changes. */
const anAdvert = (overrides: object = {}) => ({
  ...aPosting(),
  occupationCode: '2141',
  payMin: '60000',
  payPeriod: 'year',
  hoursPerWeek: '37.5',
  description: 'You design what people see first, with two colleagues. '.repeat(6),
  ...overrides,
})

async function check(payload: object, headers: Record<string, string> = {}) {
  const { cookies } = await anEmployer(server)
  return app.inject({ method: 'POST', url: PATH, cookies, payload, headers })
}

async function verdicts(payload: object) {
  const { lines } = (await check(payload)).json()
  return lines.map(({ name, verdict }: { name: string; verdict: string }) => [name, verdict])
}

test('an unfinished advert is checked by every criterion, and its licence waits for proof of the poster', async () => {
  const entry = await aSponsor(db)

  expect(await verdicts(anAdvert({ sponsorId: entry.id }))).toEqual([
    ['licence', 'unknown'],
    ['occupation', 'pass'],
    ['pay', 'pass'],
    ['wording', 'pass'],
  ])
})

test.each([
  ['a low pay', { payMin: '30000' }, ['pay', 'fail']],
  ['no pay', { payMin: '' }, ['pay', 'unknown']],
  ['a pay that is no number', { payMin: 'a lot' }, ['pay', 'unknown']],
  [
    'no hours and pay that depends on them',
    { hoursPerWeek: '', payMin: '56000' },
    ['pay', 'unknown'],
  ],
  ['an entry there is none of', { sponsorId: 'nosuchentry00' }, ['licence', 'unknown']],
  ['a code that is none', { occupationCode: '<b>', jobTitle: 'Xyzzy' }, ['occupation', 'unknown']],
  ['a refusal', { description: 'We cannot offer visa sponsorship.' }, ['wording', 'fail']],
])('%s gets its result', async (_, overrides, expected) => {
  await aSponsor(db)

  expect(await verdicts(anAdvert(overrides))).toContainEqual(expected)
})

test('numbers and booleans are read like the texts of a form', async () => {
  expect(await verdicts(anAdvert({ payMin: 60_000, hoursPerWeek: 37.5 }))).toContainEqual([
    'pay',
    'pass',
  ])
})

test('a job abroad is not checked, and neither is one of no country', async () => {
  for (const location of ['Germany', 'Atlantis', '', 'Leeds']) {
    const response = await check({ jobTitle: 'Nurse', location })
    expect([location, response.statusCode, response.body]).toEqual([location, 200, 'null'])
  }
  expect((await check({})).body).toBe('null')
})

test('nothing of it is stored', async () => {
  const { cookies } = await anEmployer(server)
  const rows = async () => {
    const counts = []
    for (const table of ['job', 'draft', 'job_search', 'sponsor', 'rule_set']) {
      const { rows } = await sql`select count(*) from ${sql.table(table)}`.execute(db)
      counts.push([table, rows])
    }
    return counts
  }
  const before = await rows()

  const response = await app.inject({ method: 'POST', url: PATH, cookies, payload: anAdvert() })

  expect(response.headers['cache-control']).toBe('no-store')
  expect(await rows()).toEqual(before)
})

test('checking needs a login, and other sites cannot use it', async () => {
  const { cookies } = await anEmployer(server)
  const headers = { 'sec-fetch-site': 'cross-site' }

  const anonymous = await app.inject({ method: 'POST', url: PATH, payload: anAdvert() })
  const crossSite = await app.inject({ method: 'POST', url: PATH, cookies, headers, payload: {} })

  expect([anonymous.statusCode, crossSite.statusCode]).toEqual([401, 403])
})

test.each([
  ['a list', [], 422],
  ['a field that is an object', { jobTitle: {} }, 422],
  ['a field that is far too long', { description: 'x'.repeat(60_001) }, 422],
  ['too much', { description: 'x'.repeat(300_000) }, 413],
])('%s is refused', async (_, payload, status) => {
  expect((await check(payload)).statusCode).toBe(status)
})

test('hostile text is checked like any other text', async () => {
  const hostile = `<img src=x onerror=alert(1)>\u0000${'£'.repeat(500)}${'a'.repeat(5000)}${'( '.repeat(4000)}`
  const advert = anAdvert({
    jobTitle: '<script>',
    legalName: "'; drop table job; --%_\\",
    occupation: '(((((((',
    description: hostile,
    place: '\u202E',
    sponsorId: '\u0000',
  })

  const response = await check(advert)

  expect(response.statusCode).toBe(200)
  expect(response.json().lines).toHaveLength(4)
})

test('too many checks are limited', async () => {
  const ada = await anEmployer(server)
  const key = `posting-check:${ada.id}`
  const expire = Date.now() + 3_600_000
  await sql`insert into rate_limit (key, points, expire) values (${key}, 1200, ${expire})`.execute(
    db,
  )

  const response = await ada.call('/sponsorship/check', {})

  expect([response.statusCode, Number(response.headers['retry-after']) > 3000]).toEqual([429, true])
  expect(response.body).toBe(
    'You have had this advert checked very often. Wait a few minutes; it can be published.',
  )
})

test('entries and occupations are suggested while someone types', async () => {
  const { name, id } = await aSponsor(db, { towns: ['Whitby'] })
  const suggest = async (what: string, q: string) =>
    (await app.inject(`/api/v1/suggest/${what}?${new URLSearchParams({ q })}`)).json()

  expect(await suggest('sponsors', name.slice(0, -4))).toEqual([
    { id, name, detail: 'Whitby · Skilled Worker, A rating' },
  ])
  expect(await suggest('occupations', 'web des')).toContainEqual(
    expect.objectContaining({ code: '2141', description: expect.any(String) }),
  )
  for (const what of ['sponsors', 'occupations']) {
    for (const q of ['', '   ', 'x'.repeat(5000), '%', '\u0000']) {
      expect([what, q.slice(0, 5), await suggest(what, q)]).toEqual([what, q.slice(0, 5), []])
    }
  }
})
