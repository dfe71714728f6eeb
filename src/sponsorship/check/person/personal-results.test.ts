import { expect, test } from 'vitest'
import { languageFor } from '#platform/languages/languages.ts'
import { describeHeadline } from '#sponsorship/headline/describe-headline.ts'
import type { PersonalAnswers } from '#trade/cookies/personal-answers.schema.ts'
import { check, chosen, suggested } from '#tests/support/sponsorship-checks.ts'

type Input = NonNullable<Parameters<typeof check>[0]>

function personal(name: 'english' | 'registration', person: PersonalAnswers, input: Input = {}) {
  return check({ ...input, person }).personal.find((line) => line.name === name)
}

function says(name: 'english' | 'registration', person: PersonalAnswers, input: Input = {}) {
  return personal(name, person, input)?.verdict
}

test('without answers there are no personal results', () => {
  expect(check().personal).toEqual([])
})

test('SW 7.1: a first permission takes B2 from 8 January 2026, by report', () => {
  const line = personal('english', { permission: 'none', english: 'b1' })
  expect(line).toMatchObject({ verdict: 'fail' })
  expect(line?.cautions.join()).toContain('B2 is reported')
  expect(line?.sources).toHaveLength(2)
  expect(says('english', { permission: 'student', english: 'b2' })).toBe('pass')
  expect(says('english', { permission: 'student', english: 'b1' }, { date: '2026-01-07' })).toBe(
    'pass',
  )
  expect(says('english', { permission: 'student', english: 'b1' }, { date: '2026-01-08' })).toBe(
    'fail',
  )
})

test('SW 7.1: people already on the route need B1', () => {
  for (const permission of [
    'skilled-worker-since-2025-07',
    'skilled-worker-since-2024-04',
    'skilled-worker-before-2024-04',
  ] as const) {
    expect(says('english', { permission, english: 'b1' })).toBe('pass')
    expect(says('english', { permission, english: 'below-b1' })).toBe('fail')
  }
})

test('without an answer on English, the result is unknown', () => {
  expect(says('english', {})).toBe('unknown')
  expect(says('english', { where: 'uk', english: 'b1' })).toBe('unknown')
  expect(says('english', { english: 'b1' })).toBe('fail')
  expect(says('english', { english: 'b2' })).toBe('pass')
  expect(says('english', { english: 'below-b1' })).toBe('fail')
})

test('work without registration has no result on registration', () => {
  expect(personal('registration', { registration: 'no' })).toBeUndefined()
  expect(personal('registration', {}, { occupation: null })).toBeUndefined()
})

test('regulated work names its professional body and requires registration first', () => {
  for (const [code, body] of [
    ['2237', 'NMC'],
    ['2231', 'NMC'],
    ['2211', 'GMC'],
    ['2221', 'HCPC'],
    ['2251', 'GPhC'],
    ['2253', 'GDC'],
    ['2461', 'Social Work England'],
  ] as const) {
    const input = { occupation: chosen(code) }
    const line = personal('registration', { registration: 'no' }, input)
    expect(line).toMatchObject({ verdict: 'fail', reason: expect.stringContaining(body) })
    expect(says('registration', { registration: 'registered' }, input)).toBe('pass')
    expect(says('registration', { registration: 'working-towards' }, input)).toBe('unknown')
    expect(says('registration', {}, input)).toBe('unknown')
  }
})

test('teachers need registration first everywhere but in England', () => {
  const input = { occupation: chosen('2313') }
  const person = { registration: 'no' } as const
  expect(says('registration', person, { ...input, nation: 'England' })).toBe('unknown')
  expect(says('registration', person, { ...input, nation: null })).toBe('unknown')
  expect(personal('registration', person, { ...input, nation: 'Scotland' })).toMatchObject({
    verdict: 'fail',
    reason: expect.stringContaining('GTCS'),
  })
})

test('the result on registration is uncertain if the code is only suggested', () => {
  const occupation = suggested('2237', '2211')
  expect(says('registration', { registration: 'registered' }, { occupation })).toBe('unknown')
  const nurses = suggested('2237', '2233')
  expect(says('registration', { registration: 'registered' }, { occupation: nurses })).toBe('pass')
})

test('who may work already still reads that the work needs a registration', () => {
  const nurse = { occupation: chosen('2237'), date: '2026-11-30' }
  const detailFor = (person: PersonalAnswers) =>
    check({ ...nurse, person: { where: 'uk', ...person } }).headline.detail
  const visaEndsOn = '2026-12-30'
  const graduate = { permission: 'graduate', visaEndsOn } as const
  expect(detailFor(graduate)).toMatch(
    /^30 days left, then .*[^.]\. For you: Look up how to register/,
  )
  expect(detailFor({ permission: 'settled' })).toMatch(/^For you: Look up how to register/)
  expect(detailFor({ permission: 'dependant' })).toMatch(/register .* To be sponsored later: /)
  const started = { ...graduate, registration: 'working-towards' } as const
  expect(detailFor(started)).toMatch(/before they are registered/)
  expect(detailFor({ ...graduate, registration: 'registered' })).not.toContain('For you')
})

test('a visa that needs no sponsor does not stand in for registration', () => {
  const nurse = { occupation: chosen('2237') }
  for (const permission of ['graduate', 'dependant', 'settled'] as const) {
    const person = { where: 'uk', permission, registration: 'no' } as const
    expect([permission, check({ ...nurse, person }).headline]).toMatchObject([
      permission,
      { tone: 'ask', words: 'Register first' },
    ])
    const registered = check({ ...nurse, person: { ...person, registration: 'registered' } })
    expect(registered.headline.words).not.toBe('Register first')
  }
})

test('which English is missing is said in every language', () => {
  const { says, detail } = check({ person: { where: 'abroad', english: 'b1' } }).headline
  if (!says) throw new Error('The headline has no facts.')
  expect(detail).toContain('English at level B2')
  expect(describeHeadline(says, languageFor('hi')).detail).toContain('B2')
})
