import { handoverWords, startForm } from '#hiring/apply/pages/form/start-form.ts'
import type { PageContext } from '#platform/pages/context.ts'
import { severalPath } from '#trade/paths/arrival-paths.ts'
import { jobField, MOST_AT_ONCE, SEVERAL_JOBS } from '#hiring/several/several.ts'
import type { Actor } from '#accounts/sessions/actor.ts'

/** A limit on jobs in a URL, which can say anything; nobody ticks more. */
const MOST_IN_ADDRESS = 50

/** The page's data for the jobs in its URL: the form for the first ones, and the list of the rest. */
export async function startSeveral(page: PageContext, actor: Actor, jobIds: string[]) {
  const ids = [...new Set(jobIds)].slice(0, MOST_IN_ADDRESS)
  const { several } = page.applications
  const form = await startForm(page, actor, SEVERAL_JOBS)
  const listed = await several.findJobs(actor, ids)
  const open = listed.filter(({ problem }) => problem === null)
  const now = open.slice(0, MOST_AT_ONCE)
  const { answers } = form
  return {
    ...form,
    address: severalPath(ids),
    formId: several.newFormId(),
    jobs: listed
      .filter((job) => job.problem !== null || now.includes(job))
      .map((job) => ({
        ...job,
        handover: handoverWords(job, page.language),
        // A job that was unticked in the same form before stays unticked.
        isTicked: !answers.listed?.split('.').includes(job.id) || jobField(job.id) in answers,
      })),
    listed: now.map(({ id }) => id).join('.'),
    open: open.map(({ id }) => id),
    isTooMany: open.length > MOST_AT_ONCE,
    isMissing: listed.length < ids.length,
  }
}
