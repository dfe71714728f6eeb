import { writeFile } from 'node:fs/promises'
import { likeliestOf } from '#safety/hints/find-hints.ts'
import { normalizeEvasion } from '#safety/text-rules/fold/normalize-evasion.ts'
import { examplesOf, isKeptApart, readTrainingTexts } from './hints/examples.ts'
import { pack, train } from './hints/train.ts'

const LIKELIHOODS = [0.7, 0.85, 0.95]

/**
 * Trains the classifier of `safety/hints` on four fifths of its texts, and says what it finds in the others: thresholds
 * are chosen by that.
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
const { weights, ...rest } = model
const bytes = Buffer.from(weights.buffer).toString('base64')
await writeFile(
  'src/safety/hints/weights.json',
  `${JSON.stringify({ texts: hash, ...rest, weights: bytes }, null, 2)}\n`,
)
