import { writeFile } from 'node:fs/promises'
import { examplesOf, isKeptApart, readTrainingTexts } from './hints/examples.ts'
import { pack, train } from './hints/train.ts'

/** Trains the classifier of `safety/hints` on its texts, except those kept apart. */
const { texts, hash } = await readTrainingTexts()
const examples = texts.filter((text) => !isKeptApart(text)).flatMap(examplesOf)
const { bytes, scales, biases } = pack(train(examples))
const weights = Buffer.from(bytes.buffer).toString('base64')
await writeFile(
  'src/safety/hints/weights.json',
  `${JSON.stringify({ texts: hash, scales, biases, weights }, null, 2)}\n`,
)
console.log(`${texts.length} texts, ${examples.length} sentences to learn from.`)
