import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { buildSponsorIndex, toEntry } from './sponsor-index.ts'

const WORDS = ['acme', 'care', 'cars', 'home', 'ltd', 'best', 'north', 'nor', 'c']
const name = fc.array(fc.constantFrom(...WORDS), { minLength: 1, maxLength: 4 })

test('the index agrees with a look at every name', async () => {
  const names = [
    ...new Set(fc.sample(name, { numRuns: 3000, seed: 6 }).map((each) => each.join(' '))),
  ]
  const { size, suggest } = await buildSponsorIndex(
    names.map((name) => toEntry({ id: name, name })),
  )
  expect(size).toBe(names.length)
  const ranked = names.toSorted((a, b) => a.length - b.length || (a < b ? -1 : 1))

  function expected(typed: string) {
    const beginning = ranked.filter((each) => each.startsWith(typed))
    const others = ranked.filter(
      (each) =>
        !each.startsWith(typed) &&
        typed.split(' ').every((word) => ` ${each}${also(each)}`.includes(` ${word}`)),
    )
    return [...beginning, ...others].slice(0, 8)
  }
  const also = (each: string) => (/\bltd\b/.test(each) ? ' limited' : '')
  const typed = fc.tuple(name, fc.nat(12)).map(([words, end]) => words.join(' ').slice(0, end + 1))
  fc.assert(
    fc.property(
      typed.map((each) => each.trim()),
      (typed) => {
        expect(suggest(typed, 8)).toEqual(expected(typed))
      },
    ),
    { numRuns: 300, seed: 6 },
  )
})

test('nothing that can be typed breaks it', async () => {
  const { suggest } = await buildSponsorIndex([toEntry({ id: '1', name: 'Acme Ltd T/A' })])
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (typed) => {
      expect(suggest(typed, 8).length).toBeLessThanOrEqual(1)
    }),
  )
})
