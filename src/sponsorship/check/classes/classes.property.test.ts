import { assert, property, record } from 'fast-check'
import { expect, test } from 'vitest'
import type { PersonalAnswers } from '#trade/cookies/personal-answers.schema.ts'
import { verdictsOf } from '#trade/headline/criteria.ts'
import { advert, date, person, register } from '#tests/support/sponsorship-arbitraries.ts'
import { rulesOn } from '#tests/support/sponsorship-checks.ts'
import { assessCriteria } from '#sponsorship/check/assess-criteria.ts'
import { checkAdvert } from '#sponsorship/check/check-advert.ts'
import { surenessOf } from '#sponsorship/check/headline/sureness.ts'
import { APPLICANTS, classOf, NEWCOMER, REFUSED, SETTLED } from './applicant-class.ts'
import { assessClass, assessClasses } from './assess-classes.ts'

/** The runs of a property; the short run makes a quarter of them, each time of other jobs. */
const runs = (count: number) => ({ numRuns: process.env.LONG_RUN ? count : count / 4 })
const job = record({ advert, register, date })
type Job = typeof job extends { generate(...args: never[]): { value: infer Value } } ? Value : never

const contextOf = (base: Job) => ({ ...base, ruleIndex: rulesOn(base.date) })
const checkFor = (base: Job, person: PersonalAnswers | null) =>
  checkAdvert({ ...contextOf(base), person })

/** Lists have no answer about an employer. */
const seeker = person.map((answers) => ({ ...answers, sameEmployer: undefined }))

test('everybody of a class has the same four verdicts on each job', () => {
  assert(
    property(job, seeker, (base, person) => {
      const number = classOf(person)
      if (number >= SETTLED) return
      const applicant = APPLICANTS[number]
      if (!applicant) throw new Error(`There is no class ${number}.`)
      const ofClass = assessCriteria({ ...contextOf(base), applicant }, false)
      expect(verdictsOf(ofClass)).toEqual(verdictsOf(checkFor(base, person)))
    }),
    runs(6000),
  )
})

test('a profile has for each person what a check made for that person says', () => {
  assert(
    property(job, seeker, (base, person) => {
      const profile = assessClasses(contextOf(base), checkFor(base, null))
      const check = checkFor(base, person)
      const number = classOf(person)
      const { poster } = contextOf(base).advert
      const isOpen = check.headline.tone === 'danger' ? 1 : poster === 'unproved' ? 4 : 5
      const isRefused = check.headline.code === 'refused-from-abroad'
      const ofLines = isRefused ? 1 : surenessOf(verdictsOf(check))
      const expected = number === SETTLED ? isOpen : ofLines
      // Before a rule named their nationality they were like a newcomer in lists.
      if (number === REFUSED && !isRefused && check.headline.tone !== 'danger') return
      expect(Number(profile[number])).toBe(expected)
    }),
    runs(1500),
  )
})

test('the shortcut says of every class what an assessment of it says', () => {
  assert(
    property(job, (base) => {
      const profile = assessClasses(contextOf(base), checkFor(base, null))
      const each = APPLICANTS.map((_, number) => assessClass(contextOf(base), number))
      expect(profile.slice(0, SETTLED)).toBe(each.join(''))
      expect(profile).toHaveLength(REFUSED + 1)
    }),
    runs(600),
  )
})

test('an employer of theirs puts nobody into another class', () => {
  assert(
    property(person, (answers) => {
      expect(classOf(answers)).toBe(classOf({ ...answers, sameEmployer: undefined }))
      expect(classOf(answers)).toBeLessThanOrEqual(REFUSED)
    }),
  )
  expect(classOf(null)).toBe(NEWCOMER)
  expect(classOf({ where: 'uk', permission: 'settled' })).toBe(SETTLED)
  expect(classOf({ permission: 'settled' })).not.toBe(SETTLED)
  expect(classOf({ nationality: 'AF' })).toBe(REFUSED)
  expect(classOf({ nationality: 'AF', where: 'uk', permission: 'not-switchable' })).toBe(REFUSED)
  expect(classOf({ nationality: 'AF', where: 'uk', permission: 'student' })).toBeLessThan(SETTLED)
  expect(classOf({ nationality: 'other', where: 'abroad' })).toBeLessThan(SETTLED)
})

test('there are few classes, so that a list for one is a list for many', () => {
  expect(APPLICANTS.length).toBe(1132)
})
