import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { readTrainingTexts } from '#main/build/hints/examples.ts'
import { normalizeEvasion } from '#safety/text-rules/fold/normalize-evasion.ts'
import realBlind from '#safety/real/corpus/real-blind.json' with { type: 'json' }
import realUntouched from '#safety/real/corpus/real-untouched.json' with { type: 'json' }
import scamsBlind from '#safety/real/corpus/scams-blind.json' with { type: 'json' }
import scamsUntouched from '#safety/real/corpus/scams-untouched.json' with { type: 'json' }
import { findHints } from './find-hints.ts'
import thresholds from './thresholds.json' with { type: 'json' }
import weights from './weights.json' with { type: 'json' }

const MOST_BYTES = 2_000_000

const hintsIn = (text: string) => findHints(normalizeEvasion(text).text)

test('the weights were trained on the texts that are here: otherwise run `npm run hints`', async () => {
  const { hash } = await readTrainingTexts()
  expect(weights.hash).toBe(hash)
})

test('the files of the weights are small', async () => {
  const names = ['weights.bin', 'weights.json']
  const files = await Promise.all(names.map((name) => readFile(new URL(name, import.meta.url))))
  expect(files.reduce((sum, { length }) => sum + length, 0)).toBeLessThanOrEqual(MOST_BYTES)
})

test('each bad sentence of the training texts stands in its text', async () => {
  const { texts } = await readTrainingTexts()
  const lost = texts.flatMap(({ text, bad }) => bad.filter(({ quote }) => !text.includes(quote)))
  expect(lost).toEqual([])
})

test('a finding is the sentence, and likelier than its neighbours', () => {
  const text =
    'Thank you for your time today. Send the processing money to my wife before we release the certificate. The ward has 24 beds.'
  const [hint] = hintsIn(text)
  expect(text.slice(hint?.from, hint?.to)).toBe(
    'Send the processing money to my wife before we release the certificate',
  )
})

const DEMAND = 'Pay the processing fee of 900 pounds for your Certificate of Sponsorship today.'

test('a bad text makes no harmless sentence bad', () => {
  const pages = Array.from({ length: 40 }, (_, page) => `Page ${page + 1}.`)
  const hints = hintsIn([...pages, DEMAND].join('\n'))
  expect(hints.filter(({ likelihood }) => likelihood >= thresholds.doubt)).toHaveLength(1)
})

test('honest words around hide no demand', () => {
  const honest = realUntouched.map(({ text }) => text).join('\n')
  const likeliest = Math.max(
    ...hintsIn(`${honest}\n${DEMAND}\n${honest}`).map((hint) => hint.likelihood),
  )
  expect(likeliest).toBeGreaterThanOrEqual(thresholds.alarm)
})

test('the same sentence is likelier in a bad text than in a harmless one', () => {
  const same = 'Bring it to our office before Friday.'
  const likelihoodIn = (around: string) =>
    hintsIn(`${around}\n${same}`).find(({ to, from }) => to - from === same.length - 1)
      ?.likelihood ?? 0
  const bad = likelihoodIn(`${DEMAND}\nThe slot is yours once the money is in.`)
  expect(bad).toBeGreaterThan(
    likelihoodIn('The ward has 24 beds.\nYou have signed your contract with the trust.'),
  )
})

test('capitals, look-alike letters and characters that nobody sees change nothing', async () => {
  const { texts } = await readTrainingTexts()
  const bad = texts.filter((text) => text.bad.length > 0 && !text.isMade).slice(0, 150)
  expect(bad.length).toBe(150)
  const kinds = (text: string) => hintsIn(text).map(({ kind }) => kind)
  for (const { text } of bad.filter(({ text: words }) => /^[ -~£]*$/.test(words))) {
    expect(kinds(text.toUpperCase()), text).toEqual(kinds(text))
    expect(kinds(text.replaceAll(/(?<=[a-z])(?=[a-z])/g, '\u200b')), text).toEqual(kinds(text))
    expect(kinds(text.replaceAll('a', 'а').replaceAll('o', 'о')), text).toEqual(kinds(text))
  }
})

test.for(['a '.repeat(50_000), 'pay '.repeat(20_000), 'x'.repeat(100_000), '.\n'.repeat(50_000)])(
  'a long text comes to an end, %#',
  (text) => {
    expect(hintsIn(text).length).toBeLessThan(1000)
  },
)

/** Sets that nobody learned from; shares as they were when first read, with little room. */
test.each([
  { which: 'frauds', texts: [...scamsUntouched, ...scamsBlind], least: 0.7, most: 1 },
  { which: 'honest messages', texts: [...realUntouched, ...realBlind], least: 0, most: 0.05 },
])('of the $which that were set aside, a just share reads like fraud', ({ texts, least, most }) => {
  const alike = texts.filter(({ text }) =>
    hintsIn(text).some(({ likelihood }) => likelihood >= thresholds.alarm),
  )
  expect(alike.length / texts.length).toBeGreaterThanOrEqual(least)
  expect(alike.length / texts.length, JSON.stringify(alike)).toBeLessThanOrEqual(most)
})
