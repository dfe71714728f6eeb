import { expect, test } from 'vitest'
import type { PersonalAnswers } from '#trade/cookies/personal-answers.schema.ts'
import { check, chosen, finding } from '#tests/support/sponsorship-checks.ts'

const ABROAD = { where: 'abroad', permission: 'none' } as const

function permissionOf(person: PersonalAnswers, date = '2026-11-28') {
  const { personal } = check({ person, date })
  return personal.find(({ name }) => name === 'permission')
}

const codeOf = (person: PersonalAnswers, date?: string) => permissionOf(person, date)?.code

test('from 26 March 2026 on applications from abroad by nationals of Afghanistan are refused', () => {
  const afghan = { ...ABROAD, nationality: 'AF' }
  expect(codeOf(afghan, '2026-03-25')).toBeUndefined()
  expect(codeOf(afghan, '2026-03-26')).toBe('refused-from-abroad')
  expect(codeOf({ nationality: 'AF' })).toBe('refused-from-abroad')
  expect(codeOf({ where: 'uk', permission: 'not-switchable', nationality: 'AF' })).toBe(
    'refused-from-abroad',
  )
  expect(permissionOf(afghan)).toMatchObject({
    verdict: 'fail',
    reason: expect.stringMatching(/^Since 26 March 2026, .* nationals of Afghanistan are refused/),
    sources: [expect.objectContaining({ rule: 'HC 1691' })],
  })
})

test('inside the UK, and for every other nationality, nothing changes', () => {
  for (const permission of ['graduate', 'dependant', 'skilled-worker-since-2025-07'] as const)
    expect(codeOf({ where: 'uk', permission, nationality: 'AF' })).toBeUndefined()
  // Visas for students only are refused to these.
  for (const nationality of ['CM', 'MM', 'SD', 'other'])
    expect(codeOf({ ...ABROAD, nationality })).toBeUndefined()
  expect(codeOf({ where: 'uk', permission: 'settled', nationality: 'AF' })).toBeUndefined()
})

test('the default answer says whom it is not for, where that matters', () => {
  expect(check({ date: '2026-03-25' }).notFor).toBeUndefined()
  expect(check({ date: '2026-03-26' }).notFor).toEqual(['AF'])
  expect(check({ person: ABROAD }).notFor).toEqual(['AF'])
  expect(check({ person: { ...ABROAD, nationality: 'other' } }).notFor).toBeUndefined()
  expect(check({ person: { where: 'uk' } }).notFor).toBeUndefined()
  expect(check({ occupation: chosen('6135') }).notFor).toBeUndefined()
  expect(check({ findings: [finding('fee-asked')] }).notFor).toBeUndefined()
})

test('the headline of a refusal leaves the rule to the job’s page', () => {
  const { headline } = check({ person: { ...ABROAD, nationality: 'AF' } })
  expect(headline).toMatchObject({
    tone: 'no',
    words: 'Not from abroad now',
    reason: '',
    neededPay: null,
    sentence:
      'Not from abroad now: applications by nationals of Afghanistan are refused since 26 March 2026',
  })
  const danger = check({
    person: { ...ABROAD, nationality: 'AF' },
    findings: [finding('fee-asked')],
  })
  expect(danger.headline.tone).toBe('danger')
})

test('SW 1.5ZA: a visitor first hears to leave and apply from abroad, then what the job says', () => {
  const person = { where: 'uk', permission: 'not-switchable' } as const
  expect(check({ person, pay: null }).headline).toMatchObject({
    tone: 'ask',
    code: 'leave-first',
    words: 'Leave and apply from abroad',
    reason: 'Maybe: pay not stated',
    sentence: 'Not from inside the UK on your visa: leave and apply from abroad',
    detail: 'Licence and occupation pass. Ask about the pay, too.',
  })
  expect(permissionOf(person)?.sources.map(({ rule }) => rule)).toEqual(['SW 1.5ZA'])
  expect(check({ person, occupation: chosen('6135') }).headline.code).toBe('closed-from-abroad')
})

test('SW 1.5A: a student first hears when they may change', () => {
  const person = { where: 'uk', permission: 'student' } as const
  expect(check({ person }).headline).toMatchObject({
    tone: 'ask',
    words: 'After your course',
    reason: 'Could be sponsored',
    sentence: 'For you only after your course, or with a start date after it',
  })
})

test('on a Graduate visa the card shows what comes after, and the page both', () => {
  const person = { where: 'uk', permission: 'graduate', visaEndsOn: '2026-12-28' } as const
  const headlineOn = (date: string) => check({ person, date, pay: null }).headline
  expect(headlineOn('2026-12-28')).toMatchObject({
    tone: 'ask',
    code: 'no-pay',
    words: 'Then maybe: pay not stated',
    sentence: 'Yes, until 28 December 2026',
    detail: '0 days left, then maybe: pay not stated',
  })
  expect(headlineOn('2026-12-29')).toMatchObject({
    code: 'visa-ended',
    words: 'Get advice first',
    reason: 'Maybe: pay not stated',
  })
})

test('on a Graduate visa a job that turns everybody else away is still no job for her', () => {
  const person = { where: 'uk', permission: 'graduate' } as const
  const found = (kind: Parameters<typeof finding>[0]) =>
    check({ person, findings: [finding(kind)] }).headline

  expect(found('nationality-required')).toMatchObject({ tone: 'no', words: 'British only' })
  expect(found('right-to-work-required').sentence).toBe('Yes, while your Graduate visa lasts')
  expect(found('refuses-sponsorship').words).toMatch(/^Then never sponsors/)
})

test('a warning stays in front of what is up to the person', () => {
  const person = { ...ABROAD, english: 'below-b1' } as const
  const { headline } = check({ person, findings: [finding('guaranteed-visa')] })
  expect(headline).toMatchObject({ tone: 'caution', code: 'guaranteed-visa' })
})

test('a care job shows no needed amount that its own details contradict', () => {
  const care = {
    occupation: chosen('6135'),
    hours: { least: 37.5, most: 37.5, origin: 'stated' },
  } as const
  const pay = { min: 13, max: null, currency: 'GBP', period: 'hour', text: null } as const
  expect(check({ ...care, pay }).headline.neededPay).toBeNull()
  const onRoute = {
    where: 'uk',
    permission: 'skilled-worker-since-2024-04',
    sameEmployer: 'yes',
  } as const
  expect(check({ ...care, pay, person: onRoute }).headline.neededPay).toBeNull()
  const open = { least: 35, most: 48, origin: 'full-time' } as const
  for (const person of [null, onRoute])
    expect(JSON.stringify(check({ ...care, hours: open, pay, person }))).not.toContain('‘’')
})
