import type { z } from 'zod'
import { toProblems } from '#platform/forms/parse-input.ts'
import { DomainError } from '#platform/primitives/errors.schema.ts'
import { CASE_PROBLEMS } from '#founders/cases/founder-case.ts'
import { toDocument } from '#platform/files/documents/documents.ts'
import type { ReceivedForm } from '#platform/forms/forms.ts'
import { isId } from '#platform/secrets/new-id.ts'

type Form = Pick<ReceivedForm, 'values' | 'uploads' | 'failure'>

/** Reads a message of either side, and reports all its problems at once. */
export async function parseMessage<Output extends { text: string; formId: string }>(
  schema: z.ZodType<Output>,
  { values, uploads, failure }: Form,
) {
  if (failure) throw failure
  const parsed = schema.safeParse(values)
  const { document, problem } = await toDocument(uploads.file)
  const problems = toProblems(parsed.error)
  if (problem) problems.push({ field: 'file', message: problem })
  if (parsed.success && !problem && !document && parsed.data.text === '')
    problems.push({ field: 'text', message: CASE_PROBLEMS.nothing })
  if (!parsed.success || problems.length > 0) throw new DomainError('invalid_input', problems)
  const { formId } = parsed.data
  return { input: parsed.data, formId: isId(formId) ? formId : null, document }
}
