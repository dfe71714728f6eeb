import type { FieldProblem } from '#platform/primitives/errors.schema.ts'
import steps from './posting-steps.json' with { type: 'json' }

// Without schemas, so that pages can use it in the browser.

export type StepName = 'job' | 'pay' | 'sponsorship' | 'questions' | 'publish'

export interface PostingStep {
  name: StepName
  title: string
  /** The reason we ask. */
  about: string
  fields: readonly string[]
}

/**
 * The steps of the posting form, in order, with the names of their fields: also those of a list’s row. To insert one,
 * add an entry in `posting-steps.json`, its schema in `step-schemas.schema.ts` and its fields in `pages/step-parts.tsx`.
 * A step saves only its own fields.
 */
export const POSTING_STEPS = steps as readonly PostingStep[]

/** The step that asks for confirmation and publishes. */
export const LAST_STEP = 'publish' satisfies StepName

/** All fields on one page, for those who prefer it to steps: in the URL and on buttons in place of a step’s name. */
export const ONE_PAGE = {
  name: 'all',
  fields: POSTING_STEPS.flatMap(({ fields }) => fields),
} as const

/** The fields that a page of the form sends and saves: a step’s, or all of them. */
export type FormPart = Pick<PostingStep, 'fields'> & { name: StepName | typeof ONE_PAGE.name }

/** Fields that have a value before anything is typed. */
const FIELDS_WITH_DEFAULT: readonly string[] = ['email', 'payCurrency', 'payPeriod', 'location']

/** The state of a step: valid, with problems, or empty. */
export interface StepState {
  name: StepName
  title: string
  state: 'done' | 'mend' | 'empty' | 'last'
  /** The number of problems. */
  problems: number
}

/** The step named in a URL; the first one if unknown. */
export function findStep(name: string | null): PostingStep {
  return POSTING_STEPS.find((step) => step.name === name) ?? (POSTING_STEPS[0] as PostingStep)
}

function isStepName(name: string): name is StepName {
  return POSTING_STEPS.some((step) => step.name === name)
}

/** The part of the form named in a URL or by a button: one page, or a step. */
export function findPart(name: string | null): FormPart {
  return name === ONE_PAGE.name ? ONE_PAGE : findStep(name)
}

export function isPartName(name: string): name is FormPart['name'] {
  return name === ONE_PAGE.name || isStepName(name)
}

/** The fields that a part of the form shows: before publishing, all. */
export function shownFields({ name, fields }: FormPart): readonly string[] {
  return name === LAST_STEP ? ONE_PAGE.fields : fields
}

/** Null after the last one. */
export function stepAfter({ name }: Pick<PostingStep, 'name'>): PostingStep | null {
  return POSTING_STEPS[indexOf(name) + 1] ?? null
}

/** Null before the first one. */
export function stepBefore({ name }: Pick<PostingStep, 'name'>): PostingStep | null {
  return POSTING_STEPS[indexOf(name) - 1] ?? null
}

/** Counted from one. */
export function numberOfStep(name: StepName): number {
  return indexOf(name) + 1
}

/** The problems that a step can fix. A file is sent with the step that has its field. */
export function problemsOf(
  { fields }: Pick<PostingStep, 'fields'>,
  problems: FieldProblem[],
): FieldProblem[] {
  return problems.filter(({ field }) => fields.includes(field === 'companyLogo' ? 'logo' : field))
}

/** Whether anything was entered in a step, apart from what its form began with. */
export function isStepStarted(
  step: PostingStep,
  answers: Readonly<Record<string, string>>,
  first: Readonly<Record<string, string>> = {},
): boolean {
  return step.fields.some(
    (field) =>
      answers[field] && answers[field] !== first[field] && !FIELDS_WITH_DEFAULT.includes(field),
  )
}

function indexOf(name: StepName) {
  return POSTING_STEPS.findIndex((step) => step.name === name)
}
