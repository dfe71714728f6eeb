import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { featuresOf } from '#safety/hints/features.ts'
import { FRAUD_KINDS, HINT_KINDS, type HintKind } from '#safety/hints/kinds.ts'
import { sentencesOf } from '#safety/hints/sentences.ts'
import { normalizeEvasion } from '#safety/text-rules/fold/normalize-evasion.ts'
import { RULES } from '#safety/text-rules/rules.ts'
import { scanTexts } from '#safety/text-rules/scan-texts.ts'

const TRAINING = 'src/safety/hints/training'
const CORPORA = 'src/safety/text-rules/corpus'

/** A text with its sentences that are bad, each with its kind. */
export interface TrainingText {
  text: string
  bad: { quote: string; kind: HintKind }[]
  /** Made of a pattern: its like is among the others, so it measures nothing. */
  isMade?: boolean
  /** A sentence alone, which teaches nothing of whole texts. */
  isPart?: boolean
}

/** A sentence, by its features; 0 is harmless, and the kinds follow. */
export interface Example {
  features: number[]
  label: number
}

/** Every text to learn from, in a fixed order, with a hash of them all. */
export async function readTrainingTexts() {
  const texts = [...(await readMarked()), ...(await readCorpora())]
  return { texts, hash: hashOf(JSON.stringify(texts)) }
}

export const hashOf = (text: string) => createHash('sha256').update(text).digest('hex')

/** One text in five is kept apart, by its own words. */
export function isKeptApart({ text, isMade }: TrainingText) {
  return !isMade && Number.parseInt(hashOf(text).slice(0, 8), 16) % 5 === 0
}

/** Texts with their bad sentences, or single sentences by kind. */
interface TrainingFile {
  texts?: TrainingText[]
  sentences?: Record<string, string[]>
  slots?: Record<string, string[]>
  patterns?: Record<string, string[]>
}

/** Sentences that each pattern gives. */
const OF_A_PATTERN = 12

/** Sentences made of patterns; the same each time. */
function filled({ slots = {}, patterns = {} }: TrainingFile): TrainingText[] {
  return Object.entries(patterns).flatMap(([name, said]) =>
    said.flatMap((pattern) =>
      Array.from({ length: OF_A_PATTERN }, (_, turn) => {
        const text = pattern.replaceAll(/\{(\w+)\}/g, (all, slot: string, at: number) => {
          const words = slots[slot] ?? []
          const number = Number.parseInt(hashOf(`${pattern} ${at} ${turn}`).slice(0, 8), 16)
          return words[number % words.length] ?? all
        })
        return { text, bad: badOf(text, name), isMade: true }
      }),
    ),
  )
}

function badOf(text: string, name: string): TrainingText['bad'] {
  const kind = kindOf(name)
  return kind ? [{ quote: text, kind }] : []
}

async function readMarked(): Promise<TrainingText[]> {
  const names = (await readdir(TRAINING)).filter((name) => name.endsWith('.json')).toSorted()
  const files = await Promise.all(
    names.map((name) => readJson<TrainingFile>(path.join(TRAINING, name))),
  )
  return files.flatMap((file) => [
    ...filled(file),
    ...(file.texts ?? []).map(({ text, bad }) => ({ text, bad })),
    ...Object.entries(file.sentences ?? {}).flatMap(([name, said]) =>
      said.map((text) => ({ text, bad: badOf(text, name), isPart: true })),
    ),
  ])
}

type Entry = Record<string, string>
/** Kinds under other names, in the older sets. */
const ABOUT: Record<string, HintKind> = {
  'third-party': 'money',
  slots: 'sells',
  sale: 'sells',
  chat: 'chat-only',
  family: 'family-included',
  body: 'poses',
  handles: 'bank',
  wage: 'minimum-wage',
  'certificate-price': 'money',
  'processing-fee': 'money',
  'refundable-deposit': 'money',
  'kit-course': 'money',
  'lawyer-paid': 'money',
  'taken-from-wages': 'deferred',
  lent: 'deferred',
  'gift-card': 'gift',
  'bank-details': 'bank',
  'papers-sold': 'sells',
  'papers-first': 'papers',
  'home-office-pose': 'poses',
  'nhs-pose': 'poses',
}

/** The older sets, of which only those parts are read that rules were tuned on. They mark no sentence: short bad texts count whole. */
async function readCorpora(): Promise<TrainingText[]> {
  const honest = await Promise.all([
    readJson<Entry[]>(`${CORPORA}/honest-tuned.json`),
    readJson<Entry[]>(`${CORPORA}/readers-honest-tuned.json`),
    readJson<Entry[]>('src/safety/real/corpus/real-tuned.json'),
  ])
  const bad = await Promise.all([
    readJson<Entry[]>(`${CORPORA}/kinds-tuned.json`),
    readJson<Entry[]>('src/safety/real/corpus/scams-tuned.json'),
  ])
  const byRule = await Promise.all([
    readJson<Entry[]>(`${CORPORA}/dishonest-tuned.json`),
    readJson<Entry[]>(`${CORPORA}/readers-dishonest-tuned.json`),
  ])
  const law = await readJson<{
    classes: Record<string, { unlawful: string[]; honest: string[] }>
  }>('src/safety/law/corpus/texts.json')
  return [
    ...honest
      .flat()
      .flatMap(wordsOf)
      .map((text) => ({ text, bad: [] })),
    ...bad.flat().flatMap((entry) => {
      const kind = kindOf(entry['about'] ?? entry['kind'] ?? '')
      return wordsOf(entry).flatMap((text) => whole(text, kind))
    }),
    ...byRule.flat().flatMap(wordsOf).flatMap(foundByRules),
    ...Object.entries(law.classes).flatMap(([name, { unlawful, honest: lawful }]) => [
      ...unlawful.flatMap((text) => whole(text, kindOf(name))),
      ...lawful.map((text) => ({ text, bad: [] })),
    ]),
  ]
}

function kindOf(name: string): HintKind | undefined {
  return ABOUT[name] ?? HINT_KINDS.find((kind) => kind === name)
}

function whole(text: string, kind: HintKind | undefined): TrainingText[] {
  const isShort = sentencesOf(text).length === 1
  return kind && isShort ? [{ text, bad: [{ quote: text, kind }] }] : []
}

/** Kinds of what a text rule finds, by its code or the letter of its group; others are no words of fraud. */
const RULE_KINDS: Record<string, HintKind> = {
  M: 'money',
  'M-03': 'sells',
  'M-04': 'deferred',
  'M-08': 'deferred',
  B: 'bank',
  'B-05': 'gift',
  'B-06': 'gift',
  'C-01': 'off-board',
  'C-03': 'off-board',
  'A-04': 'poses',
  S: 'money',
  'S-03': 'sells',
  P: 'papers',
  G: 'guarantee',
  W: 'other-work',
  T: 'no-test',
}

/** Without the rule that asks the classifier. */
const WORD_RULES = RULES.filter(({ code }) => code !== 'H-02')

/** A text with the parts that the text rules find in it, the first of several in the same place. */
function foundByRules(text: string): TrainingText[] {
  const bad = scanTexts([{ field: 'text', kind: 'message', text }], {}, WORD_RULES).flatMap(
    ({ rule, from, to }) => {
      const kind = RULE_KINDS[rule] ?? RULE_KINDS[rule.charAt(0)]
      return kind ? [{ quote: text.slice(from, to), kind }] : []
    },
  )
  return bad.length > 0 ? [{ text, bad }] : []
}

const NOT_TEXT = new Set(['about', 'country', 'kind', 'language'])
const wordsOf = (entry: Entry) =>
  Object.entries(entry).flatMap(([field, text]) => (NOT_TEXT.has(field) ? [] : [text]))

async function readJson<T>(file: string): Promise<T> {
  return JSON.parse(await readFile(file, 'utf8')) as T
}

/** A sentence is bad if a quote covers at least so much of it, or it so much of the quote. */
const SHARE = 0.6

/** The sentences of a text; one that a quote only touches teaches nothing. */
export function examplesOf({ text, bad }: TrainingText): Example[] {
  const folded = normalizeEvasion(text).text
  const quotes = bad.flatMap(({ quote, kind }) => {
    const words = normalizeEvasion(quote).text.trim()
    const from = folded.indexOf(words)
    return from < 0 ? [] : [{ from, to: from + words.length, words, label: labelOf(kind) }]
  })
  const examples: Example[] = quotes.map(({ words, label }) => ({
    features: featuresOf(words),
    label,
  }))
  for (const { from, to } of sentencesOf(folded)) {
    const words = folded.slice(from, to)
    const touching = quotes
      .map((quote) => ({ ...quote, shared: Math.min(to, quote.to) - Math.max(from, quote.from) }))
      .filter(({ shared }) => shared > 3)
      .toSorted((a, b) => b.shared - a.shared)
    const [most] = touching
    if (!most) examples.push({ features: featuresOf(words), label: 0 })
    else if (
      words !== most.words &&
      most.shared >= SHARE * Math.min(to - from, most.to - most.from)
    )
      examples.push({ features: featuresOf(words), label: most.label })
  }
  return examples
}

/** A whole text is harmless, fraud or unlawful. */
export const TEXT_CLASSES = 3

/** A whole text by the features of all its sentences. One that a pattern made has only its own sentence. */
export function exampleOf({ text, bad }: TrainingText): Example {
  const folded = normalizeEvasion(text).text
  const features = sentencesOf(folded).flatMap(({ from, to }) => featuresOf(folded.slice(from, to)))
  return { features: [...new Set(features)], label: classOf(bad) }
}

const FRAUDS = new Set<HintKind>(FRAUD_KINDS)

function classOf(bad: TrainingText['bad']) {
  if (bad.length === 0) return 0
  return bad.some(({ kind }) => FRAUDS.has(kind)) ? 1 : 2
}

export const labelOf = (kind: HintKind) => HINT_KINDS.indexOf(kind) + 1
