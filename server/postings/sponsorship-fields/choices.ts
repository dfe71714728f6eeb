import type { FieldProblem } from '#contract/errors.ts'
import { asLine } from '#contract/texts.ts'

export type Answers = Record<string, string>

/** Something that a typed text may mean. */
export interface ChoiceOption {
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
  find(id: string): Promise<ChoiceOption | null>
  /** Those that may bear this very name. */
  findByName(typed: string): Promise<ChoiceOption[]>
  /** What the list offers, best first. */
  suggest(typed: string): Promise<ChoiceOption[]>
  /** What may be meant besides, where the list offers nothing. */
  suggestFallback(typed: string, answers: Answers): Promise<ChoiceOption[]>
  /** Whether what is chosen is also what is written from then on. */
  replacesText: boolean
  question: string
  /** Said where there is nothing to choose from; without it the text may stand alone. */
  nothingFound?: string
}

/** What was chosen under a text, or what the text may mean; neither where nobody was asked. */
export interface Choice {
  chosen: ChoiceOption | null
  options: ChoiceOption[]
}

/**
 * A form with its choice made: a text that is the name of one thing alone has chosen it. A form says in
 * `…For` which text was chosen or asked about, so that another text typed since takes the choice back.
 */
export async function resolveChoice(field: ChoiceField, answers: Answers): Promise<Answers> {
  const chosen = (await findChosen(field, answers)) ?? (await findOnlyMatch(field, answers))
  return chosen ? choose(field, answers, chosen) : { ...answers, [field.id]: '' }
}

/** A text that may mean several things is asked about, once: sent again, it stands as it is. */
export async function requireChoice(
  field: ChoiceField,
  answers: Answers,
): Promise<{ answers: Answers; problems: FieldProblem[] }> {
  const typed = typedText(field, answers)
  if (answers[field.id] || typed === '' || resolvedText(field, answers) === typed) {
    return { answers, problems: [] }
  }
  const found = await options(field, answers)
  const message = found.length > 0 ? field.question : field.nothingFound
  return {
    answers: { ...answers, [`${field.text}For`]: typed },
    problems: message ? [{ field: field.text, message }] : [],
  }
}

/** What the form shows below the field. */
export async function showChoice(field: ChoiceField, answers: Answers): Promise<Choice> {
  const chosen = await findChosen(field, answers)
  const typed = typedText(field, answers)
  const isAsked = !chosen && typed !== '' && resolvedText(field, answers) === typed
  return { chosen, options: isAsked ? await options(field, answers) : [] }
}

async function findChosen(field: ChoiceField, answers: Answers): Promise<ChoiceOption | null> {
  const id = asLine(answers[field.id] ?? '')
  const about = resolvedText(field, answers)
  const isStale = about !== null && about !== typedText(field, answers)
  return id && !isStale ? field.find(id) : null
}

async function findOnlyMatch(field: ChoiceField, answers: Answers): Promise<ChoiceOption | null> {
  const typed = typedText(field, answers)
  if (typed === '') return null
  const named = await field.findByName(typed)
  const [only, ...others] = named.filter(({ name }) => foldText(name) === foldText(typed))
  return only && others.length === 0 ? only : null
}

async function options(field: ChoiceField, answers: Answers): Promise<ChoiceOption[]> {
  const typed = typedText(field, answers)
  const suggested = await field.suggest(typed)
  return suggested.length > 0 ? suggested : field.suggestFallback(typed, answers)
}

function choose(field: ChoiceField, answers: Answers, { id, name }: ChoiceOption): Answers {
  const typed = typedText(field, answers)
  const text = field.replacesText || !typed ? name : typed
  return { ...answers, [field.text]: text, [`${field.text}For`]: text, [field.id]: id }
}

function typedText({ text }: ChoiceField, answers: Answers): string {
  return asLine(answers[text] ?? '')
}

function resolvedText({ text }: ChoiceField, answers: Answers): string | null {
  const about = answers[`${text}For`]
  return about === undefined ? null : asLine(about)
}

/** Letters alone tell two names apart here, not how they are written. */
export function foldText(text: string): string {
  return asLine(text).normalize('NFKC').toLowerCase()
}
