import type { StoredResume } from '#hiring/applications/model/application-views.ts'
import {
  JobApplication,
  PROFILE_RESUME,
  RESUME_PROBLEMS,
} from '#hiring/applications/model/applications.schema.ts'
import { DomainError, type FieldProblem } from '#platform/primitives/errors.schema.ts'
import type { Id } from '#platform/primitives/primitives.schema.ts'
import { toDocument, type Document } from '#platform/files/documents/documents.ts'
import type { ReceivedForm } from '#platform/forms/forms.ts'
import { requireSureOfNumbers } from '#board/screening/text/screen-message.ts'
import { readAnswers, requireSureOfAnswers } from './questions/read-answers.ts'
import type { ScreeningAnswer, ScreeningQuestion } from '#trade/questions/screening-questions.ts'

/** A CV uploaded with the form, one on the person’s list, or one that is made of their profile. */
export type ChosenResume =
  | { kind: 'upload'; document: Document }
  | { kind: 'stored'; id: Id }
  | { kind: 'profile' }

/** The CVs that the person can send, and the job’s questions. */
interface Choices {
  stored: Pick<StoredResume, 'id'>[]
  hasProfile: boolean
  questions?: ScreeningQuestion[]
}

/**
 * Validates the form. An uploaded CV takes precedence over one that is stored.
 * @throws {DomainError} `invalid_input` with all problems at once; `private_numbers` if our page asks about one
 */
export async function parseApplication(
  { values, uploads }: Pick<ReceivedForm, 'values' | 'uploads'>,
  choices: Choices,
): Promise<{
  answers: JobApplication
  screeningAnswers: ScreeningAnswer[]
  resume: ChosenResume
}> {
  const parsed = JobApplication.safeParse({ ...values })
  const problems: FieldProblem[] =
    parsed.error?.issues.map(({ path, message }) => ({ field: path.join('.'), message })) ?? []
  const { questions = [] } = choices
  const screening = readAnswers(questions, values)
  problems.push(...screening.problems)

  const { document, problem } = await toDocument(uploads.uploadResume)
  const resume: ChosenResume | null = document
    ? { kind: 'upload', document }
    : findChoice(values.resumeId, choices)
  if (problem || !resume) {
    const message = problem ?? whyMissing(values.resumeId)
    problems.push({ field: 'uploadResume', message })
  }
  if (!parsed.success || !resume || problems.length > 0) {
    throw new DomainError('invalid_input', problems)
  }
  // Only our page asks; programs that call the API are never stopped.
  if (values.asksAboutNumbers === 'on' && values.isSure !== 'on')
    requireSureOfNumbers('coverLetter', parsed.data.coverLetter)
  requireSureOfAnswers(questions, values)
  return { answers: parsed.data, screeningAnswers: screening.answers, resume }
}

function findChoice(id: string | undefined, choices: Choices): ChosenResume | null {
  if (id === PROFILE_RESUME) return choices.hasProfile ? { kind: 'profile' } : null
  const stored = choices.stored.find((resume) => resume.id === id)
  return stored ? { kind: 'stored', id: stored.id } : null
}

function whyMissing(id: string | undefined) {
  if (id === PROFILE_RESUME) return RESUME_PROBLEMS.noProfile
  return id ? RESUME_PROBLEMS.notStored : RESUME_PROBLEMS.missing
}
