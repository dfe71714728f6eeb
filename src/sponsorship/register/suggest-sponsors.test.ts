import * as fc from 'fast-check'
import { afterAll, expect, inject, test } from 'vitest'
import { loadRegister, type Line } from '#tests/support/register-files.ts'
import { openTestDatabase } from '#tests/support/test-database.ts'
import { proposeSponsors } from './propose-sponsors.ts'
import { suggestSponsors } from './suggest-sponsors.ts'

const database = await openTestDatabase(inject('prepared'))
afterAll(() => database.close())
const { db } = database

const beforeAny = await suggestSponsors(db, 'acme')
await loadRegister(
  db,
  [
    ['Acme Ltd'],
    ['Acme Care Homes Limited', { town: 'Hull', rating: 'Worker (B rating)' }],
    ['Acme Care Homes Limited', { town: 'Bath', rating: 'Worker (B rating)' }],
    ['The Acme Theatre', { town: 'NULL', route: 'Creative Worker' }],
    ['Best of Acme plc', { rating: 'Worker (A (Premium))' }],
    ['Roofoods Ltd t/a Deliverance', { town: 'London' }],
    ['Marks & Spencer plc'],
    ['Barts Health National Health Service Trust', { town: 'London' }],
    ['Paymentsense Limited', { town: 'London' }],
    ['Paymentsafe Limited', { town: 'Leeds' }],
  ],
  { publishedOn: '2026-10-01' },
)

async function names(typed: string) {
  return (await suggestSponsors(db, typed)).map(({ name }) => name)
}

test('nothing is suggested before a register is loaded, or for empty text', async () => {
  expect(beforeAny).toEqual([])
  for (const typed of ['', ' ', '!', '\u0000', '%', '(((']) expect(await names(typed)).toEqual([])
})

test('names that start with the text come first, the shorter before the longer', async () => {
  const all = ['Acme Ltd', 'The Acme Theatre', 'Acme Care Homes Limited', 'Best of Acme plc']
  for (const typed of ['acm', 'ACME', 'the acme']) expect(await names(typed)).toEqual(all)
})

test('words may come in any order, and may be unfinished', async () => {
  expect(await names('homes acme c')).toEqual(['Acme Care Homes Limited'])
  expect(await names('acme lt')).toEqual(['Acme Ltd', 'Acme Care Homes Limited'])
  expect(await names('acme limi')).toEqual(['Acme Ltd', 'Acme Care Homes Limited'])
  expect(await names('acme zoo')).toEqual([])
  expect(await names('marks and sp')).toEqual(['Marks & Spencer plc'])
  expect(await names('barts nhs')).toEqual(['Barts Health National Health Service Trust'])
})

test('a trading name is found by its start', async () => {
  expect(await names('deliv')).toEqual(['Roofoods Ltd t/a Deliverance'])
})

test('a name in one word or in two is found in either spelling', async () => {
  expect(await names('deli verance')).toEqual(['Roofoods Ltd t/a Deliverance'])
  expect(await names('barts he alth')).toEqual(['Barts Health National Health Service Trust'])
  expect(await names('paymentsense limitedly')).toEqual([])
  expect(await names('acmetheatre')).toEqual(['The Acme Theatre'])
})

test('towns and rating tell one from another', async () => {
  const details = new Map(
    (await suggestSponsors(db, 'acme')).map(({ name, detail }) => [name, detail]),
  )
  expect(Object.fromEntries(details)).toEqual({
    'Acme Ltd': 'Leeds · Skilled Worker, A rating',
    'The Acme Theatre': 'not for Skilled Worker',
    'Acme Care Homes Limited': 'Bath, Hull · Skilled Worker, B rating',
    'Best of Acme plc': 'Leeds · Skilled Worker, A rating',
  })
})

test('no more suggestions than the limit', async () => {
  expect(await suggestSponsors(db, 'a', 2)).toHaveLength(2)
})

test('a proposal may be spelled in another way, the same town first', async () => {
  const proposed = async (name: string, town: string | null) =>
    (await proposeSponsors(db, name, town)).map(({ name }) => name)

  expect(await proposed('Paymentsence Ltd', 'London')).toEqual([
    'Paymentsense Limited',
    'Paymentsafe Limited',
  ])
  expect((await proposed('Paymentsence Ltd', 'Leeds'))[0]).toBe('Paymentsafe Limited')
  expect(await proposed('Acme Homes', null)).toContain('Acme Care Homes Limited')
  expect(await proposed('Wholly Unrelated Zebras', null)).toEqual([])
  for (const nothing of ['', '%', 'x', "'--"]) expect(await proposed(nothing, null)).toEqual([])
})

test('a register that another process loads is used at once', async () => {
  await loadRegister(db, [['Acme Rising Ltd'], ['Acme Ltd']], { publishedOn: '2026-10-07' })

  expect(await names('acme')).toEqual(['Acme Ltd', 'Acme Rising Ltd'])
})

test('the suggestions are the same as those of a search through every name', async () => {
  const WORDS = ['acme', 'care', 'cars', 'home', 'ltd', 'best', 'north', 'nor', 'c']
  const name = fc.array(fc.constantFrom(...WORDS), { minLength: 1, maxLength: 4 })
  const all = new Set(fc.sample(name, { numRuns: 3000, seed: 6 }).map((each) => each.join(' ')))
  await loadRegister(
    db,
    [...all].map((each): Line => [each]),
    { publishedOn: '2026-10-09' },
  )
  const ranked = [...all].toSorted((a, b) => a.length - b.length || (a < b ? -1 : 1))
  const also = (each: string) => (/\bltd\b/.test(each) ? ' limited' : '')

  function expected(typed: string) {
    const starting = ranked.filter((each) => each.startsWith(typed))
    const others = ranked.filter(
      (each) =>
        !each.startsWith(typed) &&
        typed.split(' ').every((word) => ` ${each}${also(each)}`.includes(` ${word}`)),
    )
    const found = [...starting, ...others].slice(0, 8)
    if (found.length > 0 || typed.length < 5) return found
    const bare = typed.replaceAll(' ', '')
    return ranked
      .filter((each) => {
        const end = [...each].findIndex(
          (_, at) => each.slice(0, at + 1).replaceAll(' ', '') === bare,
        )
        const start = each.slice(0, end + 1)
        return end >= 0 && oneSpaceApart(start, typed)
      })
      .slice(0, 8)
  }
  const typed = fc.tuple(name, fc.nat(12)).map(([words, end]) =>
    words
      .join(' ')
      .slice(0, end + 1)
      .trim(),
  )
  await fc.assert(
    fc.asyncProperty(typed, async (each) => {
      expect(await names(each)).toEqual(expected(each))
    }),
    { numRuns: 300, seed: 6 },
  )
})

/** Whether one of two texts is the other without one of its spaces. */
function oneSpaceApart(one: string, other: string) {
  const [longer, shorter] = one.length > other.length ? [one, other] : [other, one]
  return [...longer].some((_, at) => longer.slice(0, at) + longer.slice(at + 1) === shorter)
}

test('nothing that can be typed breaks it', async () => {
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: 'binary', maxLength: 60 }), async (typed) => {
      expect((await suggestSponsors(db, typed)).length).toBeLessThanOrEqual(8)
    }),
  )
})
