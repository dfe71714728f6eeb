import type { FieldProblem } from '#platform/primitives/errors.schema.ts'
import { asLine } from '#platform/primitives/texts.schema.ts'

export type Answers = Record<string, string>

/** A possible meaning of a typed text. */
export interface ChoiceOption {
  id: string
  name: string
  /** The difference from the other options. */
  about: string
}

/** A text field with suggestions; the id of the chosen option is sent in a second field. */
export interface ChoiceField {
  text: string
  /** The field that holds the id of the chosen option. */
  id: string
  find(id: string): Promise<ChoiceOption | null>
  /** Options that can have exactly this name. */
  findByName(typed: string): Promise<ChoiceOption[]>
  /** The suggestions, best first. */
  suggest(typed: string): Promise<ChoiceOption[]>
  /** Further guesses, for texts without suggestions. */
  suggestFallback(typed: string, answers: Answers): Promise<ChoiceOption[]>
  /** Whether the chosen option's name replaces the typed text. */
  replacesText: boolean
  question: string
  /** Shown if no option is found; without it, any text is accepted. */
  nothingFound?: string
}

/** The chosen option, or the options to choose from; empty if the field needs no choice. */
export interface Choice {
  chosen: ChoiceOption | null
  options: ChoiceOption[]
}

/**
 * Fills in the id of the chosen option; the name of exactly one option chooses it. The form's value `…For` contains the
 * text that the choice was made for, so that typing another text undoes it.
 */
export async function resolveChoice(field: ChoiceField, answers: Answers): Promise<Answers> {
  const chosen = (await findChosen(field, answers)) ?? (await findOnlyMatch(field, answers))
  return chosen ? choose(field, answers, chosen) : { ...answers, [field.id]: '' }
}

/** Asks once which option an ambiguous text means. An unchanged answer is then accepted. */
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

/** The choice as the form shows it below the field. */
export async function showChoice(field: ChoiceField, answers: Answers): Promise<Choice> {
  const chosen = await findChosen(field, answers)
  const typed = typedText(field, answers)
  const isPending = !chosen && typed !== '' && resolvedText(field, answers) === typed
  return { chosen, options: isPending ? await options(field, answers) : [] }
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
  return about ? asLine(about) : null
}

/** The form of a name for comparison, ignoring case and width. */
export function foldText(text: string): string {
  return asLine(text).normalize('NFKC').toLowerCase()
}
