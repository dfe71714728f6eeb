import { writeFile } from 'node:fs/promises'
import { likeliestOf } from '#safety/hints/find-hints.ts'
import { normalizeEvasion } from '#safety/text-rules/fold/normalize-evasion.ts'
import { examplesOf, isKeptApart, readTrainingTexts } from './hints/examples.ts'
import { pack, train } from './hints/train.ts'

const LIKELIHOODS = [0.7, 0.85, 0.95]

/**
 * Trains a classifier on four fifths of the texts and says what it finds in the others, then the one of `safety/hints`
 * on all of them.
 */
const { texts, hash } = await readTrainingTexts()
const model = pack(train(texts.filter((text) => !isKeptApart(text)).flatMap(examplesOf)))
const kept = texts.filter(isKeptApart).map(({ text, bad }) => ({
  isBad: bad.length > 0,
  likelihood: likeliestOf(normalizeEvasion(text).text, model),
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
const { checks, weights, scales, biases } = pack(train(texts.flatMap(examplesOf)))
const bytes = (numbers: Uint8Array | Int8Array) => Buffer.from(numbers.buffer).toString('base64')
const file = { texts: hash, scales, biases, checks: bytes(checks), weights: bytes(weights) }
await writeFile('src/safety/hints/weights.json', `${JSON.stringify(file, null, 2)}\n`)
