import { expect, test } from 'vitest'
import type { AdvertFacts } from '#sponsorship/model/facts.ts'
import type { PersonalAnswers } from '#trade/cookies/personal-answers.schema.ts'
import {
  RULE_INDEX,
  TODAY,
  aYear,
  anAdvert,
  chosen,
  finding,
  found,
  suggested,
} from '#tests/support/sponsorship-checks.ts'
import { checkAdvert } from '#sponsorship/check/check-advert.ts'

function headlineFor(
  facts: Partial<AdvertFacts>,
  register = found(),
  person: PersonalAnswers | null = null,
) {
  const advert = anAdvert(facts)
  const { headline } = checkAdvert({
    advert,
    register,
    ruleIndex: RULE_INDEX,
    person,
    date: TODAY,
  })
  return headline
}

const BAND_5 = { key: 'afc-5', origin: 'advert' } as const
const FULL_WEEKS = { least: 35, most: 48, origin: 'full-time' } as const
const CARE = { occupation: chosen('6135') }
const LOW = { pay: { ...aYear(40_000), max: 45_000 } }

test('nothing is promised where all three pass', () => {
  expect(headlineFor({})).toMatchObject({
    tone: 'pass',
    code: 'all-pass',
    words: 'Could be sponsored',
    reason: '',
    sentence: 'Could be sponsored',
    detail: 'Licence, occupation and pay all pass.',
    neededPay: '£54,700 needed',
  })
})

test('a demand for money comes before everything else, in the advert’s own words', () => {
  const headline = headlineFor({ ...CARE, findings: [finding('fee-asked', 'Pay £900 first')] })

  expect(headline).toMatchObject({
    tone: 'danger',
    words: 'Asks for money',
    reason: '‘Pay £900 first’',
  })
})

test('a warning comes before the missing registration of somebody who may work here, also where the job fails', () => {
  const nurse = { where: 'uk', permission: 'settled', registration: 'no' } as const
  const job = { occupation: chosen('2237'), pay: aYear(15_000) }

  expect(headlineFor(job, found(), nurse).code).toBe('registration-no')
  expect(
    headlineFor({ ...job, findings: [finding('costs-from-wages', 'You pay')] }, found(), nurse),
  ).toMatchObject({ tone: 'caution', code: 'costs-from-wages' })
})

test.each<[string, Partial<AdvertFacts>, object]>([
  [
    'closed work',
    { ...CARE, ...LOW },
    {
      tone: 'no',
      words: 'Closed from abroad',
      reason: 'Since 22 July 2025',
      sentence: 'Not from abroad: care work closed to new applicants on 22 July 2025',
    },
  ],
  [
    'a refusal',
    { ...LOW, findings: [finding('refuses-sponsorship')] },
    {
      tone: 'no',
      words: 'Never sponsors, says the advert',
      sentence: 'Employer says: no sponsorship',
    },
  ],
  [
    'low pay',
    LOW,
    {
      tone: 'no',
      words: 'Too low',
      reason: '£45,000 of £54,700',
      sentence: 'Too low for most: £54,700 needed',
      neededPay: '£54,700 needed',
    },
  ],
  [
    'pay that is enough at its top only',
    { pay: { ...aYear(50_000), max: 60_000 } },
    { tone: 'no', words: 'Too low', reason: 'Only the top of the pay is enough' },
  ],
  [
    'low pay of which the hours are open',
    { hours: FULL_WEEKS, ...LOW },
    {
      tone: 'no',
      reason: '£45,000 of at least £51,054',
      sentence: 'Too low for most',
      neededPay: 'at least £51,054 needed',
    },
  ],
  [
    'pay of a scale without its band',
    { occupation: chosen('2237'), isNhs: true, pay: aYear(31_000) },
    { tone: 'ask', words: 'Maybe: band not stated', neededPay: 'the NHS pay band decides' },
  ],
  [
    'no pay, where nobody can say how much to ask for',
    { occupation: chosen('2237'), isNhs: true, pay: null, payBand: BAND_5, nation: null },
    {
      words: 'Maybe: pay not stated',
      detail: 'The NHS pay band decides. Licence and occupation pass.',
      neededPay: 'the NHS pay band decides',
    },
  ],
  [
    'a promise of a visa',
    { findings: [finding('guaranteed-visa')] },
    { tone: 'caution', words: 'Promises a visa' },
  ],
  [
    'hours that decide',
    { hours: FULL_WEEKS, pay: aYear(60_000) },
    {
      tone: 'ask',
      words: 'Maybe: hours not stated',
      reason: 'Up to 41.1 hours are enough',
      sentence: 'Maybe: ask for the weekly hours',
      detail: 'Licence and occupation pass.',
    },
  ],
  [
    'no pay',
    { pay: null },
    {
      tone: 'ask',
      words: 'Maybe: pay not stated',
      sentence: 'Maybe: pay not stated',
      detail: 'Ask for £54,700. Licence and occupation pass.',
      neededPay: 'ask for £54,700',
    },
  ],
])('%s', (_, facts, expected) => {
  expect(headlineFor(facts)).toMatchObject(expected)
})

test('for an employer that is not found, the headline says to ask its name and what else is open', () => {
  const register = {
    state: 'loaded' as const,
    publishedOn: '2026-10-07',
    match: { how: 'none' as const, searchedFor: 'x' },
  }

  expect(headlineFor({ pay: null }, register)).toMatchObject({
    tone: 'ask',
    words: 'Maybe: licence not found',
    detail: 'Occupation passes. Ask about the pay, too.',
  })
})

test.each(['settled', 'graduate'] as const)(
  'of a poster who is not proved, nothing is green for somebody %s',
  (permission) => {
    const toneFor = (poster: 'unproved' | 'proved') =>
      checkAdvert({
        advert: anAdvert({ poster }),
        register: found(),
        ruleIndex: RULE_INDEX,
        person: { where: 'uk', permission },
        date: TODAY,
      }).headline.tone
    expect([toneFor('unproved'), toneFor('proved')]).toEqual(['ask', 'pass'])
  },
)

test('who needs no visa is not told what pay a visa needs', () => {
  const neededFor = (permission: 'settled' | 'graduate') =>
    checkAdvert({
      advert: anAdvert(),
      register: found(),
      ruleIndex: RULE_INDEX,
      person: { where: 'uk', permission },
      date: TODAY,
    }).headline.neededPay
  expect(neededFor('settled')).toBeNull()
  expect(neededFor('graduate')).toMatch(/ needed$/)
})

test.each<[Partial<AdvertFacts>, PersonalAnswers | null, string]>([
  [{ pay: { ...aYear(60_000), period: null } }, null, 'Maybe: pay period not stated'],
  [{ pay: { ...aYear(60_000), currency: 'EUR' } }, null, 'Maybe: pay not clear'],
  [
    { occupation: chosen('2237'), isNhs: true, pay: aYear(28_000), payBand: BAND_5 },
    { registration: 'working-towards' },
    'Maybe: enough until registered',
  ],
])('a stated pay is never said to be missing: %j', (facts, person, words) => {
  const headline = headlineFor(facts, found(), person)

  expect([headline.tone, headline.words]).toEqual(['ask', words])
})

test('pay that is enough for eight months only is named before a licence that nobody checked', () => {
  const facts = { occupation: chosen('2237'), isNhs: true, pay: aYear(27_000), payBand: BAND_5 }
  const nurse = { registration: 'working-towards', registrationBody: 'nmc' } as const
  for (const register of [found(), { state: 'not-loaded' } as const]) {
    expect(headlineFor(facts, register)).toMatchObject({ tone: 'no', words: 'Too low' })
    expect(headlineFor(facts, register, nurse)).toMatchObject({
      tone: 'ask',
      code: 'only-until-registered',
      words: 'Maybe: enough until registered',
      reason: 'For eight months at most',
    })
  }
})

test('pay that depends on the occupation is not said to be an unclear occupation', () => {
  const facts = { pay: aYear(45_000), occupation: suggested('2119', '2134') }
  const visitor = { where: 'uk', permission: 'not-switchable' } as const
  expect(headlineFor(facts)).toMatchObject({
    tone: 'ask',
    words: 'Maybe: pay not clear',
    sentence: 'Maybe: ask for the occupation code',
    detail: 'Licence and occupation pass.',
  })
  expect(headlineFor(facts, found(), visitor).reason).toBe('Maybe: pay not clear')
})
