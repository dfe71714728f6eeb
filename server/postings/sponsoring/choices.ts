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
  /** Those that may bear this very name. */
  named(typed: string): Promise<Proposal[]>
  /** What the list offers, best first. */
  suggest(typed: string): Promise<Proposal[]>
  /** What may be meant besides, where the list offers nothing. */
  propose(typed: string, answers: Answers): Promise<Proposal[]>
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
 * A form with its choice made: a text that is the name of one thing alone has chosen it. A form says in
 * `…For` which text was chosen or asked about, so that another text typed since takes the choice back.
 */
export async function makeChoice(field: ChoiceField, answers: Answers): Promise<Answers> {
  const chosen = (await findChosen(field, answers)) ?? (await findNamed(field, answers))
  return chosen ? choose(field, answers, chosen) : { ...answers, [field.id]: '' }
}

/** A text that may mean several things is asked about, once: sent again, it stands as it is. */
export async function askAbout(
  field: ChoiceField,
  answers: Answers,
): Promise<{ answers: Answers; problems: FieldProblem[] }> {
  const typed = typedIn(field, answers)
  if (answers[field.id] || typed === '' || aboutOf(field, answers) === typed) {
    return { answers, problems: [] }
  }
  const found = await proposals(field, answers)
  const message = found.length > 0 ? field.question : field.nothingFound
  return {
    answers: { ...answers, [`${field.text}For`]: typed },
    problems: message ? [{ field: field.text, message }] : [],
  }
}

/** What the form shows below the field. */
export async function showChoice(field: ChoiceField, answers: Answers): Promise<Choice> {
  const chosen = await findChosen(field, answers)
  const typed = typedIn(field, answers)
  const isAsked = !chosen && typed !== '' && aboutOf(field, answers) === typed
  return { chosen, proposals: isAsked ? await proposals(field, answers) : [] }
}

async function findChosen(field: ChoiceField, answers: Answers): Promise<Proposal | null> {
  const id = asLine(answers[field.id] ?? '')
  const about = aboutOf(field, answers)
  const isStale = about !== null && about !== typedIn(field, answers)
  return id && !isStale ? field.find(id) : null
}

async function findNamed(field: ChoiceField, answers: Answers): Promise<Proposal | null> {
  const typed = typedIn(field, answers)
  if (typed === '') return null
  const named = await field.named(typed)
  const [only, ...others] = named.filter(({ name }) => fold(name) === fold(typed))
  return only && others.length === 0 ? only : null
}

async function proposals(field: ChoiceField, answers: Answers): Promise<Proposal[]> {
  const typed = typedIn(field, answers)
  const suggested = await field.suggest(typed)
  return suggested.length > 0 ? suggested : field.propose(typed, answers)
}

function choose(field: ChoiceField, answers: Answers, { id, name }: Proposal): Answers {
  const typed = typedIn(field, answers)
  const text = field.isWritten || !typed ? name : typed
  return { ...answers, [field.text]: text, [`${field.text}For`]: text, [field.id]: id }
}

function typedIn({ text }: ChoiceField, answers: Answers): string {
  return asLine(answers[text] ?? '')
}

function aboutOf({ text }: ChoiceField, answers: Answers): string | null {
  const about = answers[`${text}For`]
  return about === undefined ? null : asLine(about)
}

/** Letters alone tell two names apart here, not how they are written. */
export function fold(text: string): string {
  return asLine(text).normalize('NFKC').toLowerCase()
}
