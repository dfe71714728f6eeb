import { sql } from 'kysely'
import { LRUCache } from 'lru-cache'
import type { Db } from '#platform/database/database.ts'
import { findConcept } from '#board/search/words/concepts.ts'
import type { Clause } from '#board/search/words/keywords.ts'
import { closenessOf } from './closeness.ts'

/** Keywords as text for the database's `tsquery`. */
export interface TextQuery {
  /** Wanted and excluded words; '' if another condition covers them. */
  all: string
  /** The wanted words without the exclusions; null if there are only exclusions. */
  wanted: string | null
  /** Each wanted clause separately, to count how many of them a title has. */
  parts: string[]
  /** If set, only titles that match it. */
  inTitle?: string
  /** If set, only titles that do not match it. */
  notInTitle?: string
  /** The stems of each wanted clause, to estimate how many jobs match. */
  stems: string[][]
  /** The number of words in a title that has no other words. */
  length: number
  /** Titles with the names of the wanted concepts as typed or in full; null if no concept is wanted. */
  literal: string | null
  /** Titles of a broader role than the wanted one; null if the wanted role has none. */
  wider: string | null
  /** Titles that name the wanted job but are a different one: an assistant's, a trainee's; '' for none. */
  others: string
}

const MAX_STEMS = 100_000
// Stems never change, so this cache may be shared by all servers of a process.
const stems = new LRUCache<string, string>({ max: MAX_STEMS })

/**
 * Stems each word as `to_tsvector('english', …)` does; '' for stop words ('the'). Words with a digit are
 * not English and stay as they are.
 */
export async function stemWords(db: Db, words: Iterable<string>): Promise<Map<string, string>> {
  const distinct = [...new Set(words)]
  const unknown = distinct.filter((word) => !/\d/.test(word) && !stems.has(word))
  if (unknown.length > 0) {
    const { rows } = await sql<{ word: string; stem: string | null }>`
      select word, (ts_lexize('english_stem', word))[1] as stem
      from unnest(${unknown}::text[]) as word`.execute(db)
    for (const { word, stem } of rows) stems.set(word, stem ?? '')
  }
  return new Map(distinct.map((word) => [word, stems.get(word) ?? word]))
}

/** Null if no word is left to search for. */
export async function toTextQuery(db: Db, clauses: Clause[]): Promise<TextQuery | null> {
  const close = closenessOf(clauses.filter(({ excluded }) => !excluded))
  const { length, names, wider, others } = close
  const stemOf = await stemWords(db, [
    ...clauses.flatMap(({ words }) => words),
    ...names.flat(2),
    ...others,
  ])
  const wanted: string[] = []
  const unwanted: string[] = []
  const wantedStems: string[][] = []
  for (const clause of clauses) {
    const part = toPart(clause, stemOf)
    if (!part) continue
    if (clause.excluded) unwanted.push(`!${part.query}`)
    else {
      wanted.push(part.query)
      wantedStems.push(part.stems)
    }
  }
  if (wanted.length + unwanted.length === 0) return null
  return {
    all: [...wanted, ...unwanted].join(' & '),
    wanted: wanted.length > 0 ? wanted.join(' & ') : null,
    parts: wanted,
    stems: wantedStems,
    length,
    literal: literalOf(names, stemOf, close.kinds),
    wider: anyOf(wider),
    others: [
      ...others.map((word) => quoteLexeme(stemOf.get(word) ?? word)),
      ...close.own.map((lexeme) => `!${quoteLexeme(lexeme)}`),
    ].join(' | '),
  }
}

/**
 * Titles with the literal names, for this kind alone. 'Mental health support worker' and 'support worker' are one role,
 * but not equally close.
 */
function literalOf(names: string[][][], stemOf: Map<string, string>, kinds: string[]) {
  const clauses = names.map((ways) => {
    const all = ways.map((words) => words.flatMap((word) => stemOf.get(word) || []))
    return all.map((stems) => `(${stems.map(quoteLexeme).join(' & ')})`).join(' | ')
  })
  const all = [
    ...clauses.map((clause) => `(${clause})`),
    ...kinds.map((kind) => `!${quoteLexeme(kind)}`),
  ]
  return all.length > 0 ? all.join(' & ') : null
}

function anyOf(lexemes: string[]) {
  return lexemes.length > 0 ? lexemes.map(quoteLexeme).join(' | ') : null
}

/** What a search for a concept matches: it, and the broader one that it also stands for. */
export function conceptQuery(lexeme: string): string {
  const also = findConcept(lexeme)?.also
  if (!also) return quoteLexeme(lexeme)
  const others = (also.unless ?? []).map((other) => ` & !${quoteLexeme(other)}`)
  return `(${quoteLexeme(lexeme)} | ${quoteLexeme(also.lexeme)}${others.join('')})`
}

/** Letters that also mean something else, so that adverts with just them may be wanted: ‘BMS’. Null for other names. */
function shortNameOf(lexeme: string, [name = '', ...more]: string[]) {
  const { requiredNearby, capitals = [] } = findConcept(lexeme) ?? {}
  const isShort = /^[a-z]+$/.test(name) && capitals.some((each) => each.toLowerCase() === name)
  return requiredNearby && more.length === 0 && isShort ? name : null
}

function toPart({ kind, words, lexeme, excluded }: Clause, stemOf: Map<string, string>) {
  if (kind === 'concept' && lexeme) {
    if (excluded) return { query: quoteLexeme(lexeme), stems: [lexeme] }
    const query = conceptQuery(lexeme)
    const letters = shortNameOf(lexeme, words)
    const stem = letters && stemOf.get(letters)
    return {
      query: stem ? `(${query} | ${quoteLexeme(stem)})` : query,
      stems: [findConcept(lexeme)?.also?.lexeme ?? lexeme],
    }
  }
  const parts: string[] = []
  const found: string[] = []
  let gap = 1
  for (const word of words) {
    const stem = stemOf.get(word)
    if (stem) {
      // Stop words keep their position: in 'head of care', 'head' is two before 'care'.
      parts.push(parts.length > 0 ? `<${gap}> ${quoteLexeme(stem)}` : quoteLexeme(stem))
      found.push(stem)
      gap = 1
    } else if (parts.length > 0) gap += 1
  }
  return found.length > 0 ? { query: `(${parts.join(' ')})`, stems: found } : null
}

const TO_ESCAPE = /['\\]/

/** A lexeme as written in a `tsquery` or a `tsvector`. */
export function quoteLexeme(lexeme: string): string {
  // Fast path: nearly all are plain words, and an advert has hundreds.
  if (!TO_ESCAPE.test(lexeme)) return `'${lexeme}'`
  return `'${lexeme.replaceAll(/['\\]/g, String.raw`$&$&`)}'`
}
