import { expect, test } from 'vitest'
import { findConcepts } from './concepts.ts'
import { DICTIONARY, ROLES } from './dictionary.ts'
import { parseKeywords } from './keywords.ts'
import { formsOf } from './parsing/forms.ts'

/**
 * Names that contain another trade's name without belonging to that trade: a search for a nurse is not for a nursery
 * nurse. All others must declare it with `broader`.
 */
const NOT_OF_THAT_TRADE = `
  ~ambulance-crew ~ae, ~ambulance-crew ~care-assistant, ~cfo ~accounts-assistant, ~dba ~administrator,
  ~dentist ~surgeon, ~devops ~developer, ~farm-worker ~labourer, ~forklift ~hgv, ~gp-practice ~doctor,
  ~gp-practice ~gp, ~hca ~care-assistant, ~hca ~nurse, ~hcsw ~care-support-worker,
  ~health-and-care-visa ~care-assistant, ~health-and-care-visa ~hca, ~kitchen-porter ~porter,
  ~nmc ~midwifery, ~nursery-nurse ~nurse, ~nursing-associate ~nurse, ~ot-assistant ~ot, ~pastoral-care ~care-assistant,
  ~pastoral-care ~registered-manager,
  ~physician-associate ~doctor, ~physio-assistant ~physio, ~picu ~icu, ~practice-nurse ~gp,
  ~qts ~teacher, ~sponsorship ~uk, ~sysadmin ~administrator, ~ta ~teacher, ~vet ~doctor,
  ~vet ~surgeon, ~veterinary-nurse ~vet`
const FORMS = DICTIONARY.flatMap(formsOf)
const LEXEMES = new Set(DICTIONARY.map(({ lexeme }) => lexeme))

test('no name belongs to two concepts', () => {
  const names = FORMS.map((form) => form.words.join(' '))
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([])
})

test('every lexeme is its own and looks like no word', () => {
  expect(LEXEMES.size).toBe(DICTIONARY.length)
  for (const lexeme of LEXEMES) expect(lexeme).toMatch(/^~[a-z0-9]+(?:-[a-z0-9]+)*$/)
})

test.each(DICTIONARY.map((concept) => [concept.label, concept] as const))(
  '"%s" is written well',
  (label, concept) => {
    expect(label).toMatch(/^\S.*[^\s.,]$/)
    expect(concept.forms.length).toBeGreaterThan(0)
    for (const form of formsOf(concept)) {
      expect(form.words.length).toBeLessThanOrEqual(8)
      for (const word of form.words) expect(word).toMatch(/^[a-z0-9]+$/)
    }
    for (const name of concept.capitals ?? []) expect(name).toMatch(/^[A-Z]/)
    for (const wider of concept.broader ?? []) expect(LEXEMES).toContain(wider)
  },
)

test('a longer name is of the shorter one’s trade too, or is listed as another', () => {
  const nested = FORMS.flatMap((long) => {
    const text = ` ${long.words.join(' ')} `
    const held = broaderOf(long.concept.lexeme)
    return FORMS.filter((short) => text.includes(` ${short.words.join(' ')} `))
      .filter((short) => !held.has(short.concept.lexeme))
      .map((short) => `${long.concept.lexeme} ${short.concept.lexeme}`)
  })
  expect([...new Set(nested)].sort()).toEqual(NOT_OF_THAT_TRADE.trim().split(/,\s+/).sort())
})

test('every name is found by itself in an advert and in a search', () => {
  for (const { words, concept, kind } of FORMS) {
    const name = words.join(' ')
    expect(parseKeywords(name).clauses).toMatchObject([{ lexeme: concept.lexeme }])
    if (kind === 'always') expect(findConcepts(name)).toContain(concept.lexeme)
  }
})

function broaderOf(lexeme: string, seen = new Set<string>()): Set<string> {
  if (seen.has(lexeme)) return seen
  seen.add(lexeme)
  const concept = DICTIONARY.find((one) => one.lexeme === lexeme)
  for (const wider of concept?.broader ?? []) broaderOf(wider, seen)
  return seen
}

test('a role’s short name and its full name are one search, both ways', () => {
  const apart = ROLES.flatMap(({ concept }) => {
    const [name = ''] = concept.label.split(/ \(/)
    const shorts = [...(/ \(([A-Z][^)]*)\)$/.exec(concept.label)?.[1]?.split(', ') ?? [])]
    if (shorts.length === 0 || name.includes(' or ')) return []
    const lexemes = [name, ...shorts].map((one) =>
      parseKeywords(one)
        .clauses.map(({ lexeme }) => lexeme ?? one)
        .join(' '),
    )
    return lexemes.every((lexeme) => lexeme === concept.lexeme) ? [] : [concept.label]
  })
  expect(apart).toEqual([])
})

test('what a search for a concept finds beside it is broader, and what it leaves out another kind of that', () => {
  for (const { lexeme, also } of DICTIONARY) {
    if (!also) continue
    expect(broaderOf(lexeme), lexeme).toContain(also.lexeme)
    for (const other of also.unless ?? []) {
      expect(broaderOf(other), other).toContain(also.lexeme)
      expect(broaderOf(lexeme)).not.toContain(other)
    }
  }
})
