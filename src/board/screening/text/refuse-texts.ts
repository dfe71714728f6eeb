import { DomainError, type FieldProblem } from '#platform/primitives/errors.schema.ts'
import { findRule } from '#safety/text-rules/rules.ts'
import { scanTexts, type ScanContext, type ScannedText } from '#safety/text-rules/scan-texts.ts'

const REFUSED = 'This cannot be published.'

/** A problem for each field with words that are never published: all of the words, and what to do about each. */
export function findRefusals(
  texts: readonly ScannedText[],
  context: ScanContext = {},
): FieldProblem[] {
  const refused = scanTexts(texts, context).filter(
    ({ effect, mode }) => effect === 'refuse' && mode === 'live',
  )
  return [...Map.groupBy(refused, ({ field }) => field)].map(([field, findings]) => {
    // Several rules may read the same words.
    const read = [...new Map(findings.toReversed().map((one) => [one.quote, one])).values()]
    const bySentence = Map.groupBy(
      read.toReversed(),
      ({ rule }) => findRule(rule)?.sentence ?? REFUSED,
    )
    const sentences = [...bySentence].map(([sentence, same]) => {
      const quotes = same.map(({ quote }) => `‘${quote}’`)
      return `${sentence} We read: ${quotes.join(', ')}.`
    })
    return { field, message: sentences.join(' ') }
  })
}

/** @throws {DomainError} `invalid_input` */
export function requireHonest(texts: readonly ScannedText[], context: ScanContext = {}) {
  const problems = findRefusals(texts, context)
  if (problems.length > 0) throw new DomainError('invalid_input', problems)
}
