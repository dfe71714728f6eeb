import { expect, test } from 'vitest'
import { languageFor } from '#platform/languages/languages.ts'
import type { PersonalAnswers } from '#trade/cookies/personal-answers.schema.ts'
import { rulesOn } from '#tests/support/sponsorship-checks.ts'
import { toApplicant } from '#sponsorship/check/context/applicant.ts'
import { describeSituation } from './describe-situation.ts'

function noteFor(person: PersonalAnswers, { date = '2026-11-28', language = 'en' } = {}) {
  const context = { applicant: toApplicant(person), ruleIndex: rulesOn(date), date }
  return describeSituation(context, languageFor(language))
}

test('somebody on a Graduate visa reads once how many days are left', () => {
  const person = { where: 'uk', permission: 'graduate', visaEndsOn: '2026-12-28' } as const
  expect(noteFor(person)).toEqual({
    text: 'You may work in the UK until 28 December 2026 (30 days).',
    asksEnd: false,
  })
  expect(noteFor(person, { date: '2026-12-27' })?.text).toContain('(1 day)')
  expect(noteFor(person, { date: '2026-12-29' })?.text).toBe(
    'Your Graduate visa ended on 28 December 2026. Ask an immigration adviser what you may do now.',
  )
  expect(noteFor(person, { language: 'hi' })?.text).toContain('30 दिन')
  expect(noteFor({ where: 'uk', permission: 'graduate' })).toMatchObject({ asksEnd: true })
})

test('a student reads how long a Graduate visa will last, and from when it is shorter', () => {
  const textOn = (date: string) => noteFor({ where: 'uk', permission: 'student' }, { date })?.text
  expect(textOn('2026-11-28')).toContain('24 months if you apply before 1 January 2027, then 18')
  expect(textOn('2027-01-01')).toContain('A Graduate visa lasts 18 months, or three years after')
})

test('a visitor reads what to do first, and others nothing', () => {
  expect(noteFor({ where: 'uk', permission: 'not-switchable' })?.text).toMatch(
    /Leave the UK and apply from abroad\.$/,
  )
  expect(noteFor({ nationality: 'AF' })?.text).toContain('nationals of Afghanistan')
  expect(noteFor({ nationality: 'AF' }, { language: 'ur' })?.text).toContain('افغانستان')
  for (const person of [
    {},
    { where: 'abroad' },
    { where: 'uk', permission: 'settled' },
    { where: 'abroad', permission: 'graduate' },
  ] as const)
    expect(noteFor(person)).toBeNull()
})

test('somebody with too little English reads once what the numbers leave out', () => {
  const abroad = { where: 'abroad', english: 'below-b1' } as const
  expect(noteFor(abroad)).toEqual({
    text: 'For all of these you first need more English. The numbers do not count that.',
    asksEnd: false,
  })
  expect(noteFor(abroad, { language: 'hi' })?.text).toContain('अंग्रेज़ी')
  expect(noteFor({ ...abroad, english: 'b2' })).toBeNull()
  expect(noteFor({ where: 'uk', permission: 'settled', english: 'below-b1' })).toBeNull()
  expect(noteFor({ where: 'uk', permission: 'dependant', english: 'below-b1' })).toBeNull()
})
