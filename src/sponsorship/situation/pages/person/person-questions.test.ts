import { expect, test } from 'vitest'
import { PersonalAnswers } from '#trade/cookies/personal-answers.schema.ts'
import { english } from '#platform/languages/english.ts'
import { TRANSLATIONS } from '#platform/languages/languages.ts'
import { QUESTIONS, summarize } from './person-questions.ts'

const NAMES = Object.keys(PersonalAnswers.shape)

test('there is one question for each thing that counts, and no other', () => {
  const others = ['nationality', 'visaEndsOn']
  const names = QUESTIONS.map(({ name }): string => name)
  expect([...names, ...others].toSorted()).toEqual(NAMES.toSorted())
})

test('each answer that we offer is one that we take', () => {
  for (const { name, options } of QUESTIONS) {
    for (const { value } of options)
      expect(PersonalAnswers.parse({ [name]: value })).toEqual({ [name]: value })
  }
})

test('each answer that we take is offered', () => {
  for (const { name, options } of QUESTIONS) {
    const inner = PersonalAnswers.shape[name].out.def.innerType.options
    expect(options.map(({ value }) => value).toSorted()).toEqual([...inner].toSorted())
  }
})

test('what someone has said is summed up, registration too', () => {
  expect(
    summarize({ where: 'abroad', english: 'b2', registration: 'working-towards' }, english),
  ).toBe('abroad, English B2, registration started')
  expect(summarize({ where: 'uk', isUnder26: 'no', registration: 'no' }, english)).toBe(
    'in the UK, not registered',
  )
  expect(summarize({ isUnder26: 'no' }, english)).toBe('some answers')
})

test('where there is little room, the other answers are counted', () => {
  const answers = { where: 'uk', permission: 'student', english: 'b2', isUnder26: 'yes' } as const
  expect(summarize(answers, english, 2)).toBe('in the UK, Student visa +2')
  expect(summarize(answers, english, 4)).toBe('in the UK, Student visa, English B2, under 26')
  expect(summarize({ isUnder26: 'no' }, english, 2)).toBe('some answers')
})

/** The rules’ own terms, which stand in English in every language. */
const TERMS = /\b(?:UK|Skilled Worker|Graduate|PhD|STEM|B1|B2)\b/g

test.each(TRANSLATIONS)('$code sums up every answer without English words', (language) => {
  for (const { name, options } of QUESTIONS) {
    for (const { value } of options) {
      const summary = summarize({ [name]: value }, language)
      expect(summary.replaceAll(TERMS, ''), `${name} ${value}`).not.toMatch(/[a-z]{2}/i)
      const isSaid = summarize({ [name]: value }, english) !== english.words.situation.some
      expect(summary !== language.words.situation.some, `${name} ${value}`).toBe(isSaid)
    }
  }
})

test('nothing says the nationality, which is not for cards and lines', () => {
  expect(summarize({ where: 'abroad', nationality: 'AF' }, english)).toBe('abroad')
  expect(summarize({ nationality: 'AF' }, english)).toBe('some answers')
})

test.each(['af', 'AFG', '<b>', 'A', 'another'])('no country is called %s', (nationality) => {
  expect(PersonalAnswers.safeParse({ nationality }).success).toBe(false)
})

test.each(['soon', '2026-02-30', '2026-1-1', '9'.repeat(10_000)])(
  'no visa ends on %s',
  (visaEndsOn) => {
    expect(PersonalAnswers.safeParse({ visaEndsOn }).success).toBe(false)
  },
)

test('a question may be left out', () => {
  const nothing = Object.fromEntries(NAMES.map((name) => [name, '']))

  expect(Object.values(PersonalAnswers.parse(nothing)).filter(Boolean)).toEqual([])
  expect(PersonalAnswers.parse({})).toEqual({})
})

test.each(['mars', ' uk', '__proto__', 'UK', 'x'.repeat(10_000)])(
  'an answer that is on no list gets a sentence: %s',
  (where) => {
    const { error } = PersonalAnswers.safeParse({ where })

    expect(error?.issues.map(({ message }) => message)).toEqual([
      'Choose from the list, or leave the question out.',
    ])
  },
)
