import { Readable } from 'node:stream'
import { expect, test } from 'vitest'
import { english } from '#platform/languages/english.ts'
import { LANGUAGES } from '#platform/languages/languages.ts'
import { aLoggedInPerson } from '#tests/support/applications.ts'
import { asMultipart } from '#tests/support/multipart.ts'
import { anOffer } from '#tests/support/offers.ts'
import { openTestServer } from '#tests/support/test-server.ts'
import { readAllRows } from '#tests/support/whole-database.ts'

const server = await openTestServer()
const { db, services } = server
const { letters } = services

let networks = 0
const aNetwork = () => ({ ip: `203.0.113.${(networks += 1)}` })

type Applied = Awaited<ReturnType<typeof anOffer>>

const compare = (
  { applicant, id }: Pick<Applied, 'applicant' | 'id'>,
  text: string,
  language = english,
) =>
  letters.compare({ actor: applicant.actor, visitor: aNetwork(), language }, id, {
    values: { text },
    uploads: {},
    failure: null,
  })

const TERMS = {
  pay: 31_049,
  payPeriod: 'year',
  hours: 40,
  place: 'Leeds',
  startsOn: null,
  contract: null,
  repayment: '',
  answerBy: null,
} as const

/** An application whose advert states pay, hours and place, with an offer. */
async function anApplicationWithFacts() {
  const offer = await anOffer(server)
  const { advert } = await db
    .selectFrom('application')
    .select('advert')
    .where('id', '=', offer.id)
    .executeTakeFirstOrThrow()
  const pay = { min: 33_000, max: 35_000, currency: 'GBP', period: 'year', text: null }
  const facts = {
    ...advert,
    employer: 'Oakmere House Ltd',
    location: 'Leeds',
    hoursPerWeek: 37.5,
    pay,
  }
  await db
    .updateTable('application')
    .set({ advert: JSON.stringify(facts) })
    .where('id', '=', offer.id)
    .execute()
  await db
    .insertInto('offerTerms')
    .values({ applicationId: offer.id, ...TERMS })
    .execute()
  return offer
}

const LETTER = `Dear Grace,
Willow Care Group offers you the post of nurse. Place of work: Hull.
Your salary is £28,000 per annum for 48 hours per week.
The cost of the certificate of sponsorship is deducted from your wages.
If you leave within two years, you repay the recruitment costs of £4,000.`

test('a letter stands beside advert and offer, and each difference is explained', async () => {
  const offer = await anApplicationWithFacts()
  const { rows, remarks, quotes } = await compare(offer, LETTER)
  expect(
    rows.map(({ label, offered, advert, advertNow, isOff }) => [
      label,
      offered,
      advert,
      advertNow,
      isOff,
    ]),
  ).toEqual([
    ['Employer', 'another name, or none', 'Oakmere House Ltd', 'Oakmere House Ltd', true],
    ['Pay', '£28,000 a year', '£33,000 to £35,000 a year', '£31,049 a year', true],
    ['Hours', '48 a week', '37.5 a week', '40 a week', true],
    ['Place', 'Hull', 'Leeds', 'Leeds', true],
    [
      'If you leave',
      expect.stringContaining('you repay the recruitment costs'),
      'not stated',
      'not stated',
      true,
    ],
  ])
  expect(quotes).toEqual(['£28,000 per annum', '48 hours per week'])
  expect(remarks.map(({ lead }) => lead)).toEqual([
    'The letter does not name Oakmere House Ltd.',
    'The pay is lower than in the advert.',
    '48 hours a week instead of 37.5.',
    'Another place than in the advert.',
    'Paying something back is not in the advert.',
  ])
})

test('words about money are quoted with the law, and the rule about pay with its source', async () => {
  const { money, payRule, found } = await compare(await anApplicationWithFacts(), LETTER)
  expect(money.map(({ quote }) => quote)).toEqual([
    'The cost of the certificate of sponsorship is deducted from your wages.',
    'If you leave within two years, you repay the recruitment costs of £4,000.',
  ])
  expect(money[1]).toMatchObject({
    says: expect.stringContaining('smaller each month'),
    source: {
      title: expect.stringContaining('Employment Rights Act 1996'),
      url: expect.any(String),
    },
  })
  expect(payRule).toMatchObject({
    name: 'SW 14.3B',
    text: expect.stringContaining('in each pay period'),
    note: expect.stringContaining('Not read by us'),
  })
  expect(found).not.toEqual([])
})

test('a letter that fits raises nothing', async () => {
  const fits = `Oakmere House Ltd offers you £33,000 a year for 37.5 hours a week. Place of work: Leeds.`
  const { remarks, money } = await compare(await anApplicationWithFacts(), fits)
  expect([remarks, money]).toEqual([[], []])
})

test('the file for an adviser has the table, the quotes and the sources, and not the letter', async () => {
  const { file } = await compare(await anApplicationWithFacts(), `${LETTER}\nYours, Zebediah`)
  for (const words of ['£28,000 a year', '£31,049 a year', 'SW 14.3B', 'legislation.gov.uk'])
    expect(file).toContain(words)
  expect(file).not.toContain('Zebediah')
})

test('a file is read like a pasted letter', async () => {
  const { applicant, id } = await anApplicationWithFacts()
  const file = new File([LETTER], 'letter.txt')
  const { payload, headers } = await asMultipart({ text: '', file })
  await using form = await letters.receive({
    contentType: headers['content-type'],
    body: Readable.from([payload]),
  })
  const reader = { actor: applicant.actor, visitor: aNetwork(), language: english }
  expect((await letters.compare(reader, id, form)).quotes).toContain('48 hours per week')
})

test('only the applicant opens it: neither the employer nor a stranger', async () => {
  const { employer, applicant, id } = await anApplicationWithFacts()
  const stranger = await aLoggedInPerson(server)
  for (const { actor } of [employer, stranger]) {
    await expect(letters.open(actor, id)).rejects.toMatchObject({ code: 'not_found' })
    const reader = { actor, visitor: aNetwork(), language: english }
    const form = { values: { text: LETTER }, uploads: {}, failure: null }
    await expect(letters.compare(reader, id, form)).rejects.toMatchObject({ code: 'not_found' })
  }
  await expect(letters.open(applicant.actor, 'no-such-id')).rejects.toMatchObject({
    code: 'not_found',
  })
})

test('nothing of a letter is in the database afterwards', async () => {
  const secret = `Zanzibar${crypto.randomUUID().replaceAll('-', '')}`
  await compare(await anApplicationWithFacts(), `${secret} ${LETTER}`)
  const holds = ([, rows]: [string, string[]]) => rows.some((row) => row.includes(secret))
  expect(Object.entries(await readAllRows(db)).filter(holds)).toEqual([])
})

test.each([
  ['nothing', ' ', 'Paste the message, or choose a file.'],
  ['too much', 'x'.repeat(20_001), 'This text is longer than 20,000 characters.'],
])('%s is refused with one sentence', async (_, text, sentence) => {
  await expect(compare(await anApplicationWithFacts(), text)).rejects.toMatchObject({
    problems: [{ message: expect.stringContaining(sentence) }],
  })
})

test('no language calls a letter safe', () => {
  const SAFE = /\bsafe(?:ly|ty)?\b|सुरक्षित(?! गर्नुहोस्)|محفوظ(?! کریں)|নিরাপদ/i
  for (const { code, words } of LANGUAGES) {
    const found = Object.values(words.letter).filter((text) => SAFE.test(text))
    expect([code, found]).toEqual([code, []])
  }
})
