import { featuresOf } from './features.ts'
import { HINT_KINDS } from './kinds.ts'
import weights from './weights.json' with { type: 'json' }

/** The fewest features that count as a sentence: a heading of two words is never sure of anything. */
export const FEW = 80
const CLASSES = HINT_KINDS.length + 1

export interface Model {
  /** For each bucket one weight for each class. */
  weights: Int8Array | Float32Array
  /** By which a weight of each class is multiplied. */
  scales: readonly number[]
  biases: readonly number[]
}

let loaded: Model | undefined

/** The trained model; its weights are unpacked when first needed. */
export function readModel(): Model {
  loaded ??= { ...weights, weights: new Int8Array(Buffer.from(weights.weights, 'base64')) }
  return loaded
}

/** How likely a sentence is harmless, and of each kind: numbers from 0 to 1 that add up to 1. */
export function classify(sentence: string, model = readModel()): Float64Array {
  return probabilities(featuresOf(sentence), model)
}

export function probabilities(features: readonly number[], model: Model): Float64Array {
  const sums = new Float64Array(CLASSES)
  for (const bucket of features) {
    const start = bucket * CLASSES
    for (let at = 0; at < CLASSES; at++)
      sums[at] = (sums[at] ?? 0) + (model.weights[start + at] ?? 0)
  }
  const length = Math.sqrt(Math.max(features.length, FEW))
  let total = 0
  for (let at = 0; at < CLASSES; at++) {
    const score = ((sums[at] ?? 0) * (model.scales[at] ?? 0)) / length + (model.biases[at] ?? 0)
    const share = Math.exp(Math.min(score, 50))
    sums[at] = share
    total += share
  }
  for (let at = 0; at < CLASSES; at++) sums[at] = (sums[at] ?? 0) / total
  return sums
}
