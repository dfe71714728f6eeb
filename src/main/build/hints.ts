import { writeFile } from 'node:fs/promises'
import { brotliCompressSync } from 'node:zlib'
import { likeliestOf } from '#safety/hints/find-hints.ts'
import { normalizeEvasion } from '#safety/text-rules/fold/normalize-evasion.ts'
import {
  exampleOf,
  examplesOf,
  isKeptApart,
  readTrainingTexts,
  type TrainingText,
} from './hints/examples.ts'
import { pack, train } from './hints/train.ts'
import type { Classes } from '#safety/hints/model.ts'

const LIKELIHOODS = [0.7, 0.85, 0.95]

/**
 * Trains a classifier on four fifths of the texts and says what it finds in the others, then the one of `safety/hints`
 * on all of them.
 */
const { texts, hash } = await readTrainingTexts()
const model = learnFrom(texts.filter((text) => !isKeptApart(text)))
const kept = texts.filter(isKeptApart).map(({ text, bad }) => ({
  isBad: bad.length > 0,
  likelihood: likeliestOf(normalizeEvasion(text).text, { model }),
}))
console.log('Texts kept apart that have a sentence of at least this likelihood:')
for (const least of LIKELIHOODS) {
  const share = (isBad: boolean) => {
    const some = kept.filter((text) => text.isBad === isBad)
    const found = some.filter(({ likelihood }) => likelihood >= least).length
    return `${found} of ${some.length}`
  }
  console.log(`${least}: ${share(true)} bad, ${share(false)} honest`)
}
const { checks, ...learned } = learnFrom(texts)
const file = {
  hash,
  checks: packed(checks),
  sentences: toData(learned.sentences),
  texts: toData(learned.texts),
}
await writeFile('src/safety/hints/weights.json', `${JSON.stringify(file, null, 2)}\n`)

function learnFrom(some: TrainingText[]) {
  return pack(train(some.flatMap(examplesOf), some.filter(({ isMade }) => !isMade).map(exampleOf)))
}

function toData({ weights, ...rest }: Classes) {
  return { ...rest, weights: packed(weights) }
}

function packed({ buffer }: Uint8Array | Int8Array | Float32Array) {
  return brotliCompressSync(Buffer.from(buffer)).toString('base64')
}
