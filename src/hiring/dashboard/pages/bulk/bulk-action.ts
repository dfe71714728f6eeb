import { redirect } from 'react-router'
import { secondStepPath } from '#accounts/second-factor/second-step-path.ts'
import type { PageContext } from '#platform/pages/context.ts'
import { DomainError } from '#platform/primitives/errors.schema.ts'
import { CloseReason } from '#trade/jobs.schema.ts'
import { CLOSE_JOBS_PATH } from '#hiring/dashboard/dashboard-paths.ts'
import { uploadPath } from '#hiring/upload/upload-paths.ts'
import type { Actor } from '#accounts/sessions/actor.ts'
import { repeatPath } from '#hiring/dashboard/pages/posted/table/shown-row.ts'
import type { ShownOutcome } from './bulk-outcomes.tsx'
import { outcomeWords } from './bulk-words.ts'

/** `{id}.{closing date}`, as in the table's tick boxes. */
export function readTicked(values: string[]) {
  return values.map((value) => {
    const [id = '', closesOn = ''] = value.split('.', 2)
    return { id, closesOn }
  })
}

/** Changes the ticked jobs; the page that comes back shows each result. */
export async function changeTicked(
  { dashboard: { bulk }, uploads }: PageContext,
  actor: Actor,
  form: URLSearchParams,
): Promise<ShownOutcome | Response> {
  const ticked = readTicked(form.getAll('job'))
  const ids = ticked.map(({ id }) => id)
  try {
    if (form.get('intent') === 'repeat') return await repeat(ids)
    if (form.get('intent') === 'extend')
      return outcomeWords('extend', await bulk.extend(actor, ticked))
    if (form.get('intent') !== 'close') throw new DomainError('bad_request')
    const reason = CloseReason.safeParse(form.get('reason'))
    if (!reason.success) return askAgain(form, { problem: 'reason' })
    const isConfirmed = form.get('confirmed') === 'yes'
    const takesOffersBack = form.get('offers') === 'take-back'
    const closing = { ids, reason: reason.data, isConfirmed, takesOffersBack }
    return outcomeWords('close', await bulk.close(actor, closing))
  } catch (error) {
    if (!(error instanceof DomainError)) throw error
    if (error.code === 'people_wait') return askAgain(form)
    if (error.code === 'second_step_needed')
      return redirect(secondStepPath(closeJobsPath(form)), 303)
    const [problem] = error.problems
    return { isDone: false, title: problem?.message ?? error.message, lines: [] }
  }

  /** Repeats one job in its form, several as a list to review. */
  async function repeat(ids: string[]) {
    const jobs = (await bulk.findTicked(actor, ids)).map(({ id }) => id)
    const [first, second] = jobs
    if (!first) throw new DomainError('job_not_found')
    if (!second) return redirect(repeatPath(first), 303)
    return redirect(uploadPath(await uploads.repeat(actor, jobs)), 303)
  }
}

/** Returns to the page that shows waiting applicants and asks for the reason, with the ticks kept. */
function askAgain(form: URLSearchParams, values: Record<string, string> = {}) {
  return redirect(closeJobsPath(form, values), 303)
}

function closeJobsPath(form: URLSearchParams, values: Record<string, string> = {}) {
  const parameters = new URLSearchParams(form.getAll('job').map((job) => ['job', job]))
  for (const name of ['back', 'reason', 'offers']) parameters.set(name, form.get(name) ?? '')
  for (const [name, value] of Object.entries(values)) parameters.set(name, value)
  return `${CLOSE_JOBS_PATH}?${parameters}`
}
