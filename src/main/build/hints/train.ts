import { HINT_KINDS } from '#safety/hints/kinds.ts'
import {
  checkOf,
  FEW,
  knownOf,
  placeOf,
  PLACES,
  probabilities,
  rowsOf,
  type Classes,
  type Known,
  type Model,
} from '#safety/hints/model.ts'
import { TEXT_CLASSES, type Example } from './examples.ts'

const EPOCHS = 12
const RATE = 0.6
const DECAY = 2e-5
/** Bad sentences are few, and each counts for several harmless ones. */
const BAD_COUNTS = 1.5

/** A feature of fewer sentences tells of them rather than of their kind. */
const FEWEST = 5

/** Weights have so many steps each way, and few are larger than the largest step: rough ones compress well and find as much. */
const STEPS = 31
const LARGER = 0.001

/** A model of sentences and of whole texts, which share the features of sentences. */
export function train(sentences: readonly Example[], texts: readonly Example[]): Model {
  const checks = checksOf(sentences)
  const model = { checks, rows: rowsOf(checks) }
  return {
    ...model,
    sentences: learnClasses(sentences, model, HINT_KINDS.length + 1),
    texts: learnClasses(texts, model, TEXT_CLASSES),
  }
}

/** Multinomial logistic regression by AdaGrad; the same examples give the same weights. */
function learnClasses(
  examples: readonly Example[],
  model: Pick<Model, 'checks' | 'rows'>,
  count: number,
): Classes {
  const order = examples.map(({ features, label }) => ({
    known: knownOf(features, model),
    label,
  }))
  const size = model.checks.filter((check) => check > 0).length
  const learned = {
    weights: new Float32Array(size * count),
    squares: new Float32Array(size * count).fill(1e-3),
    biases: Array.from({ length: count }, () => 0),
    scales: Array.from({ length: count }, () => 1),
  }
  const random = randomFrom(20_261_129)
  for (let epoch = 0; epoch < EPOCHS; epoch++) {
    shuffle(order, random)
    for (const example of order) learn(example, learned)
  }
  return learned
}

/** The most usual of several features for a place has it. */
function checksOf(examples: readonly Example[]) {
  const counts = new Uint32Array(PLACES * 256)
  for (const { features } of examples)
    for (const feature of new Set(features)) {
      const number = placeOf(feature) * 256 + checkOf(feature)
      counts[number] = (counts[number] ?? 0) + 1
    }
  return Uint8Array.from({ length: PLACES }, (_, place) => {
    let most = 0
    let counted = FEWEST - 1
    for (let check = 1; check < 256; check++) {
      const count = counts[place * 256 + check] ?? 0
      if (count > counted) [most, counted] = [check, count]
    }
    return most
  })
}

function learn(
  { known, label }: { known: Known; label: number },
  learned: Classes & { weights: Float32Array; squares: Float32Array; biases: number[] },
) {
  const { weights, squares, biases } = learned
  const shares = probabilities(known, learned)
  const value = 1 / Math.sqrt(Math.max(known.size, FEW))
  const counts = label > 0 ? BAD_COUNTS : 1
  for (const [at, share] of shares.entries()) {
    const error = counts * (share - (at === label ? 1 : 0))
    if (Math.abs(error) < 1e-4) continue
    biases[at] = (biases[at] ?? 0) - 0.02 * error
    for (const row of known.rows) {
      const place = row * shares.length + at
      const weight = weights[place] ?? 0
      const slope = error * value + DECAY * weight
      const square = (squares[place] ?? 0) + slope * slope
      squares[place] = square
      weights[place] = weight - (RATE * slope) / Math.sqrt(square)
    }
  }
}

/** The model with bytes for weights, and a scale for each class. */
export function pack({ sentences, texts, ...features }: Model): Model {
  return { ...features, sentences: packClasses(sentences), texts: packClasses(texts) }
}

function packClasses({ weights, biases }: Classes): Classes {
  const count = biases.length
  const scales = biases.map((_, at) => {
    const sizes = Float32Array.from(weights)
      .filter((_weight, place) => place % count === at)
      .map(Math.abs)
      .toSorted()
    const large = sizes[Math.floor((1 - LARGER) * sizes.length)] ?? 0
    return Number((large / STEPS || 1).toPrecision(6))
  })
  return {
    weights: Int8Array.from(weights, (weight, place) => {
      const steps = Math.round(weight / (scales[place % count] ?? 1))
      return Math.max(-127, Math.min(steps, 127))
    }),
    scales,
    biases: biases.map((bias) => Number(bias.toFixed(4))),
  }
}

function shuffle(items: unknown[], random: () => number) {
  for (let last = items.length - 1; last > 0; last--) {
    const other = Math.floor(random() * (last + 1))
    const kept = items[last]
    items[last] = items[other]
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
