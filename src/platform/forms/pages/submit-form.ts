import { data } from 'react-router'
import { parseInput } from '#platform/forms/parse-input.ts'
import type { z } from 'zod'
import { DomainError } from '#platform/primitives/errors.schema.ts'
import type { FormSource, ReceivedForm } from '#platform/forms/forms.ts'
import type { Rejection } from './rejection.ts'

export type FormResult<Result> =
  | { result: Result; rejection?: undefined }
  | { result?: undefined; rejection: Rejection }

/** Checks a posted form without files against its contract and passes it to the handler. */
export async function submitForm<Schema extends z.ZodType, Result>(
  request: Request,
  schema: Schema,
  accept: (input: z.output<Schema>) => Promise<Result>,
): Promise<FormResult<Result>> {
  const values = await readAnswers(request)
  return tryAction(values, async () => accept(parseInput(schema, values)))
}

/** Like `submitForm`, for a form with files: they are deleted at the end, unless the handler has saved them. */
export async function submitUpload<Form extends ReceivedForm, Result>(
  request: Request,
  receive: (source: FormSource) => Promise<Form>,
  accept: (form: Form) => Promise<Result>,
): Promise<FormResult<Result>> {
  const { result: form, rejection } = await tryAction({}, () => receive(formSource(request)))
  if (rejection) return { rejection }
  await using received = form
  return await tryAction(received.values, () => accept(received))
}

/** The content of a form with files, which its service reads as a stream. */
export function formSource({ headers, body }: Request): FormSource {
  return { contentType: headers.get('content-type'), body: body as never }
}

/** Turns a rejection by a rule into one that includes the typed values. */
export async function tryAction<Result>(
  values: Record<string, string>,
  act: () => Promise<Result>,
): Promise<FormResult<Result>> {
  try {
    return { result: await act() }
  } catch (error) {
    if (!(error instanceof DomainError)) throw error
    const { status, code, retryAfter, problems, message } = error
    const errors: Record<string, string> = {}
    for (const problem of problems) errors[problem.field] ??= problem.message
    if (problems.length === 0) errors[''] = message
    return { rejection: { status, code, errors, values: withoutSecrets(values), retryAfter } }
  }
}

/** The answer of an action that rejects its form: the same page, with the rejection's status. */
export function rejectForm<Refused extends Rejection>(rejection: Refused) {
  const { status, retryAfter } = rejection
  const headers: Record<string, string> = retryAfter ? { 'retry-after': String(retryAfter) } : {}
  return data(rejection, { status, headers })
}

/** The values without passwords, which must never appear in a page or a cache of it. */
export function withoutSecrets(values: Record<string, string>) {
  return Object.fromEntries(Object.entries(values).filter(([name]) => !/password/i.test(name)))
}

async function readAnswers(request: Request): Promise<Record<string, string>> {
  return Object.fromEntries(await readFields(request))
}

/**
 * The fields of a form without files. Any other content is rejected unread: forms with files have no limit here, so an
 * attacker could fill the memory with one.
 * @throws a response with status 415
 */
export async function readFields(request: Request): Promise<URLSearchParams> {
  if (!isPlainForm(request)) throw data(new DomainError('wrong_type').message, 415)
  return new URLSearchParams(await request.text())
}

export function hasFiles({ headers }: Request): boolean {
  return (headers.get('content-type') ?? '').startsWith('multipart/form-data')
}

export function isPlainForm({ headers }: Request): boolean {
  return (headers.get('content-type') ?? '').startsWith('application/x-www-form-urlencoded')
}
