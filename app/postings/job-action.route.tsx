import { data, redirect } from 'react-router'
import { z } from 'zod'
import { requireActor } from '#app/accounts/require-actor.ts'
import { safeNextPath } from '#contract/paths/log-in-path.ts'
import { requestContext } from '#app/context.ts'
import { setFlash } from '#contract/flash-cookie.ts'
import { callApi, showRejection } from '#app/forms/call-api.ts'
import { tryServerAction } from '#app/forms/try-server-action.ts'
import { PostForm } from '#app/forms/post-form.tsx'
import { rejectForm, submitForm } from '#app/forms/submit-form.ts'
import { jobPath } from '#contract/paths/job-paths.ts'
import { PageHeader } from '#app/layout/page-header.tsx'
import { PageLayout } from '#app/layout/page.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { showToast } from '#app/ui/toaster.tsx'
import { DomainError } from '#contract/errors.ts'
import type { Route } from './+types/job-action.route.ts'
import { orErrorResponse } from '#app/error-response.ts'
import { JOB_ACTIONS, isJobAction } from './own/job-actions.ts'
import { jobActionPath, type JobActionName } from '#contract/paths/posting-paths.ts'

export { JobGone as ErrorBoundary } from '#app/not-found/job-gone.tsx'

/** Asks someone who had to log in on the way, or followed a link. */
export async function loader({ context, params, request }: Route.LoaderArgs) {
  const page = context.get(requestContext)
  const actor = requireActor(page, request)
  const action = readJobAction(params.action)
  const { job } = await orErrorResponse(page.postings.drafts.start(actor, params.jobId))
  if (!job) throw data(new DomainError('job_not_found').message, 404)
  const { id, title, employer } = job
  return { id, title, employer, action, path: jobPath(job) }
}

const JobActionForm = z.object({ back: z.string().max(2000).default('') })

export async function action({ context, params, request }: Route.ActionArgs) {
  const page = context.get(requestContext)
  const actor = requireActor(page, request)
  const action = readJobAction(params.action)
  const { close, reopen, remove } = page.postings
  const act = { close, reopen, delete: remove }[action]
  const { result, rejection } = await submitForm(request, JobActionForm, async ({ back }) => {
    await orErrorResponse(act(actor, params.jobId))
    return safeNextPath(back || null)
  })
  if (rejection) return rejectForm(rejection)
  const headers = { 'set-cookie': setFlash(JOB_ACTIONS[action].flash) }
  return redirect(result, { status: 303, headers })
}

const DELETED_MS = 1000

/** A job deleted from its list: the page stays, and its loaders bring the list that is left. */
export async function clientAction({ params, request, serverAction }: Route.ClientActionArgs) {
  const form = await request.clone().formData()
  if (params.action !== 'delete' || !form.has('isInList')) {
    return tryServerAction(form, serverAction)
  }
  const { rejection } = await callApi('/api/v1/post/delete', { jobId: params.jobId })
  if (rejection) showRejection(rejection)
  else showToast('success', 'Successfully deleted', DELETED_MS)
  const status = rejection ? rejection.status || 503 : 200
  return data({ isDeleted: !rejection }, { status })
}

export default function JobActionPage({ loaderData, actionData }: Route.ComponentProps) {
  const { id, title, employer, action, path } = loaderData
  const { question, confirm, tone } = JOB_ACTIONS[action]
  const rejection = actionData && 'errors' in actionData ? actionData : undefined

  return (
    <PageLayout width="form">
      <title>{`${confirm} – Landfall`}</title>
      <meta name="robots" content="noindex" />
      <PageHeader title={title} eyebrow={employer}>
        <p>{question}</p>
      </PageHeader>
      <PostForm
        id="action-form"
        action={jobActionPath(id, action)}
        rejection={rejection}
        submitLabel={confirm}
        tone={tone}
        aside={<ButtonLink href={path}>Cancel</ButtonLink>}
      >
        <input type="hidden" name="back" value={action === 'delete' ? '/dashboard' : path} />
      </PostForm>
    </PageLayout>
  )
}

function readJobAction(name: string): JobActionName {
  if (isJobAction(name)) return name
  throw data(new DomainError('not_found').message, 404)
}
