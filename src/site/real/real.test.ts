import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { LANGUAGES } from '#platform/languages/languages.ts'
import misfitsTuned from '#safety/real/corpus/misfits-tuned.json' with { type: 'json' }
import misfitsUntouched from '#safety/real/corpus/misfits-untouched.json' with { type: 'json' }
import realTuned from '#safety/real/corpus/real-tuned.json' with { type: 'json' }
import realUntouched from '#safety/real/corpus/real-untouched.json' with { type: 'json' }
import { openTestServer } from '#tests/support/test-server.ts'

const { app, db, services } = await openTestServer()

let networks = 0
/** Each text comes from its own network, unless the test is about limits. */
const aNetwork = () => `203.0.${Math.floor((networks += 1) / 250)}.${networks % 250}`

const post = (payload: object | string, remoteAddress = aNetwork()) =>
  app.inject({
    method: 'POST',
    url: '/api/v1/real',
    remoteAddress,
    headers: { 'content-type': 'application/json' },
    payload,
  })

async function answersTo(texts: { text: string }[]) {
  const reports = texts.map(async ({ text }) => {
    const { answer, findings } = await services.real.check({ ip: aNetwork() }, text)
    return { text, answer, reasons: findings.map(({ reason }) => reason) }
  })
  return Promise.all(reports)
}

test.each([
  { which: 'on which the checks were tuned', texts: misfitsTuned },
  { which: 'that were set aside', texts: misfitsUntouched },
])('at least 80 % of the texts $which whose facts do not fit are doubted', async ({ texts }) => {
  const missed = (await answersTo(texts)).filter(({ answer }) => answer !== 'doubt')
  expect(missed.length / texts.length, JSON.stringify(missed)).toBeLessThanOrEqual(0.2)
})

test('rules and register doubt no honest message', async () => {
  const found = await answersTo([...realTuned, ...realUntouched])
  expect(found.filter(({ answer }) => answer !== 'calm')).toEqual([])
})

test('a call gets the answer, its reasons and their places, and nobody may store it', async () => {
  const text = 'Hello. Pay the processing fee of £900 for your Certificate of Sponsorship today.'
  const response = await post({ text })
  expect(response.statusCode).toBe(200)
  expect(response.headers['cache-control']).toBe('no-store')
  const { answer, findings } = response.json()
  expect(answer).toBe('alarm')
  expect(findings[0]).toMatchObject({ reason: 'money', quote: expect.stringContaining('£900') })
  expect(text.slice(findings[0].from, findings[0].to)).toBe(findings[0].quote)
})

test.each([
  ['nothing', { text: ' \n' }, 422, 'Paste the message, or choose a file.'],
  [
    'more than 20,000 characters',
    { text: 'x'.repeat(20_001) },
    422,
    'This text is longer than 20,000 characters. Paste the part about money, papers or pay.',
  ],
  ['a number', { text: 7 }, 422, 'Paste the message, or choose a file.'],
  ['a megabyte', { text: 'x'.repeat(1024 * 1024) }, 413, 'That is too large to send.'],
])('%s is refused with one sentence', async (_, payload, status, sentence) => {
  const response = await post(payload)
  expect([response.statusCode, response.body]).toEqual([status, expect.stringContaining(sentence)])
})

test('one network checks thirty texts in an hour', async () => {
  const network = aNetwork()
  for (let time = 0; time < 30; time++) {
    expect((await post({ text: `Hello ${time}` }, network)).statusCode).toBe(200)
  }
  expect((await post({ text: 'Hello' }, network)).statusCode).toBe(429)
})

const FEE = 'Pay the processing fee of £900 for your Certificate of Sponsorship today.'

const open = (payload: string | Buffer, headers: Record<string, string>, url = '/real') =>
  app.inject({ method: 'POST', url, remoteAddress: aNetwork(), headers, payload })

const paste = (text: string, url?: string) =>
  open(
    new URLSearchParams({ text }).toString(),
    { 'content-type': 'application/x-www-form-urlencoded' },
    url,
  )

function choose(name: string, content: string | Buffer) {
  const start = `--b\r\ncontent-disposition: form-data; name="text"\r\n\r\n\r\n--b\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\n\r\n`
  return open(Buffer.concat([Buffer.from(start), Buffer.from(content), Buffer.from('\r\n--b--')]), {
    'content-type': 'multipart/form-data; boundary=b',
  })
}

test.each([
  [FEE, 'alarm'],
  ['You need a Tier 2 (General) visa for this job in York.', 'doubt'],
  ['Your interview is on Monday at 10 with our ward manager.', 'calm'],
])('the page answers ‘%s’ in the same response, which nobody may store', async (text, answer) => {
  const { statusCode, headers, body } = await paste(text)
  expect([statusCode, headers['cache-control']]).toEqual([200, 'no-store'])
  expect(body).toContain(`data-answer="${answer}"`)
  expect(body.includes('wa.me')).toBe(answer !== 'calm')
})

test('a translated page answers in its language, right to left where it is', async () => {
  expect((await paste(FEE, '/hi/real')).body).toContain('पैसे न दें। जवाब न दें।')
  expect((await paste(FEE, '/ur/real')).body).toContain('پیسے نہ دیں۔ جواب نہ دیں۔')
})

test('markup in a text stays text', async () => {
  const { body } = await paste(`<script>alert(1)</script> <img src=x onerror=a()> ${FEE}`)
  expect(body).not.toContain('<script>alert(1)')
  expect(body).not.toContain('<img src=x')
  expect(body).toContain('&lt;script&gt;alert(1)')
})

test('the words of a text file are read like pasted ones', async () => {
  expect((await choose('letter.txt', FEE)).body).toContain('data-answer="alarm"')
})

test.each([
  ['nothing', () => paste(' '), 'Paste the message, or choose a file.'],
  ['too long a text', () => paste('x'.repeat(20_001)), 'longer than 20,000 characters'],
  [
    'no text at all',
    () => choose('a.txt', Buffer.from([0xff, 0xfe, 0])),
    'could not read this file',
  ],
  ['a picture', () => choose('a.png', Buffer.from('89504e470d0a1a0a', 'hex')), 'could not read'],
  ['a damaged PDF', () => choose('a.pdf', '%PDF-1.7 nothing'), 'could not read this file'],
])('the page says in one sentence why it cannot look at %s', async (_, send, sentence) => {
  const { statusCode, body } = await send()
  expect(statusCode).toBe(422)
  expect(body).toContain(sentence)
  expect(body).not.toContain('data-answer')
})

test('page and call share the limit of a network', async () => {
  const remoteAddress = aNetwork()
  for (let time = 0; time < 30; time++) await services.real.check({ ip: remoteAddress }, 'Hello')
  const response = await app.inject({
    method: 'POST',
    url: '/real',
    remoteAddress,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'text=Hello',
  })
  expect(response.statusCode).toBe(429)
  expect(response.body).toContain('You have checked many texts.')
})

test('a thousand checks leave nothing of the texts in the database', async () => {
  const secret = `Zanzibar${crypto.randomUUID().replaceAll('-', '')}`
  for (let time = 0; time < 1000; time++) {
    await services.real.check({ ip: aNetwork() }, `${secret} Hospital Ltd ${time}: ${FEE}`)
  }
  const { rows: tables } = await sql<{ name: string }>`
    select quote_ident(table_schema) || '.' || quote_ident(table_name) as name
    from information_schema.tables
    where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`.execute(
    db,
  )
  expect(tables.length).toBeGreaterThan(50)
  for (const { name } of tables) {
    const { rows } = await sql`
      select 1 from ${sql.raw(name)} as one where one::text ilike ${`%${secret}%`} limit 1`.execute(
      db,
    )
    expect([name, rows]).toEqual([name, []])
  }
})

test('there is a share card for an alarm and a doubt, and none for ‘nothing found’', async () => {
  for (const [answer, status] of [
    ['alarm', 200],
    ['doubt', 200],
    ['calm', 404],
  ] as const) {
    const response = await app.inject({ url: `/real/share-${answer}.png` })
    expect([answer, response.statusCode]).toEqual([answer, status])
  }
})

test('no language calls anything safe', () => {
  const SAFE = /\bsafe(?:ly|ty)?\b|सुरक्षित|محفوظ|নিরাপদ/i
  for (const { code, words } of LANGUAGES) {
    expect([code, Object.values(words.real).filter((text) => SAFE.test(text))]).toEqual([code, []])
  }
})
