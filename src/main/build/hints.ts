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
const { checks, sentences, texts: wholes } = learnFrom(texts)
const bytes = [checks, sentences.weights, wholes.weights].map(({ buffer }) => Buffer.from(buffer))
await writeFile('src/safety/hints/weights.bin', brotliCompressSync(Buffer.concat(bytes)))
const file = { hash, sentences: scalesOf(sentences), texts: scalesOf(wholes) }
await writeFile('src/safety/hints/weights.json', `${JSON.stringify(file, null, 2)}\n`)

function learnFrom(some: TrainingText[]) {
  const wholes = some.filter(({ isMade, isPart }) => !isMade && !isPart)
  return pack(train(some.flatMap(examplesOf), wholes.map(exampleOf)))
}

function scalesOf({ scales, biases }: Classes) {
  return { scales, biases }
}
