import { normalizeText } from '#platform/text/normalize.ts'
import { isFillerWord, isStopWord } from './stop-words.ts'
import { findForm } from './forms.ts'
import type { TypedPart } from './typed-parts.ts'

/** A word, phrase or concept that an advert must have, or must not have if `excluded`. */
export interface Clause {
  kind: 'word' | 'phrase' | 'concept'
  /** The normalised words; for a concept, the typed name. */
  words: string[]
  /** The concept in the index. */
  lexeme?: string
  excluded: boolean
  /** The typed text, for messages. */
  typed: string
}

interface TypedWord {
  word: string
  typed: string
}

/** The clauses of a search. Adjacent words are parsed together, to recognise names of trades. */
export function toClauses(
  parts: readonly TypedPart[],
  { withoutFillers }: { withoutFillers: boolean },
): Clause[] {
  const clauses: Clause[] = []
  let run: string[] = []
  const endRun = () => {
    const words = normalizeRun(run)
    clauses.push(...toRunClauses(withoutFillers ? removeFillers(words) : words))
    run = []
  }
  for (const part of parts) {
    if (!part.quoted && !part.excluded) {
      run.push(part.text)
      continue
    }
    endRun()
    clauses.push(...toPartClauses(part))
  }
  endRun()
  return clauses
}

function toPartClauses({ text, quoted, excluded }: TypedPart): Clause[] {
  const words = normalizeText(text).split(' ').filter(Boolean)
  if (words.length === 0) return []
  const typed = text.trim()
  const isIgnored = words.every(isStopWord)
  const form = !quoted || isIgnored ? findWholeForm(words) : null
  if (form) return [{ kind: 'concept', words, lexeme: form, excluded, typed }]
  if (isIgnored) return []
  return [{ kind: quoted || words.length > 1 ? 'phrase' : 'word', words, excluded, typed }]
}

function toRunClauses(run: readonly TypedWord[]): Clause[] {
  const words = run.map(({ word }) => word)
  const clauses: Clause[] = []
  for (let at = 0; at < run.length;) {
    const form = findForm(words, at, () => true)
    const end = at + (form?.words.length ?? 1)
    const typed = [...new Set(run.slice(at, end).map(({ typed }) => typed))].join(' ')
    const isIgnored = !form && isStopWord(words[at] ?? '')
    const clause = { words: words.slice(at, end), excluded: false, typed }
    if (!isIgnored)
      clauses.push(
        form
          ? { kind: 'concept', lexeme: form.concept.lexeme, ...clause }
          : { kind: 'word', ...clause },
      )
    at = end
  }
  return clauses
}

/** Normalises adjacent words, each with the typed text if that is known. */
function normalizeRun(run: readonly string[]): TypedWord[] {
  const alone = run.flatMap((typed) =>
    normalizeText(typed)
      .split(' ')
      .filter(Boolean)
      .map((word) => ({ word, typed })),
  )
  const together = normalizeText(run.join(' ')).split(' ').filter(Boolean)
  const same = together.join(' ') === alone.map(({ word }) => word).join(' ')
  return same ? alone : together.map((word) => ({ word, typed: word }))
}

function removeFillers(run: readonly TypedWord[]): TypedWord[] {
  const words = run.map(({ word }) => word)
  const rest: TypedWord[] = []
  for (let at = 0; at < run.length;) {
    const length = findForm(words, at, () => true)?.words.length ?? 0
    if (length > 0 || !isFillerWord(words, at)) rest.push(...run.slice(at, at + (length || 1)))
    at += length || 1
  }
  return rest
}

function findWholeForm(words: readonly string[]): string | null {
  const form = findForm(words, 0, (form) => form.words.length === words.length)
  return form?.concept.lexeme ?? null
}
