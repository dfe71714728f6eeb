import type { CaseReason } from '#safety/cases/moderation.schema.ts'
import { FIRST_LOOK_WORDS, UNLOOKED_WORDS } from './first-look/first-look.ts'
import type { SponsorshipCheck } from '#sponsorship/model/check.schema.ts'

/** The time that an advert waits for the desk, as its poster reads it everywhere. */
export const LOOK_WORDS = 'A person looks at it, usually within one working day'

/** Stored with all that an admin’s wish to suspend a poster hides; the end of that finds them by it. */
export const PROPOSED_WORDS =
  'We are looking at this poster. Until we have, nobody else can see this.'

/** Sentences that the desk reads about a poster, and what the poster reads of each: what they can do. */
const TO_POSTER: readonly [desk: RegExp | string, poster: string][] = [
  [
    FIRST_LOOK_WORDS,
    'Show who you post for. Until then, a person looks at your advert before it appears.',
  ],
  [
    PROPOSED_WORDS,
    'We are looking at you, or at your organisation. Until we have, nobody else can see this.',
  ],
  [UNLOOKED_WORDS, 'Show who you post for. Your advert is public, and a person will look at it.'],
  [
    /It names (.+?), and the poster has not shown that they act for it\./g,
    'You name $1. Prove that you act for it.',
  ],
  [
    /Its words name (.+?) as the employer, its poster is (.+?)\.(?=\s|$)/g,
    'Your words say that $1 is the employer, and you post for $2.',
  ],
]

/** Reasons as their poster reads them, also those that were stored in the desk’s words. */
export function toPosterWords(words: string): string {
  return TO_POSTER.reduce((said, [desk, poster]) => said.replaceAll(desk, poster), words)
}

/** A reason with the words of their own advert that it is about, as its poster reads it. */
export function describeReason({ words: said, quote }: CaseReason): string {
  const words = toPosterWords(said)
  return quote ? `${words.replace(/\.$/, '')}: ‘${quote}’.` : words
}

/**
 * The check of an advert that is held for its words: its wording does not pass beside the words that stop it. The check
 * itself reads for sponsorship alone.
 */
export function withHeldWords<Check extends Pick<SponsorshipCheck, 'lines'>>(
  check: Check,
  reasons: readonly CaseReason[],
): Check {
  const quotes = [...new Set(reasons.flatMap(({ quote }) => (quote ? [`‘${quote}’`] : [])))]
  if (quotes.length === 0) return check
  const reason = `A person looks at these words first: ${quotes.join(', ')}.`
  const lines = check.lines.map((line) =>
    line.name === 'wording' && line.verdict !== 'fail'
      ? { ...line, verdict: 'unknown' as const, code: 'held-words', reason, says: {}, todo: null }
      : line,
  )
  return { ...check, lines }
}
