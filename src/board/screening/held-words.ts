import type { CaseReason } from '#safety/cases/moderation.schema.ts'
import type { SponsorshipCheck } from '#sponsorship/model/check.schema.ts'

/** The time that an advert waits for the desk, as its poster reads it everywhere. */
export const LOOK_WORDS = 'A person looks at it, usually within one working day'

/** What the desk reads of a poster who has not proved for whom they post. */
const NOT_SHOWN = /^It names (.+), and the poster has not shown that they act for it\.$/

/** A reason with the words of their own advert that it is about, as its poster reads it. */
export function describeReason({ words: said, quote }: CaseReason): string {
  const words = said.replace(NOT_SHOWN, 'You name $1. Prove that you act for it.')
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
