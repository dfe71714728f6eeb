import type { FieldProblem } from '#contract/errors.ts'
import { asLine } from '#contract/texts.ts'

export type Answers = Record<string, string>

/** Something that a typed text may mean. */
export interface Proposal {
  id: string
  name: string
  /** What tells it from others. */
  about: string
}

/** A field one types into and chooses from a list; what is chosen goes with it in another one. */
export interface ChoiceField {
  text: string
  /** Holds the id of what was chosen. */
  id: string
  find(id: string): Promise<Proposal | null>
  /** Best first. */
  propose(typed: string): Promise<Proposal[]>
  /** Whether what is chosen is also what is written from then on. */
  isWritten: boolean
  question: string
  /** Said where there is nothing to choose from; without it the text may stand alone. */
  nothingFound?: string
}

/** What was chosen under a text, or what the text may mean; neither where nobody was asked. */
export interface Choice {
  chosen: Proposal | null
  proposals: Proposal[]
}

/**
 * A form as if it had been chosen from the list: a text that means one thing alone has chosen it. One
 * that means several is asked about, once: sent again, it stands as it is. A form says in `…For` which
 * text was chosen or asked about, so that another text typed since takes the choice back.
 */
export async function settleChoice(field: ChoiceField, answers: Answers) {
  const typed = asLine(answers[field.text] ?? '')
  const chosen = await findChosen(field, answers)
  if (chosen) return { answers: choose(field, answers, chosen), problems: [] }

  const isAsked = typed === '' || aboutOf(field, answers) === typed
  const proposals = isAsked ? [] : await field.propose(typed)
  const same = proposals.filter(({ name }) => fold(name) === fold(typed))
  const [only] = same
  if (only && same.length === 1) return { answers: choose(field, answers, only), problems: [] }

  const message = proposals.length > 0 ? field.question : field.nothingFound
  const problems: FieldProblem[] = !isAsked && message ? [{ field: field.text, message }] : []
  return { answers: { ...answers, [field.id]: '', [`${field.text}For`]: typed }, problems }
}

/** What the form shows below the field. */
export async function showChoice(field: ChoiceField, answers: Answers): Promise<Choice> {
  const chosen = await findChosen(field, answers)
  const typed = asLine(answers[field.text] ?? '')
  const isAsked = !chosen && typed !== '' && aboutOf(field, answers) === typed
  return { chosen, proposals: isAsked ? await field.propose(typed) : [] }
}

async function findChosen(field: ChoiceField, answers: Answers): Promise<Proposal | null> {
  const id = answers[field.id]
  const about = aboutOf(field, answers)
  const isStale = about !== null && about !== asLine(answers[field.text] ?? '')
  return id && !isStale ? field.find(id) : null
}

function choose(field: ChoiceField, answers: Answers, { id, name }: Proposal): Answers {
  const typed = asLine(answers[field.text] ?? '')
  const text = field.isWritten || !typed ? name : typed
  return { ...answers, [field.text]: text, [`${field.text}For`]: text, [field.id]: id }
}

function aboutOf({ text }: ChoiceField, answers: Answers): string | null {
  const about = answers[`${text}For`]
  return about === undefined ? null : asLine(about)
}

/** Letters alone tell two names apart here, not how they are written. */
export function fold(text: string): string {
  return asLine(text).normalize('NFKC').toLowerCase()
}
