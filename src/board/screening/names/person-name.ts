import { DomainError } from '#platform/primitives/errors.schema.ts'
import { findOurName, findPublicBody } from '#safety/names/public-names.ts'
import { scanTexts, worstEffect } from '#safety/text-rules/scan-texts.ts'

interface Person {
  firstName: string
  lastName: string
}

const OWN = 'Write only your own name here. Applicants read it when you write to them.'
/** Letters and languages say nothing about a person’s name. */
const LANGUAGES = /^L-/
const NUMBER = /\d[\d ().-]{4,}\d|@|https?:|www\./

/** @throws {DomainError} `invalid_input` for a name of a public body or ours, or with a demand or a way to get in touch */
export function requireOwnName({ firstName, lastName }: Person) {
  if (!isOwnName(`${firstName} ${lastName}`))
    throw new DomainError('invalid_input', [{ field: 'firstName', message: OWN }])
}

/** The sender as an applicant reads it; null for a name that is nobody’s, from the time before names were screened. */
export function senderName(name: string | null): string | null {
  return name !== null && isOwnName(name) ? name : null
}

function isOwnName(name: string): boolean {
  if (NUMBER.test(name) || findOurName(name) !== null || findPublicBody(name) !== null) return false
  const findings = scanTexts([{ field: 'firstName', kind: 'organisation', text: name }])
  const effect = worstEffect(findings.filter(({ rule }) => !LANGUAGES.test(rule)))
  return effect === null || effect === 'mark'
}
