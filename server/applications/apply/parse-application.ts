import type { SentResume } from '#contract/application-views.ts'
import { JobApplication, RESUME_PROBLEMS } from '#contract/applications.ts'
import { DomainError, type FieldProblem } from '#contract/errors.ts'
import type { Id } from '#contract/primitives.ts'
import { toDocument, type Document } from '#server/documents/documents.ts'
import type { ReceivedForm } from '#server/platform/forms/forms.ts'

/** A CV uploaded with the form, or one that was sent before. */
export type ChosenResume = { document: Document } | { document: null; id: Id }

/**
 * Validates the form. An uploaded CV takes precedence over the last one.
 * @throws {DomainError} `invalid_input` with all problems at once
 */
export async function parseApplication(
  { values, uploads }: Pick<ReceivedForm, 'values' | 'uploads'>,
  last: SentResume | null,
): Promise<{ answers: JobApplication; resume: ChosenResume }> {
  const parsed = JobApplication.safeParse({ ...values })
  const problems: FieldProblem[] =
    parsed.error?.issues.map(({ path, message }) => ({ field: path.join('.'), message })) ?? []

  const { document, problem } = await toDocument(uploads.uploadResume)
  const resume = document ? { document } : findSent(values.resumeId, last)
  if (problem || !resume) {
    const { missing, notLast } = RESUME_PROBLEMS
    const message = problem ?? (values.resumeId ? notLast : missing)
    problems.push({ field: 'uploadResume', message })
  }
  if (!parsed.success || !resume || problems.length > 0) {
    throw new DomainError('invalid_input', problems)
  }
  return { answers: parsed.data, resume }
}

function findSent(id: string | undefined, last: SentResume | null): ChosenResume | null {
  return last && id === last.id ? { document: null, id } : null
}
