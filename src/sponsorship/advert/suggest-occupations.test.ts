import { expect, test } from 'vitest'
import { findNamedOccupation, findOccupation, suggestOccupations } from './suggest-occupations.ts'

function codesFor(typed: string, most?: number) {
  return suggestOccupations(typed, most).map(({ code }) => code)
}

test('titles that start with the text are suggested, the closest first', () => {
  expect(suggestOccupations('soft dev')[0]).toMatchObject({
    code: '2134',
    title: 'Software developers',
    group: 'Programmers and software development professionals',
  })
  expect(codesFor('nurs')[0]).toBe('2237')
  expect(codesFor('nurse school')).toContain('2236')
  expect(codesFor('electrician')[0]).toBe('5241')
})

test('every typed word must start a word of the title', () => {
  expect(codesFor('nurse zzz')).toEqual([])
  for (const { title } of suggestOccupations('care as', 20)) {
    expect(title.toLowerCase()).toMatch(/\bas/)
    expect(title.toLowerCase()).toMatch(/\bcare/)
  }
})

test.each([
  ['nurse', /\bnurser/i],
  ['care', /\bcaretaker/i],
  ['cook', /\bcooker/i],
])('a whole word ‘%s’ does not suggest longer words that begin with it', (typed, longer) => {
  const titles = suggestOccupations(typed, 20).map(({ title }) => title)

  expect(titles.length).toBeGreaterThan(0)
  expect(
    titles.filter(
      (title) =>
        longer.test(title) &&
        !title
          .toLowerCase()
          .split(/\W+/)
          .some((word) => word === typed || word === `${typed}s`),
    ),
  ).toEqual([])
  expect(codesFor(typed.slice(0, -1)).length).toBeGreaterThan(0)
})

test.each(['nurse', 'care', 'engineer', 'driver', 'scientist'])(
  'after ‘%s’ itself come the occupations that are called so',
  (typed) => {
    const [first, ...rest] = suggestOccupations(typed, 30)
    const isCalledSo = rest.map(({ group }) => new RegExp(`\\b${typed}s?\\b`, 'i').test(group))

    expect(first?.group).toBeDefined()
    expect(isCalledSo).toContain(true)
    expect(isCalledSo).toEqual(isCalledSo.toSorted((one, other) => Number(other) - Number(one)))
  },
)

test.each([
  ['biomedical scientist', '2113'],
  ['Biochemists and biomedical scientists', '2113'],
  ['physiotherapist', '2221'],
])('‘%s’ names an occupation', (typed, code) => {
  expect(findNamedOccupation(typed)?.code).toBe(code)
})

test.each(['', 'manager', 'biomedical scientist in haematology', 'nobody', '\0'])(
  '‘%s’ names none as a whole',
  (typed) => {
    expect(findNamedOccupation(typed)).toBeNull()
  },
)

test('abbreviations of the trades work', () => {
  expect(codesFor('HCA')).toEqual(['6135', '6131'])
  expect(codesFor('RGN')[0]).toBe('2237')
})

test('each code is suggested once, within the limit', () => {
  const codes = codesFor('manager', 50)
  expect(new Set(codes).size).toBe(codes.length)
  expect(codesFor('manager', 3)).toHaveLength(3)
})

test.each(['', '   ', '£$%', '\u0000', 'x'.repeat(5_000)])('%j suggests nothing', (typed) => {
  expect(suggestOccupations(typed)).toEqual([])
})

test('a suggestion says what people in the occupation do', () => {
  expect(findOccupation('5434')).toEqual({
    code: '5434',
    group: 'Chefs',
    description: expect.stringContaining('prepare'),
  })
  expect(findOccupation('0000')).toBeNull()
  expect(findOccupation('__proto__')).toBeNull()
})
