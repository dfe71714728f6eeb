import { DomainError, type FieldProblem } from '#platform/primitives/errors.schema.ts'
import { findRule } from '#safety/text-rules/rules.ts'
import { scanTexts, type ScanContext, type ScannedText } from '#safety/text-rules/scan-texts.ts'

/** A problem for each field with words that are never published: the words, and what to do. */
export function findRefusals(
  texts: readonly ScannedText[],
  context: ScanContext = {},
): FieldProblem[] {
  const problems = new Map<string, FieldProblem>()
  for (const { rule, effect, mode, field, quote } of scanTexts(texts, context)) {
    if (effect !== 'refuse' || mode !== 'live' || problems.has(field)) continue
    const sentence = findRule(rule)?.sentence ?? 'This cannot be published.'
    problems.set(field, { field, message: `${sentence} We read: ‘${quote}’.` })
  }
  return [...problems.values()]
}

/** @throws {DomainError} `invalid_input` */
export function requireHonest(texts: readonly ScannedText[], context: ScanContext = {}) {
  const problems = findRefusals(texts, context)
  if (problems.length > 0) throw new DomainError('invalid_input', problems)
}
