import { expect, test } from 'vitest'
import dishonestTuned from './corpus/dishonest-tuned.json' with { type: 'json' }
import dishonestUntouched from './corpus/dishonest-untouched.json' with { type: 'json' }
import honestTuned from './corpus/honest-tuned.json' with { type: 'json' }
import honestUntouched from './corpus/honest-untouched.json' with { type: 'json' }
import readersDishonestTuned from './corpus/readers-dishonest-tuned.json' with { type: 'json' }
import readersDishonestUntouched from './corpus/readers-dishonest-untouched.json' with { type: 'json' }
import readersHonestTuned from './corpus/readers-honest-tuned.json' with { type: 'json' }
import readersHonestUntouched from './corpus/readers-honest-untouched.json' with { type: 'json' }
import kindsTuned from './corpus/kinds-tuned.json' with { type: 'json' }
import kindsUntouched from './corpus/kinds-untouched.json' with { type: 'json' }
import type { TextKind } from './read-text.ts'
import { scanTexts, worstEffect } from './scan-texts.ts'

/** The texts of one advert, message and so on, by field; `country` is the advert’s. */
type Entry = Record<string, string | undefined>

const KINDS: Record<string, TextKind> = {
  message: 'message',
  note: 'note',
  fileName: 'file-name',
  organisation: 'organisation',
  contact: 'contact',
  question: 'question',
}

function textsOf(entry: Entry) {
  return (
    Object.entries(entry)
      // No rule reads an applicant’s text.
      .filter(([field]) => field !== 'country' && field !== 'application' && field !== 'about')
      .map(([field, text = '']) => ({ field, kind: KINDS[field] ?? 'advert', text }))
  )
}

function isStopped(entry: Entry): boolean {
  const effect = worstEffect(scanTexts(textsOf(entry), { country: entry.country }))
  return effect === 'refuse' || effect === 'hold'
}

test.each([
  { which: 'on which the rules were tuned', entries: dishonestTuned as readonly Entry[] },
  { which: 'that were set aside', entries: dishonestUntouched as readonly Entry[] },
])('at least 98 % of the dishonest texts $which are refused or held', ({ entries }) => {
  expect(entries.length).toBeGreaterThanOrEqual(150)
  const missed = entries.filter((entry) => !isStopped(entry))
  expect(missed.length / entries.length, JSON.stringify(missed)).toBeLessThanOrEqual(0.02)
})

test.each([
  { which: 'on which the rules were tuned', entries: kindsTuned as readonly Entry[] },
  { which: 'that were set aside', entries: kindsUntouched as readonly Entry[] },
])('at most 20 % of texts of twelve kinds of fraud $which get through', ({ entries }) => {
  expect(new Set(entries.map(({ about }) => about)).size).toBe(12)
  const missed = entries.filter((entry) => !isStopped(entry))
  expect(missed.length / entries.length, JSON.stringify(missed)).toBeLessThanOrEqual(0.2)
})

test.each([
  { which: 'on which the rules were tuned', entries: readersDishonestTuned as readonly Entry[] },
  { which: 'that were set aside', entries: readersDishonestUntouched as readonly Entry[] },
])('at most 20 % of the dishonest texts in many languages $which get through', ({ entries }) => {
  expect(entries.length).toBeGreaterThanOrEqual(59)
  const missed = entries.filter((entry) => !isStopped(entry))
  expect(missed.length / entries.length, JSON.stringify(missed)).toBeLessThanOrEqual(0.2)
})

/** The share of those that were set aside is what it was when they were first read; the aim is 1 %. */
test.each([
  { which: 'on which the rules were tuned', entries: readersHonestTuned, most: 0.01 },
  { which: 'that were set aside', entries: readersHonestUntouched, most: 0.09 },
])('few of the honest texts in many languages $which are refused or held', ({ entries, most }) => {
  const stopped = (entries as readonly Entry[]).filter(isStopped)
  expect(stopped.length / entries.length, JSON.stringify(stopped)).toBeLessThanOrEqual(most)
})

test.each([
  ['on which the rules were tuned', honestTuned as readonly Entry[]],
  ['that were set aside', honestUntouched as readonly Entry[]],
])('at most 1 %% of the honest texts %s are refused or held', (_, entries) => {
  expect(entries.length).toBeGreaterThanOrEqual(150)
  const stopped = entries.filter(isStopped)
  expect(stopped.length / entries.length, JSON.stringify(stopped)).toBeLessThanOrEqual(0.01)
})

test('sentences that are passed over for speed have nothing to find', () => {
  // In an advert abroad every sentence is read.
  for (const entry of [...dishonestTuned, ...dishonestUntouched] as readonly Entry[]) {
    const codesIn = (country: string) =>
      scanTexts(textsOf(entry), { country })
        .map(({ rule }) => rule)
        .filter((code) => code !== 'F-01')
    expect(codesIn('GB')).toEqual(codesIn('AE'))
  }
})
