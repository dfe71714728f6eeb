import type { CaseKind, Decision } from '#safety/cases/moderation.schema.ts'
import type { WarningKind } from '#safety/warnings/warnings.schema.ts'

export interface DecisionTemplate {
  code: string
  decision: Decision
  /** The label on the desk. */
  label: string
  /** The text for the employer, which the desk may change. */
  words: string
  /** Codes of reasons, or their prefixes, that suggest it. */
  suggestedBy: readonly string[]
  /** The kinds of cases it applies to; all if omitted. */
  kinds?: readonly CaseKind[]
  /** The kind of warning to applicants; omitted if they are not at risk. */
  warning?: WarningKind
}

const ADVERTS = ['held-job', 'report', 'claim', 'proof', 'appeal', 'codes'] as const
const ORGANISATIONS = [...ADVERTS, 'held-message'] as const

/** The decision templates. The first that fits a case’s reasons is suggested, otherwise the first of its kind. */
export const DECISION_TEMPLATES: readonly DecisionTemplate[] = [
  {
    code: 'fine',
    decision: 'publish',
    label: 'Nothing is wrong',
    words: 'We have looked at it, and nothing is wrong. Thank you for waiting.',
    suggestedBy: [],
  },
  {
    code: 'corrected',
    decision: 'publish',
    label: 'You have mended it',
    words: 'Thank you for mending it.',
    suggestedBy: [],
  },
  {
    code: 'who',
    decision: 'ask',
    label: 'How do you act for this employer?',
    words:
      'You name an employer, and we cannot see that you act for it. What is your role there, and how can we reach you at an address of its own?',
    suggestedBy: ['N-', 'identity', 'second-claim', 'public-body'],
  },
  {
    code: 'money-question',
    decision: 'ask',
    label: 'What is this money for?',
    words:
      'Your text speaks of money. Who pays whom, and for what? Nobody who applies may pay for a job or a certificate.',
    suggestedBy: ['M-', 'money'],
  },
  {
    code: 'explain',
    decision: 'ask',
    label: 'Please explain',
    words: 'Please tell us more about this, so that we can decide.',
    suggestedBy: [],
  },
  {
    code: 'money',
    decision: 'refuse',
    label: 'Asks for money',
    words:
      'It asks people to pay. Nobody may be asked for money for a job, an interview or a certificate of sponsorship: the employer pays. This is no place for it.',
    suggestedBy: ['M-', 'money'],
    warning: 'money',
  },
  {
    code: 'name',
    decision: 'refuse',
    label: 'The name of another',
    words: 'It uses the name of an organisation, and you have not shown that you act for it.',
    suggestedBy: ['N-', 'identity', 'second-claim', 'public-body'],
    kinds: ADVERTS,
    warning: 'name',
  },
  {
    code: 'contact',
    decision: 'refuse',
    label: 'Leads people off the site',
    words: 'It leads people away to a number or an account that we cannot check.',
    suggestedBy: ['C-'],
    warning: 'taken-down',
  },
  {
    code: 'unfair',
    decision: 'refuse',
    label: 'Shuts people out unfairly',
    words: 'It shuts people out for who they are. The Equality Act 2010 forbids that.',
    suggestedBy: ['discrimination', 'D-'],
  },
  {
    code: 'gone',
    decision: 'refuse',
    label: 'The job is gone',
    words: 'We hear that this job is no longer open. If it is, post it again.',
    suggestedBy: ['expired'],
    kinds: ADVERTS,
  },
  {
    code: 'untrue',
    decision: 'refuse',
    label: 'Not true',
    words: 'What it says is not true, or nobody can check it.',
    suggestedBy: ['false', 'F-'],
    kinds: ADVERTS,
    warning: 'taken-down',
  },
  {
    code: 'rules',
    decision: 'refuse',
    label: 'Against our rules',
    words: 'It is against our rules for adverts and messages.',
    suggestedBy: [],
  },
  {
    code: 'fraud',
    decision: 'suspend',
    label: 'Fraud',
    words:
      'You asked for money, or used a name that is not yours. Your organisation is suspended: its adverts are off the site, and nobody can post or write under it.',
    suggestedBy: [],
    kinds: ORGANISATIONS,
    warning: 'money',
  },
  {
    code: 'impostor',
    decision: 'suspend',
    label: 'Poses as another',
    words:
      'You use the name of an organisation that you do not act for. Your organisation here is suspended: its adverts are off the site, and nobody can post or write under it.',
    suggestedBy: ['N-', 'identity', 'second-claim', 'public-body'],
    kinds: ORGANISATIONS,
    warning: 'name',
  },
  {
    code: 'person',
    decision: 'suspend',
    label: 'As the other admin proposes',
    words: 'Your account is suspended, and the adverts that you posted are off the site.',
    suggestedBy: [],
    kinds: ['suspension'],
    warning: 'taken-down',
  },
]

/** The templates of a decision about a case of this kind. */
export function templatesFor(kind: CaseKind, decision: Decision): DecisionTemplate[] {
  return DECISION_TEMPLATES.filter(
    (template) => template.decision === decision && (template.kinds?.includes(kind) ?? true),
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
