import type { FieldProblem } from '#platform/primitives/errors.schema.ts'
import { DomainError } from '#platform/primitives/errors.schema.ts'
import type { LawKind } from '#safety/law/law.ts'
import { readLaw } from '#safety/law/read-law.ts'
import type { ScannedText } from '#safety/text-rules/scan-texts.ts'
import { toLawProblem } from './advert-law.ts'

/** The kinds of texts that the laws are about, other than adverts. */
const KINDS: Partial<Record<ScannedText['kind'], LawKind>> = {
  message: 'message',
  note: 'note',
  question: 'question',
  repayment: 'repayment',
}

/** The laws that messages and notes about a job break, a problem for each field. Nobody is asked for a reason here. */
export function findUnlawfulTexts(
  texts: readonly ScannedText[],
  country: string | null,
): FieldProblem[] {
  const read = texts.flatMap(({ field, text, kind }) => {
    const lawKind = KINDS[kind]
    return lawKind ? [{ field, text, kind: lawKind }] : []
  })
  return findProblems(read, country)
}

/** @throws {DomainError} `invalid_input` for a text, kept for many messages, that no message may have */
export function requireLawfulTemplate(field: string, text: string) {
  const problems = findProblems([{ field, text, kind: 'template' }], null)
  if (problems.length > 0) throw new DomainError('invalid_input', problems)
}

function findProblems(
  texts: { field: string; text: string; kind: LawKind }[],
  country: string | null,
): FieldProblem[] {
  return readLaw({ texts, country, hints: false }, new Date())
    .filter(({ level }) => level === 'red')
    .map((finding) => toLawProblem(finding))
}
