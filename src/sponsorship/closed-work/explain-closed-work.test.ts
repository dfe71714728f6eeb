import { expect, test } from 'vitest'
import type { PersonalAnswers } from '#trade/cookies/personal-answers.schema.ts'
import { suggestOccupation } from '#sponsorship/advert/occupation/suggest-occupation.ts'
import { toApplicant } from '#sponsorship/check/context/applicant.ts'
import { longDate } from '#sponsorship/long-date.ts'
import { indexRuleSet } from '#sponsorship/rules/rule-index.ts'
import { SHIPPED } from '#sponsorship/rules/rule-sets.ts'
import { explainWork } from './explain-closed-work.ts'
import { NEAR_WORK } from './near-work.ts'

const [rules] = SHIPPED
if (!rules) throw new Error('No rule set is shipped.')
const index = indexRuleSet(rules)
const DATE = '2026-11-22'

interface Case {
  date?: string
  ruleIndex?: typeof index
  person?: PersonalAnswers | null
}

function explain(title: string, { date = DATE, ruleIndex = index, person = null }: Case = {}) {
  const applicant = toApplicant(person)
  const suggested = suggestOccupation(title)
  return suggested && explainWork(ruleIndex, suggested, { applicant, date })
}

test('care is closed since the day in the rules, by the rule that says so', () => {
  const [closure] = rules.closures
  const since = longDate(closure?.from ?? '')

  expect(explain('senior carer')).toMatchObject({
    code: '6136',
    title: 'You cannot come from abroad for care work',
    reasons: [
      `Since ${since} nobody abroad gets a visa for it. No employer can change that, and no agent.`,
      expect.stringMatching(/^Someone already in the UK may be sponsored/),
    ],
    cited: expect.stringMatching(
      `\\(6136\\) has been closed .* Appendix Skilled Worker, ${closure?.rule}.`,
    ),
    url: expect.stringContaining('https://www.gov.uk/'),
  })
  expect(explain('carer')?.reasons.join(' ')).not.toContain('this employer')
})

test.each([
  ['chef', rules.transitions.skillRaisedOn],
  ['nanny', rules.transitions.ratesRaisedOn],
  ['waiter', null],
])('%s is closed since %s', (title, since) => {
  expect(explain(title)).toMatchObject({
    title: since ? `Closed from abroad since ${longDate(since)}` : 'Not open from abroad',
    reasons: [expect.stringContaining('No employer can change that')],
  })
})

test.each(['nurse', 'software engineer', 'electrician', 'healthcare assistant', ''])(
  '%s is not closed, or it is not clear what is meant',
  (title) => {
    expect(explain(title)).toBeNull()
  },
)

test.each<[string, string, PersonalAnswers]>([
  ['a carer', 'carer', { where: 'uk', permission: 'skilled-worker-before-2024-04' }],
  ['a chef', 'chef', { where: 'uk', permission: 'skilled-worker-since-2024-04' }],
  ['a chef on a Graduate visa', 'chef', { where: 'uk', permission: 'graduate' }],
  ['a settled carer', 'carer', { where: 'uk', permission: 'settled' }],
])(
  '%s on the route, or who may work already, is not told that the work is closed',
  (_, title, person) => {
    expect(explain(title)).not.toBeNull()
    expect(explain(title, { person })).toBeNull()
  },
)

test('it stays closed to who is under 26, and in the UK to who is new on the route', () => {
  expect(explain('carer', { person: { where: 'abroad', isUnder26: 'yes' } })).not.toBeNull()
  const person = { where: 'uk', permission: 'skilled-worker-since-2025-07' } as const
  expect(explain('chef', { person })?.title).toBe('Closed to new applicants since 22 July 2025')
})

test('the rules of the day decide: without the closure, care is not said to be closed', () => {
  const open = indexRuleSet({ ...rules, closures: [] })
  expect(explain('carer', { ruleIndex: open })).toBeNull()
})

test('what is near is offered while the rules of the day allow it, with what they ask for', () => {
  const namesOn = (date: string) => explain('carer', { date })?.near.map(({ work }) => work.name)
  const [nurse, assistant] = explain('carer')?.near ?? []

  expect(namesOn(DATE)).toEqual([
    'Registered nurse',
    'Nursing assistant in a hospital',
    'Occupational therapist',
    'Social worker',
  ])
  expect(nurse?.asks).toBe(
    'A nursing degree, and registration with the Nursing and Midwifery Council (NMC). Band 5 of NHS Agenda for Change or above.',
  )
  expect(assistant?.asks).toContain('Band 3 of NHS Agenda for Change or above.')
  expect(assistant?.asks).toContain('On the Immigration Salary List until 30 December 2026.')
  expect(namesOn('2026-12-31')).not.toContain('Nursing assistant in a hospital')
})

test('nothing is called near that leads elsewhere, and nothing near what is open', () => {
  for (const { of, near } of NEAR_WORK) {
    for (const code of of) {
      expect([
        code,
        explainWork(index, { code, others: [] }, { applicant: toApplicant(null), date: DATE })
          ?.code,
      ]).toEqual([code, code])
    }
    for (const { code, q } of near) {
      const { code: first, others = [] } = suggestOccupation(q) ?? {}
      expect([q, [first, ...others]]).toEqual([q, expect.arrayContaining([code])])
    }
  }
})
