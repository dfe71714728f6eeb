import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { findConcepts } from '#board/search/words/concepts.ts'
import { parseKeywords } from '#board/search/words/keywords.ts'
import { matchRoles } from './roles.ts'
import { ROLE_LEXEMES } from '#board/search/words/roles/roles.ts'
import { toTitleWords } from './short-title.ts'

const ALL = new Map(ROLE_LEXEMES.map((lexeme) => [lexeme, 1]))

function offered(typed: string, counts: Record<string, number>) {
  const { first, others } = matchRoles(toTitleWords(typed), new Map(Object.entries(counts)))
  return [...first, ...others].map(({ text, count }) => `${text}, ${count}`)
}

test('the nearest role leads, then its kinds, then what only shares the letters', () => {
  const counts = { '~nursery-nurse': 90, '~nurse': 10, '~rn': 4, '~staff-nurse': 3, '~hca': 7 }
  expect(offered('nur', counts)).toEqual([
    'Nurse, 10',
    'Registered nurse, 4',
    'Staff nurse, 3',
    'Nursery nurse, 90',
    'Nursing assistant, 7',
  ])
})

test('with one or two letters the most frequent role leads', () => {
  const counts = { '~sho': 1, '~software-engineer': 400, '~surgeon': 3 }
  expect(offered('s', counts)).toEqual([
    'Software engineer, 400',
    'Surgeon, 3',
    'Senior house officer, 1',
  ])
})

test.each([
  ['hca', '~hca', 'Healthcare assistant'],
  ['HGV', '~hgv', 'Lorry driver'],
  ['rn', '~rn', 'Registered nurse'],
  ['carer', '~care-assistant', 'Carer'],
  ['care ass', '~care-assistant', 'Care assistant'],
  ['dev', '~software-engineer', 'Software developer'],
  ['IT supp', '~it-support', 'IT support'],
])('who types %s is offered %s as %s', (typed, lexeme, text) => {
  expect(offered(typed, { [lexeme]: 1 })).toEqual([`${text}, 1`])
})

test('a role without open jobs is not offered', () => {
  expect(offered('nurse', { '~nurse': 0 })).toEqual([])
})

test('whatever is typed, the text that is offered searches for the role', () => {
  const names = fc.constantFrom(...'nurse care dev rn h pa assist driver s t support m'.split(' '))
  const typed = fc.array(fc.oneof(names, fc.string({ maxLength: 3 })), {
    minLength: 1,
    maxLength: 2,
  })
  fc.assert(
    fc.property(typed, (some) => {
      const { first, others } = matchRoles(toTitleWords(some.join(' ')), ALL)
      for (const { text, lexeme } of [...first, ...others]) {
        expect(parseKeywords(text).clauses).toMatchObject([{ kind: 'concept', lexeme }])
      }
    }),
  )
})

test('subjects and places of work are no roles', () => {
  for (const topic of findConcepts(
    'A&E, ICU, physiotherapy, NHS, Band 5, Python on AWS, part time',
  )) {
    expect(ROLE_LEXEMES).not.toContain(topic)
  }
})
