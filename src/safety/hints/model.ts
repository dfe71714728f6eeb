import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { brotliDecompressSync } from 'node:zlib'
import data from './weights.json' with { type: 'json' }

/** The fewest features that count as a sentence: a heading of two words is never sure of anything. */
export const FEW = 80
/** Features have so many places, a power of two. */
export const PLACES = 2 ** 18

export interface Model {
  /** For each place the check of the feature that has it; 0 if none has. */
  checks: Uint8Array
  /** For each place that a feature has, which of the weights are its own. */
  rows: Uint32Array
  /** Whether a sentence is harmless, or of which kind. */
  sentences: Classes
  /** Whether a whole text is harmless, fraud or unlawful. */
  texts: Classes
}

/** The weights of some classes, of which the first is ‘harmless’. */
export interface Classes {
  /** For each feature one weight for each class. */
  weights: Int8Array | Float32Array
  /** By which a weight of each class is multiplied. */
  scales: readonly number[]
  biases: readonly number[]
}

export const placeOf = (feature: number) => feature & (PLACES - 1)
export const checkOf = (feature: number) => feature >>> 24 || 1

let loaded: Model | undefined

// Resolved through the package's `imports`: this module runs from the sources or from the bundle.
const WEIGHTS = createRequire(import.meta.url).resolve('#safety/hints/weights.bin')

/** The trained model; its weights are unpacked when first needed. */
export function readModel(): Model {
  if (loaded) return loaded
  const { buffer } = new Uint8Array(brotliDecompressSync(readFileSync(WEIGHTS)))
  const checks = new Uint8Array(buffer, 0, PLACES)
  const known = checks.filter((check) => check > 0).length
  const ofSentences = known * data.sentences.biases.length
  loaded = {
    checks,
    rows: rowsOf(checks),
    sentences: { ...data.sentences, weights: new Int8Array(buffer, PLACES, ofSentences) },
    texts: { ...data.texts, weights: new Int8Array(buffer, PLACES + ofSentences) },
  }
  return loaded
}

/** Weights are in the order of the places that a feature has. */
export function rowsOf(checks: Uint8Array): Uint32Array {
  let row = 0
  return Uint32Array.from(checks, (check) => (check === 0 ? 0 : row++))
}

/** Features of a sentence that a model knows, by their rows, and the number of all, so that unknown words make it less sure. */
export interface Known {
  rows: number[]
  size: number
}

export function knownOf(
  features: readonly number[],
  { checks, rows }: Pick<Model, 'checks' | 'rows'>,
): Known {
  const known: number[] = []
  for (const feature of features) {
    const place = placeOf(feature)
    if (checks[place] === checkOf(feature)) known.push(rows[place] ?? 0)
  }
  return { rows: known, size: features.length }
}

/** How likely each class is: numbers from 0 to 1 that add up to 1. */
export function probabilities(
  { rows, size }: Known,
  { weights, scales, biases }: Classes,
): Float64Array {
  const count = biases.length
  const sums = new Float64Array(count)
  for (const row of rows) {
    const start = row * count
    for (let at = 0; at < count; at++) sums[at] = (sums[at] ?? 0) + (weights[start + at] ?? 0)
  }
  const length = Math.sqrt(Math.max(size, FEW))
  let total = 0
  for (let at = 0; at < count; at++) {
    const score = ((sums[at] ?? 0) * (scales[at] ?? 0)) / length + (biases[at] ?? 0)
    const share = Math.exp(Math.min(score, 50))
    sums[at] = share
    total += share
  }
  for (let at = 0; at < count; at++) sums[at] = (sums[at] ?? 0) / total
  return sums
}
