import type { FieldProblem } from '#platform/primitives/errors.schema.ts'
import { findRule } from '#safety/text-rules/rules.ts'
import { scanTexts, type ScannedText } from '#safety/text-rules/scan-texts.ts'
import { toReasons } from './text-reasons.ts'

/** The name that a messenger gives to saved pictures, which the sender did not write. */
const SAVED_BY_MESSENGER = /^WhatsApp (?=(?:Image|Video) \d)/i

/**
 * A problem for the name of a file that an employer sends, if it has words that would be refused or held elsewhere.
 * Another name takes a moment, so nothing is held for the desk.
 */
export function findFileNameProblem(name: ScannedText): FieldProblem | null {
  const { field } = name
  const text = name.text.replace(SAVED_BY_MESSENGER, '')
  const [reason] = toReasons(scanTexts([{ ...name, text }]), ['refuse', 'hold'])
  if (!reason) return null
  const sentence = findRule(reason.code)?.sentence ?? 'This cannot be published.'
  return { field, message: `Give the file another name. ${sentence} We read: ‘${reason.quote}’.` }
}
