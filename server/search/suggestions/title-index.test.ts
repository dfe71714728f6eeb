import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { buildTitleIndex } from './title-index.ts'

async function suggesting(...titles: [text: string, count: number][]) {
  const { suggest } = await buildTitleIndex(titles.map(([text, count]) => ({ text, count })))
  return (typed: string) => suggest(typed).map(({ text }) => text)
}

test('a title is suggested by the beginning of any of its words, in any case', async () => {
  const suggest = await suggesting(['Senior Staff Nurse', 1], ['Driver', 1])

  for (const typed of ['s', 'SEN', 'staff', ' nur ', 'Senior Staff Nurse']) {
    expect(suggest(typed)).toEqual(['Senior Staff Nurse'])
  }
  expect(suggest('urse')).toEqual([])
})

test('several words are found in any order, and all of them must be there', async () => {
  const suggest = await suggesting(['Staff nurse, theatres', 1], ['Staff nurse', 2], ['Nurse', 3])

  expect(suggest('nurse staff')).toEqual(['Staff nurse', 'Staff nurse, theatres'])
  expect(suggest('thea nu st')).toEqual(['Staff nurse, theatres'])
  expect(suggest('staff driver')).toEqual([])
})

test('accents and signs make no difference, and such spellings are one title', async () => {
  const { suggest } = await buildTitleIndex([
    { text: 'Chef de café (nights)', count: 3 },
    { text: 'CHEF DE CAFE – nights', count: 2 },
    { text: 'Women’s health nurse', count: 1 },
  ])

  expect(suggest('cafe')).toEqual([{ text: 'Chef de café (nights)', count: 5 }])
  expect(suggest('womens')).toHaveLength(1)
  expect(suggest("women's HÉALTH")).toHaveLength(1)
})

test('the very title comes first, then what begins so, then the most frequent', async () => {
  const suggest = await suggesting(
    ['Staff nurse', 90],
    ['Nurse manager', 10],
    ['Nurse', 1],
    ['Nurse practitioner', 20],
    ['Dental nurse', 100],
  )

  expect(suggest('nurse')).toEqual([
    'Nurse',
    'Nurse practitioner',
    'Nurse manager',
    'Dental nurse',
    'Staff nurse',
  ])
})

test('no more than eight are suggested, the most frequent', async () => {
  const suggest = await suggesting(
    ...Array.from({ length: 30 }, (_, index): [string, number] => [`Nurse ${index}`, index]),
  )

  expect(suggest('nurse')).toEqual([29, 28, 27, 26, 25, 24, 23, 22].map((at) => `Nurse ${at}`))
})

test('nothing typed suggests nothing, whatever signs there are', async () => {
  const suggest = await suggesting(['Nurse', 1], ['!!!', 1], ['', 1])

  for (const typed of ['', ' ', '!!!', '%_\\', '.*', '\u0000', '\uD800', '(', '́']) {
    expect(suggest(typed)).toEqual([])
  }
})

test('nothing that can be typed breaks it', async () => {
  const { suggest } = await buildTitleIndex([{ text: 'Nurse', count: 1 }])

  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (typed) => {
      expect(suggest(typed).length).toBeLessThanOrEqual(1)
    }),
  )
})

const SYLLABLES = ['nur', 'se', 'staff', 'care', 'er', 'the', 'a', 'tre', 'doc', 'tor', 'ban', 'd5']
const word = fc.array(fc.constantFrom(...SYLLABLES), { minLength: 1, maxLength: 3 })
const words = fc
  .array(word, { minLength: 1, maxLength: 2 })
  .map((parts) => parts.map((syllables) => syllables.join('')).join(' '))

test('an index of fifty thousand titles agrees with a filter over all of them', async () => {
  const parts = [...new Set(fc.sample(words, { numRuns: 600, seed: 5 }))].slice(0, 224)
  const pairs = parts.flatMap((one) => parts.map((other) => `${one} ${other}`))
  const texts = [...new Set(pairs)]
  const titles = texts.map((text, index) => ({ text, count: (index * 7919) % 1000 }))
  const { size, suggest } = await buildTitleIndex(titles)
  expect([size, size > 49_000]).toEqual([titles.length, true])
  const byCount = titles.toSorted((a, b) => b.count - a.count || (a.text < b.text ? -1 : 1))

  function expected(typed: string) {
    const beginnings = typed.split(' ').map((start) => ` ${start}`)
    const matching = byCount.filter(({ text }) =>
      beginnings.every((start) => ` ${text}`.includes(start)),
    )
    const tiers = [
      matching.filter(({ text }) => text === typed),
      matching.filter(({ text }) => text !== typed && text.startsWith(typed)),
      matching.filter(({ text }) => !text.startsWith(typed)),
    ]
    return tiers.flat().slice(0, 8)
  }
  const typed = fc.tuple(words, fc.nat(20)).map(([text, end]) => text.slice(0, end + 1).trim())
  fc.assert(
    fc.property(typed, (typed) => {
      expect(suggest(typed)).toEqual(expected(typed))
    }),
    { numRuns: 50, seed: 5 },
  )
})
