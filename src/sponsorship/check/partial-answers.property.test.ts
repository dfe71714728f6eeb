import { assert, property, record } from 'fast-check'
import { expect, test } from 'vitest'
import type { PersonalAnswers } from '#trade/cookies/personal-answers.schema.ts'
import { verdictsOf, type Verdict } from '#trade/headline/criteria.ts'
import { advert, date, person, register } from '#tests/support/sponsorship-arbitraries.ts'
import { check, chosen, rulesOn } from '#tests/support/sponsorship-checks.ts'
import { checkAdvert } from './check-advert.ts'
import { classOf, NEWCOMER } from './classes/applicant-class.ts'

const RANK: Record<Verdict, number> = { fail: 0, unknown: 1, pass: 2 }
/** The runs of a property; the short run makes a quarter of them, each time of other jobs. */
const runs = (count: number) => ({ numRuns: process.env.LONG_RUN ? count : count / 4 })
const job = record({ advert, register, date })
type Job = typeof job extends { generate(...args: never[]): { value: infer Value } } ? Value : never

const checkFor = (base: Job, person: PersonalAnswers | null) =>
  checkAdvert({ ...base, ruleIndex: rulesOn(base.date), person })

/** The answers of which some rule makes a ground for more than a newcomer without any has. */
const isGround: { [Name in keyof PersonalAnswers]?: (answer: PersonalAnswers[Name]) => boolean } = {
  where: (where) => where === 'uk',
  permission: (permission) => permission !== 'none',
  isUnder26: (isUnder26) => isUnder26 === 'yes',
  qualification: (qualification) => qualification?.endsWith('phd') ?? false,
  registration: (registration) => registration === 'working-towards',
}

/** The answers without those that are a ground. */
function withoutGrounds(person: PersonalAnswers): PersonalAnswers {
  const rest = Object.entries(person).filter(
    ([name, answer]) => !isGround[name as keyof PersonalAnswers]?.(answer as never),
  )
  return Object.fromEntries(rest)
}

test('somebody who says only that they are abroad has the answer of everybody', () => {
  assert(
    property(job, (base) => {
      const everybody = checkFor(base, null)
      for (const person of [{ where: 'abroad' } as const, {}]) {
        const own = checkFor(base, person)
        expect(verdictsOf(own)).toEqual(verdictsOf(everybody))
        expect(own.headline).toMatchObject({
          tone: everybody.headline.tone,
          code: everybody.headline.code,
          sentence: everybody.headline.sentence,
        })
      }
    }),
    runs(1500),
  )
  expect(classOf({ where: 'abroad' })).toBe(NEWCOMER)
})

test('no answer makes a job less closed than it is without any, unless it is a ground for that', () => {
  assert(
    property(job, person, (base, answers) => {
      const everybody = verdictsOf(checkFor(base, null))
      const own = verdictsOf(checkFor(base, withoutGrounds(answers)))
      for (const name of ['licence', 'occupation', 'pay', 'wording'] as const)
        expect([name, RANK[own[name]]]).toEqual([
          name,
          Math.min(RANK[own[name]], RANK[everybody[name]]),
        ])
    }),
    runs(4000),
  )
})

test('one more answer reopens nothing that the others have closed, unless it is a ground for that', () => {
  assert(
    property(job, person, (base, answers) => {
      const before = verdictsOf(checkFor(base, answers))
      for (const [name, answer] of Object.entries({ ...NO_GROUNDS, where: 'abroad' } as const)) {
        if (answers[name as keyof PersonalAnswers] !== undefined) continue
        const after = verdictsOf(checkFor(base, { ...answers, [name]: answer }))
        for (const [line, verdict] of Object.entries(before))
          if (verdict === 'fail')
            expect([name, line, after[line as keyof typeof after]]).toEqual([name, line, 'fail'])
      }
    }),
    runs(2000),
  )
})

const NO_GROUNDS = {
  permission: 'none',
  sameEmployer: 'no',
  isUnder26: 'no',
  qualification: 'none',
  registration: 'no',
} as const satisfies PersonalAnswers

test.each(['1233', '5434'])('work closed since July 2025 stays closed from abroad: %s', (code) => {
  for (const person of [null, { where: 'abroad' }, { english: 'b2' }] as const)
    expect(check({ occupation: chosen(code), person }).headline).toMatchObject({ tone: 'no' })
  const holder = { where: 'abroad', permission: 'skilled-worker-before-2024-04' } as const
  expect(check({ occupation: chosen(code), person: holder }).headline.tone).toBe('ask')
})
