import { BUCKETS } from '#safety/hints/features.ts'
import { HINT_KINDS } from '#safety/hints/kinds.ts'
import { FEW, probabilities, type Model } from '#safety/hints/model.ts'
import type { Example } from './examples.ts'

const CLASSES = HINT_KINDS.length + 1
const EPOCHS = 12
const RATE = 0.6
const DECAY = 2e-5
/** Bad sentences are few, and each counts for several harmless ones. */
const BAD_COUNTS = 1.5

/** Multinomial logistic regression by AdaGrad; the same texts give the same weights. */
export function train(examples: readonly Example[]): Model {
  const weights = new Float32Array(BUCKETS * CLASSES)
  const squares = new Float32Array(BUCKETS * CLASSES).fill(1e-3)
  const biases = Array.from({ length: CLASSES }, () => 0)
  const scales = Array.from({ length: CLASSES }, () => 1)
  const model: Model = { weights, biases, scales }
  const random = randomFrom(20_261_129)
  const order = examples.map((_, index) => index)
  for (let epoch = 0; epoch < EPOCHS; epoch++) {
    shuffle(order, random)
    for (const index of order) {
      const example = examples[index]
      if (example) learn(example, { weights, squares, biases, model })
    }
  }
  return model
}

function learn(
  { features, label }: Example,
  {
    weights,
    squares,
    biases,
    model,
  }: { weights: Float32Array; squares: Float32Array; biases: number[]; model: Model },
) {
  const shares = probabilities(features, model)
  const value = 1 / Math.sqrt(Math.max(features.length, FEW))
  const counts = label > 0 ? BAD_COUNTS : 1
  for (let at = 0; at < CLASSES; at++) {
    const error = counts * ((shares[at] ?? 0) - (at === label ? 1 : 0))
    if (Math.abs(error) < 1e-4) continue
    biases[at] = (biases[at] ?? 0) - 0.02 * error
    for (const bucket of features) {
      const place = bucket * CLASSES + at
      const weight = weights[place] ?? 0
      const slope = error * value + DECAY * weight
      const square = (squares[place] ?? 0) + slope * slope
      squares[place] = square
      weights[place] = weight - (RATE * slope) / Math.sqrt(square)
    }
  }
}

/** The model with bytes for weights, and a scale for each class. */
export function pack({ weights, biases }: Model) {
  const scales = biases.map((_, at) => {
    let most = 0
    for (let bucket = 0; bucket < BUCKETS; bucket++)
      most = Math.max(most, Math.abs(weights[bucket * CLASSES + at] ?? 0))
    return Number((most / 127 || 1).toPrecision(6))
  })
  return {
    weights: Int8Array.from(weights, (weight, place) =>
      Math.round(weight / (scales[place % CLASSES] ?? 1)),
    ),
    scales,
    biases: biases.map((bias) => Number(bias.toFixed(4))),
  }
}

function shuffle(items: number[], random: () => number) {
  for (let last = items.length - 1; last > 0; last--) {
    const other = Math.floor(random() * (last + 1))
    const kept = items[last] ?? 0
    items[last] = items[other] ?? 0
    items[other] = kept
  }
}

/** Numbers from 0 to 1 that are the same for the same seed (mulberry32). */
function randomFrom(seed: number) {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}
