import { ofColumn } from '#board/screening/reading/read-by-applicants.ts'
import { DomainError } from '#platform/primitives/errors.schema.ts'
import { findOurName, findPublicBody } from '#safety/names/public-names.ts'
import { normalizeEvasion } from '#safety/text-rules/fold/normalize-evasion.ts'
import { scanTexts, worstEffect, type ScannedText } from '#safety/text-rules/scan-texts.ts'
import noNames from './no-names.json' with { type: 'json' }

interface Person {
  firstName: string
  lastName: string
}

const OWN = 'Write only your own name here. Applicants read it when you write to them.'
/** Letters and languages say nothing about a person’s name. */
const LANGUAGES = /^L-/
/** Words that no person is called. */
const OF_TRADE = new RegExp(String.raw`\b(?:${noNames.words.join('|')})\b`)
/** Numbers to ring, sums and addresses; ‘2nd’ is part of a name. */
const NUMBER = /\p{Nd}[\p{Nd} ().-]{4,}\p{Nd}|\p{Nd}{3}|\p{Sc}|@|https?:|www\./u

/** @throws {DomainError} `invalid_input` for a name of a public body, a business or ours, or with a demand or a way to get in touch */
export function requireOwnName({ firstName, lastName }: Person) {
  // Together, so that no half of a word hides in the other field.
  const name = `${firstName} ${lastName}`
  const texts = [
    ofColumn('account.first_name', name, 'firstName'),
    ofColumn('account.last_name', lastName, 'lastName'),
  ]
  if (!isOwnName(name, texts))
    throw new DomainError('invalid_input', [{ field: 'firstName', message: OWN }])
}

/** The sender as an applicant reads it; null for a name that is nobody’s, from the time before names were screened. */
export function senderName(name: string | null): string | null {
  if (name === null) return null
  return isOwnName(name, [ofColumn('account.first_name', name, 'firstName')]) ? name : null
}

function isOwnName(name: string, texts: ScannedText[]): boolean {
  if (NUMBER.test(name) || findOurName(name) !== null || findPublicBody(name) !== null) return false
  if (OF_TRADE.test(normalizeEvasion(name).text)) return false
  const findings = scanTexts(texts)
  const effect = worstEffect(findings.filter(({ rule }) => !LANGUAGES.test(rule)))
  return effect === null || effect === 'mark'
}
