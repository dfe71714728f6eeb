import type { CaseKind, Decision } from '#safety/cases/moderation.schema.ts'
import { isAboutProof } from './moderation-words.ts'
import type { WarningKind } from '#safety/warnings/warnings.schema.ts'
import shipped from './decision-templates.json' with { type: 'json' }

export interface DecisionTemplate {
  code: string
  decision: Decision
  /** The label on the desk. */
  label: string
  /** The text for the employer, which the desk may change. */
  words: string
  /** Codes of reasons, or their prefixes, that suggest it. */
  suggestedBy: readonly string[]
  /** The kinds of cases it applies to; all but those about a proof if omitted, as it speaks of a text. */
  kinds?: readonly CaseKind[]
  /** The kind of warning to applicants; omitted if they are not at risk. */
  warning?: WarningKind
}

/** The decision templates. The first that fits a case’s reasons is suggested, otherwise the first of its kind. */
export const DECISION_TEMPLATES: readonly DecisionTemplate[] = shipped as DecisionTemplate[]

/** The templates of a decision about a case of this kind. */
export function templatesFor(kind: CaseKind, decision: Decision): DecisionTemplate[] {
  return DECISION_TEMPLATES.filter(
    (template) =>
      template.decision === decision && (template.kinds?.includes(kind) ?? !isAboutProof({ kind })),
  )
}

/** The template used by a single keystroke: the first suggested by the reasons. */
export function suggestTemplate(
  kind: CaseKind,
  decision: Decision,
  reasons: readonly { code: string }[],
): DecisionTemplate {
  const templates = templatesFor(kind, decision)
  const isSuggested = ({ suggestedBy }: DecisionTemplate) =>
    reasons.some(({ code }) => suggestedBy.some((start) => code.startsWith(start)))
  const found =
    templates.find(isSuggested) ?? templates.findLast(({ suggestedBy }) => suggestedBy.length === 0)
  const template = (decision === 'publish' ? templates[0] : found) ?? templates[0]
  if (!template) throw new Error(`There are no words for ${decision}.`)
  return template
}
