import { featuresOf } from './features.ts'
import { HINT_KINDS } from './kinds.ts'
import data from './weights.json' with { type: 'json' }

/** The fewest features that count as a sentence: a heading of two words is never sure of anything. */
export const FEW = 80
const CLASSES = HINT_KINDS.length + 1
/** Features have so many places, a power of two. */
export const PLACES = 2 ** 16

export interface Model {
  /** For each place the check of the feature that has it; 0 if none has. */
  checks: Uint8Array
  /** For each place that a feature has, which of the weights are its own. */
  rows: Uint16Array
  /** For each feature one weight for each class. */
  weights: Int8Array | Float32Array
  /** By which a weight of each class is multiplied. */
  scales: readonly number[]
  biases: readonly number[]
}

export const placeOf = (feature: number) => feature & (PLACES - 1)
export const checkOf = (feature: number) => feature >>> 24 || 1

let loaded: Model | undefined

/** The trained model; its weights are unpacked when first needed. */
export function readModel(): Model {
  if (loaded) return loaded
  const checks = new Uint8Array(Buffer.from(data.checks, 'base64'))
  const weights = new Int8Array(Buffer.from(data.weights, 'base64'))
  loaded = { ...data, checks, rows: rowsOf(checks), weights }
  return loaded
}

/** Weights are in the order of the places that a feature has. */
export function rowsOf(checks: Uint8Array): Uint16Array {
  let row = 0
  return Uint16Array.from(checks, (check) => (check === 0 ? 0 : row++))
}

/** Features of a sentence that a model knows, by their rows, and the number of all, so that unknown words make it less sure. */
export interface Known {
  rows: number[]
  size: number
}

export function knownOf(features: readonly number[], { checks, rows }: Model): Known {
  const known: number[] = []
  for (const feature of features) {
    const place = placeOf(feature)
    if (checks[place] === checkOf(feature)) known.push(rows[place] ?? 0)
  }
  return { rows: known, size: features.length }
}

/** How likely a sentence is harmless, and of each kind: numbers from 0 to 1 that add up to 1. */
export function classify(sentence: string, model = readModel()): Float64Array {
  return probabilities(knownOf(featuresOf(sentence), model), model)
}

export function probabilities({ rows, size }: Known, model: Model): Float64Array {
  const sums = new Float64Array(CLASSES)
  for (const row of rows) {
    const start = row * CLASSES
    for (let at = 0; at < CLASSES; at++)
      sums[at] = (sums[at] ?? 0) + (model.weights[start + at] ?? 0)
  }
  const length = Math.sqrt(Math.max(size, FEW))
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
