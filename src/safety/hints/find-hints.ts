import type { TextRange } from '#safety/text-rules/rule.ts'
import { featuresOf } from './features.ts'
import { FRAUD_KINDS, HINT_KINDS, type HintKind } from './kinds.ts'
import { knownOf, probabilities, readModel, type Model } from './model.ts'
import { clausesOf, sentencesOf } from './sentences.ts'

/** A sentence that reads like others of its kind. */
export interface Hint extends TextRange {
  kind: HintKind
  /** From 0 to 1: how likely it is of any kind of its group, fraud or unlawful, in a text like this. */
  likelihood: number
  /** The log-odds of that, and half of those that the whole text is fraud, or unlawful: honest texts have odd sentences. */
  score: number
}

/** How much likelier the text around makes a sentence fraud, or unlawful: what is added to its log-odds. */
export interface Context {
  fraud: number
  unlawful: number
  /** The log-odds that the whole text is a fraud. */
  odds: number
  /** The log-odds that the whole text is unlawful. */
  unlawfulOdds: number
}

const LEAST = 0.2
const SUSPICIOUS = 0.35
const UNLAWFUL_FROM = FRAUD_KINDS.length + 1
/** A text never decides alone: honest words around hide no demand, and a bad text makes no harmless sentence bad. */
const MOST_LIKELIER = 2
const MOST_UNLIKELIER = 1
/** A clause alone is surer than its sentence would be, and of papers only the rest of it says what they are for. */
const CLAUSE = 1.2

/**
 * Sentences of a folded text that may be fraud or unlawful, each with its likeliest kind; with `byClause` also clauses of
 * long sentences, so that ordinary words in the same sentence hide no fraud. Linear in the text’s length.
 */
export function findHints(folded: string, { byClause = false } = {}): Hint[] {
  const model = readModel()
  const sentences = featuresBySentence(folded)
  const suspects = sentences.flatMap((sentence) => readSuspect(sentence, model))
  const bad = suspects.filter(({ shares }) => (shares[0] ?? 1) < SUSPICIOUS)
  const clauses = byClause
    ? sentences
        .filter((sentence) => !bad.some(({ from }) => from === sentence.from))
        .flatMap((sentence) => featuresOfEach(clausesOf(folded, sentence), folded))
        .flatMap((clause) => readSuspect(clause, model))
    : []
  // Most texts have none, and the text around makes no other sentence likelier.
  if (suspects.length === 0 && clauses.length === 0) return []
  const context = weighText(sentences, model)
  const scored = (hint: Omit<Hint, 'score'>, odds: number): Hint => ({
    ...hint,
    score: logOdds(hint.likelihood) + odds / 2,
  })
  const found = [
    ...suspects.flatMap(({ shares, ...range }) => [
      scored(
        { ...hintOf(shares.subarray(1, UNLAWFUL_FROM), 0, context.fraud), ...range },
        context.odds,
      ),
      scored(
        {
          ...hintOf(shares.subarray(UNLAWFUL_FROM), UNLAWFUL_FROM - 1, context.unlawful),
          ...range,
        },
        context.unlawfulOdds,
      ),
    ]),
    ...clauses
      .map(({ shares, ...range }) =>
        scored(
          { ...hintOf(shares.subarray(1, UNLAWFUL_FROM), 0, context.fraud - CLAUSE), ...range },
          context.odds,
        ),
      )
      .filter(({ kind }) => kind !== 'papers'),
  ]
  return found.filter(({ likelihood }) => likelihood >= LEAST)
}

function readSuspect({ features, from, to }: Sentence, model: Model) {
  const shares = probabilities(knownOf(features, model), model.sentences)
  return (shares[0] ?? 1) > 1 - LEAST ? [] : [{ shares, from, to }]
}

/** The context that a folded text is for its sentences. */
export function contextOf(folded: string, model = readModel()): Context {
  return weighText(featuresBySentence(folded), model)
}

interface Sentence extends TextRange {
  features: number[]
}

const featuresBySentence = (folded: string) => featuresOfEach(sentencesOf(folded), folded)

function featuresOfEach(ranges: readonly TextRange[], folded: string): Sentence[] {
  return ranges.map(({ from, to }) => ({
    from,
    to,
    features: featuresOf(folded.slice(from, to)),
  }))
}

function weighText(sentences: { features: number[] }[], model: Model): Context {
  const features = new Set(sentences.flatMap((sentence) => sentence.features))
  const [, fraud = 0, unlawful = 0] = probabilities(knownOf([...features], model), model.texts)
  // A sentence alone is its own text, and counts once.
  const others = 1 - 1 / Math.max(sentences.length, 1)
  return {
    fraud: others * limited(logOdds(fraud)),
    unlawful: others * limited(logOdds(unlawful)),
    odds: logOdds(fraud),
    unlawfulOdds: logOdds(unlawful),
  }
}

const limited = (odds: number) => Math.max(-MOST_UNLIKELIER, Math.min(odds, MOST_LIKELIER))
const logOdds = (share: number) => Math.log((share + 1e-9) / (1 - share + 1e-9))

/** A sentence’s own likelihood in its context, which adds nothing to one that is hardly suspicious. */
function inContext(share: number, odds: number) {
  if (odds > 0 && share < SUSPICIOUS) return share
  return 1 / (1 + Math.exp(-logOdds(share) - odds))
}

/** Fields of an advert, which text rules read first and laws right after. */
const MOST_REMEMBERED = 8
const remembered = new Map<string, readonly Hint[]>()

/** Hints of a folded field; those of the last few are remembered, so that rules and laws score an advert once. */
export function findHintsOnce(folded: string): readonly Hint[] {
  const before = remembered.get(folded)
  if (before) return before
  const hints = findHints(folded)
  const [oldest] = remembered.keys()
  if (remembered.size >= MOST_REMEMBERED && oldest !== undefined) remembered.delete(oldest)
  remembered.set(folded, hints)
  return hints
}

/** How likely the likeliest sentence of a folded text is of any kind, in a context or in its own. */
export function likeliestOf(
  folded: string,
  {
    model = readModel(),
    context = contextOf(folded, model),
  }: { model?: Model; context?: Context } = {},
): number {
  return Math.max(
    0,
    ...featuresBySentence(folded).map(({ features }) => {
      const shares = probabilities(knownOf(features, model), model.sentences)
      return Math.max(
        hintOf(shares.subarray(1, UNLAWFUL_FROM), 0, context.fraud).likelihood,
        hintOf(shares.subarray(UNLAWFUL_FROM), 0, context.unlawful).likelihood,
      )
    }),
  )
}

function hintOf(
  shares: Float64Array,
  first: number,
  odds: number,
): Omit<Hint, keyof TextRange | 'score'> {
  let sum = 0
  let best = 0
  for (const [at, share] of shares.entries()) {
    sum += share
    if (share > (shares[best] ?? 0)) best = at
  }
  return { kind: HINT_KINDS[first + best] ?? 'money', likelihood: inContext(sum, odds) }
}
