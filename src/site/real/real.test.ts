import { Readable } from 'node:stream'
import { expect, test } from 'vitest'
import { english } from '#platform/languages/english.ts'
import { LANGUAGES } from '#platform/languages/languages.ts'
import misfitsTuned from '#safety/real/corpus/misfits-tuned.json' with { type: 'json' }
import misfitsUntouched from '#safety/real/corpus/misfits-untouched.json' with { type: 'json' }
import misfitsBlind from '#safety/real/corpus/misfits-blind.json' with { type: 'json' }
import unfitKinds from '#safety/real/corpus/kinds/unfit.json' with { type: 'json' }
import realBlind from '#safety/real/corpus/real-blind.json' with { type: 'json' }
import realTuned from '#safety/real/corpus/real-tuned.json' with { type: 'json' }
import realUntouched from '#safety/real/corpus/real-untouched.json' with { type: 'json' }
import { toRealView } from '#site/real/pages/real-view.ts'
import { aSponsor } from '#tests/support/register.ts'
import { PASSED_ON } from '#site/contact/passed-on.ts'
import { uniqueWord } from '#tests/support/unique-word.ts'
import { openTestServer } from '#tests/support/test-server.ts'

const { app, db, mailbox, runTasks, services } = await openTestServer()

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
  { which: 'from which later kinds were taken', texts: unfitKinds },
  { which: 'that were set aside', texts: misfitsUntouched },
  { which: 'that were written last', texts: misfitsBlind },
])('at least 80 % of the texts $which whose facts do not fit are doubted', async ({ texts }) => {
  const missed = (await answersTo(texts)).filter(({ answer }) => answer !== 'doubt')
  expect(missed.length / texts.length, JSON.stringify(missed)).toBeLessThanOrEqual(0.2)
})

test('rules and register doubt at most one honest message in twenty', async () => {
  const texts = [...realTuned, ...realUntouched, ...realBlind]
  const wrong = (await answersTo(texts)).filter(({ answer }) => answer !== 'calm')
  expect(wrong.length / texts.length, JSON.stringify(wrong)).toBeLessThanOrEqual(0.02)
})

test('a licensed name with an address that is not theirs is doubted, and no other', async () => {
  const name = `Oakmere X${uniqueWord()} Homes Ltd`
  await aSponsor(db, { name, towns: ['Leeds'] })
  const from = async (address: string) =>
    services.real.check(
      { ip: aNetwork() },
      `${name} invites you to an interview on Monday. Write to ${address}.`,
    )
  const doubted = await from('oakmere.jobs@gmail.com')
  expect(doubted).toMatchObject({
    answer: 'doubt',
    findings: [{ reason: 'unknown-domain', quote: 'oakmere.jobs@gmail.com' }],
    employer: { name, towns: ['Leeds'], isListed: true, openJobs: 0, address: 'free' },
    addresses: ['oakmere.jobs@gmail.com'],
  })
  const about = { text: '', contactMonths: 6, openedAt: '' }
  const { steps, lead, rows } = toRealView(doubted, about, english)
  expect([steps[0]?.lead, lead]).toEqual([
    `Ring ${name} yourself.`,
    english.words.real.whyUnknownDomain,
  ])
  expect(rows.slice(0, 2).map(({ said, whys }) => [said, whys.length])).toEqual([
    [name, 0],
    ['oakmere.jobs@gmail.com', 1],
  ])
  expect(await from('jobs@oakmere.co.uk')).toMatchObject({
    answer: 'calm',
    employer: { address: 'known' },
  })
})

test('a big employer’s name with a company’s ending elsewhere is neither theirs nor doubted', async () => {
  const name = `HSBC X${uniqueWord()} Bank plc`
  await aSponsor(db, { name, towns: ['London'] })
  const from = (line: string) =>
    services.real.check({ ip: aNetwork() }, `${name}, or HSBC, invites you. ${line}`)
  const invited = await from('Write to hr@hsbc.com.hk.')
  expect([invited.answer, invited.employer?.address]).toEqual(['calm', null])
  expect((await from('Send your passport to hr@hsbc.com.hk.')).findings).toContainEqual(
    expect.objectContaining({ reason: 'unknown-domain' }),
  )
})

test('a domain may leave out the ‘&’ of a name', async () => {
  const word = `X${uniqueWord()}`
  await aSponsor(db, { name: `Marlowe & ${word} Software Ltd`, towns: ['Leeds'] })
  const text = `Marlowe & ${word} Software Ltd invites you. Write to tom@marlowe${word}.co.uk.`
  const { answer, employer } = await services.real.check({ ip: aNetwork() }, text)
  expect([answer, employer?.address]).toEqual(['calm', 'known'])
})

test.each([
  ['a company that is not on the register', 'Ltd', 'Write to hr.desk@gmail.com.', true],
  ['a name that its free address spells', 'Home', 'Write to NAME@gmail.com.', true],
  ['no person whose free address spells their name', 'Nwosu', 'Write to NAME@gmail.com.', false],
  ['a company with an address of its own', 'Ltd', 'Write to hr@saltmarsh-desk.example.', false],
])('of free mail addresses: %s', async (_, ending, line, isNamed) => {
  await aSponsor(db, { name: `Saltmarsh X${uniqueWord()} Homes Ltd`, towns: ['Leeds'] })
  const name = `Brightwater X${uniqueWord()} ${ending}`
  const address = name.toLowerCase().replaceAll(' ', '')
  const text = `Dear Ada, ${name} invites you to an interview. ${line.replace('NAME', address)}`

  const { employer, freeSender } = await services.real.check({ ip: aNetwork() }, text)

  const missingOn = expect.stringMatching(/^20\d\d-\d\d-\d\d$/)
  expect(employer).toBeNull()
  expect(freeSender).toEqual(isNamed ? { name, missingOn } : null)
})

test.each([
  ['wants papers sent', 'Please send copies of your certificates to ADDRESS.', 'doubt'],
  ['wants an answer', 'Can we talk on Monday? ADDRESS', 'calm'],
])('a company that is not on the register and %s by free mail', async (_, line, answer) => {
  await aSponsor(db, { name: `Saltmarsh X${uniqueWord()} Homes Ltd`, towns: ['Leeds'] })
  const name = `Brightwater X${uniqueWord()} Ltd`
  const text = `Dear Ada, ${name} has read your letter. ${line.replace('ADDRESS', 'hr.desk@gmail.com')}`
  const report = await services.real.check({ ip: aNetwork() }, text)
  expect([report.answer, report.freeSender?.name]).toEqual([answer, name])
  const view = toRealView(report, { text, contactMonths: 6, openedAt: '' }, english)
  // How to find out is said once, whatever the answer.
  const said = [
    ...view.steps.map(({ lead, rest }) => `${lead} ${rest}`),
    ...view.rows.flatMap(({ known }) => known),
  ]
  expect(said.filter((each) => each === english.words.real.doubt1)).toHaveLength(1)
})

test('an offer of care work that costs money is also said to be closed', async () => {
  const text = 'Care assistant job in Leeds. Pay the £900 fee for your certificate of sponsorship.'
  const { answer, findings } = await services.real.check({ ip: aNetwork() }, text)
  expect(answer).toBe('alarm')
  expect(new Set(findings.map(({ reason }) => reason))).toEqual(new Set(['closed-work', 'money']))
})

test.each([
  ['hello', true],
  ['https://www.gov.uk/skilled-worker-visa/your-job', true],
  ['See you on Monday.', true],
  ['Your interview is on Monday at 10 with our manager.', false],
  [
    '您的面试时间是星期一上午十点，地点是利兹总医院，请携带护照和学历证书原件以及两封推荐信，我们的护士长将与您交谈，期待与您见面，祝您一切顺利。',
    false,
  ],
  ['Pay £900 for your CoS', false],
])('whether there is too little to judge: %s', async (text, isTooLittle) => {
  const report = await services.real.check({ ip: aNetwork() }, text)
  expect(report.isTooLittle).toBe(isTooLittle)
  const { title } = toRealView(report, { text, contactMonths: 6, openedAt: '' }, english)
  expect(title === english.words.real.tooLittle).toBe(isTooLittle)
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
  [
    'a megabyte',
    { text: 'x'.repeat(1024 * 1024) },
    413,
    'That is too large to send. Make it smaller, then send it again.',
  ],
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

/** What the form of the page gets for a text or a file. */
async function submit(text: string, file?: { name: string; content: string | Buffer }) {
  const part = (head: string, content: string | Buffer) =>
    Buffer.concat([
      Buffer.from(`--b\r\ncontent-disposition: form-data; ${head}\r\n\r\n`),
      Buffer.from(content),
      Buffer.from('\r\n'),
    ])
  const body = Buffer.concat([
    part('name="text"', text),
    ...(file ? [part(`name="file"; filename="${file.name}"`, file.content)] : []),
    Buffer.from('--b--'),
  ])
  await using form = await services.real.receive({
    contentType: 'multipart/form-data; boundary=b',
    body: Readable.from([body]),
  })
  return await services.real.checkForm({ ip: aNetwork() }, form)
}

test('the words of a file are read after pasted ones, and never left out', async () => {
  const file = { name: 'letter.txt', content: FEE }
  expect((await submit('', file)).report.answer).toBe('alarm')
  const both = await submit('See you on Monday.', file)
  expect([both.text, both.report.answer]).toEqual([`See you on Monday.\n\n${FEE}`, 'alarm'])
  const broken = { name: 'a.pdf', content: 'MZ no document' }
  await expect(submit('See you on Monday.', broken)).rejects.toMatchObject({
    problems: [{ field: 'file' }],
  })
})

test('a PDF is read in the worker', async () => {
  const page = `BT /F1 12 Tf 20 100 Td (Pay the registration fee of GBP 900 for your CoS) Tj ET`
  const content = `%PDF-1.4
1 0 obj <</Type/Catalog/Pages 2 0 R>> endobj
2 0 obj <</Type/Pages/Kids[3 0 R]/Count 1>> endobj
3 0 obj <</Type/Page/Parent 2 0 R/MediaBox[0 0 400 200]/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>>>>> endobj
4 0 obj <</Length ${page.length}>> stream
${page}
endstream endobj
5 0 obj <</Type/Font/Subtype/Type1/BaseFont/Helvetica>> endobj
trailer <</Root 1 0 R>>
%%EOF`
  const { text, report } = await submit('', { name: 'offer.pdf', content })
  expect([text, report.answer]).toEqual([expect.stringContaining('GBP 900'), 'alarm'])
})

test.each([
  ['nothing', ' ', undefined, 'Paste the message, or choose a file.'],
  [
    'too long a text',
    'x'.repeat(20_001),
    undefined,
    'This text is longer than 20,000 characters. Paste the part about money, papers or pay.',
  ],
  [
    'a text of a megabyte',
    'x'.repeat(1024 * 1024),
    undefined,
    'This text is longer than 20,000 characters. Paste the part about money, papers or pay.',
  ],
  ['no text at all', '', { name: 'a.txt', content: Buffer.from([0xff, 0xfe, 0]) }, 'UNREADABLE'],
  ['a damaged PDF', '', { name: 'a.pdf', content: '%PDF-1.7 nothing' }, 'UNREADABLE'],
  ['a bomb', '', { name: 'a.txt', content: Buffer.alloc(11 * 1024 * 1024, 'x') }, 'TOO LARGE'],
])('the form says in one sentence why %s cannot be looked at', async (_, text, file, says) => {
  const sentences: Record<string, string> = {
    UNREADABLE: 'We could not read this file. Copy its words and paste them here.',
    'TOO LARGE': 'This file is larger than 10 MB. Copy its words and paste them here.',
  }
  await expect(submit(text, file)).rejects.toMatchObject({
    problems: [{ message: sentences[says] ?? says }],
  })
})

test('page and call share the limit of a network', async () => {
  const ip = aNetwork()
  const form = { values: { text: 'Hello' }, uploads: {}, failure: null }
  for (let time = 0; time < 30; time++) await services.real.checkForm({ ip }, form)
  expect((await post({ text: 'Hello' }, ip)).statusCode).toBe(429)
})

const passOn = (text: string, { ip = aNetwork(), trace = {} } = {}) =>
  services.contact.passOn({ ip }, text, {
    subjectLine: '',
    openedAt: services.formTimestamps.stamp(Date.now() - 10_000),
    ...trace,
  })

const savedOf = (text: string) =>
  db.selectFrom('contactMessage').selectAll().where('message', '=', text).execute()

test('a text that is passed on waits for the desk, and its owner gets a mail without a sender', async () => {
  await db.deleteFrom('contactMessage').where('email', '=', '').execute()
  const ip = aNetwork()
  const text = `${uniqueWord()}: ${FEE}`
  await passOn(text, { ip })
  await runTasks()

  expect(await savedOf(text)).toMatchObject([{ name: PASSED_ON, email: '', deskStatus: 'new' }])
  const mail = (await mailbox.list()).find((one) => one.text?.includes(text))
  expect(mail).toMatchObject({ subject: PASSED_ON })
  expect(mail?.replyTo).toBeUndefined()

  for (let time = 1; time < 5; time++) await passOn(`${text} ${time}`, { ip })
  await expect(passOn(text, { ip })).rejects.toMatchObject({ code: 'too_many' })
})

test.each([
  ['with the field that people cannot see', { subjectLine: 'Cheap visas' }, 'bad_request'],
  ['without our time', { openedAt: '' }, 'bad_request'],
  ['with a forged time', { openedAt: 'forged' }, 'bad_request'],
  ['within two seconds', { openedAt: null }, 'too_many'],
])('a text passed on %s is not saved', async (_, { openedAt, ...trace }: Trace, code) => {
  const text = `${uniqueWord()}: ${FEE}`
  const time = openedAt === null ? services.formTimestamps.stamp() : openedAt
  const sent = passOn(text, { trace: { ...trace, ...(time !== undefined && { openedAt: time }) } })
  await expect(sent).rejects.toMatchObject({ code })
  expect(await savedOf(text)).toEqual([])
})

interface Trace {
  subjectLine?: string
  openedAt?: string | null
}

test('of many texts within an hour, three have a mail each and the others one together', async () => {
  await db.deleteFrom('contactMessage').where('email', '=', '').execute()
  const word = uniqueWord()
  for (let time = 1; time <= 8; time++) await passOn(`${word} ${time}. ${FEE}`)
  await runTasks()
  const mailsNow = (await mailbox.list()).filter(({ text }) => text?.includes(word))
  expect(mailsNow.map(({ subject }) => subject)).toEqual([PASSED_ON, PASSED_ON, PASSED_ON])

  const hour = new Date().toISOString().slice(0, 13)
  expect(await services.contact.composeDigest({ hour })).toMatchObject({
    delaySeconds: expect.any(Number),
  })
  const later = Date.now() + 3_600_000
  const digest = await services.contact.composeDigest({ hour }, later)
  if (!digest || 'delaySeconds' in digest) throw new Error('There is no digest')
  const { subject, text } = digest.content as { subject: string; text: string }
  expect(subject).toBe('5 texts passed on from ‘Is this real?’')
  for (let time = 4; time <= 8; time++) expect(text).toContain(`${word} ${time}.`)
  expect(text).not.toContain(`${word} 3.`)
  await digest.onSent?.()
  // What was in it is in no other.
  expect(await services.contact.composeDigest({ hour }, later)).toBeNull()
})

test.each([
  PASSED_ON,
  'passed on from us',
  'Pаssed on frоm ‘Is this real?’',
  'P a s s e d  o n  f r o m',
])('nobody writes in the contact form as ‘%s’', async (name) => {
  const message = { name, email: `${uniqueWord()}@example.com`, message: 'Hello' }
  await expect(services.contact.send({ ip: aNetwork() }, message, {})).rejects.toMatchObject({
    problems: [{ field: 'name', message: 'Write your own name, or leave it empty.' }],
  })
})

test('there is a share card for an alarm, a doubt and a clause, and none for ‘nothing found’', async () => {
  for (const [name, status] of [
    ['alarm', 200],
    ['doubt', 200],
    ['clause', 200],
    ['calm', 404],
  ] as const) {
    const { statusCode } = await app.inject({ url: `/real/share-${name}.png` })
    expect([name, statusCode]).toEqual([name, status])
  }
})

test('no language calls anything safe', () => {
  const SAFE = /\bsafe(?:ly|ty)?\b|सुरक्षित|محفوظ|নিরাপদ/i
  for (const { code, words } of LANGUAGES) {
    expect([code, Object.values(words.real).filter((text) => SAFE.test(text))]).toEqual([code, []])
  }
})
