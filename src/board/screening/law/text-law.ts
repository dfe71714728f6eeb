import type { FieldProblem } from '#platform/primitives/errors.schema.ts'
import { DomainError } from '#platform/primitives/errors.schema.ts'
import type { LawKind } from '#safety/law/law.ts'
import { readLaw, REASON_STARTS } from '#safety/law/read-law.ts'
import type { ScannedText } from '#safety/text-rules/scan-texts.ts'
import { stopping, toLawProblem } from './advert-law.ts'

/** The kinds of texts that the laws are about, other than adverts. */
const KINDS: Partial<Record<ScannedText['kind'], LawKind>> = {
  message: 'message',
  note: 'note',
  question: 'question',
  repayment: 'repayment',
}

/** The laws that messages and notes about a job break, a problem for each field. The lawful reason stands in the text itself. */
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
  return stopping(readLaw({ texts, country, hints: false }, new Date())).map((finding) => {
    const { field, level } = finding
    const problem = { ...toLawProblem({ ...finding, elsewhere: [] }), field }
    return level === 'amber' ? { ...problem, message: `${problem.message} ${SAY_WHY}` } : problem
  })
}

const SAY_WHY = `If the work needs it, say so in a line of this text that starts with ‘${REASON_STARTS}’.`
