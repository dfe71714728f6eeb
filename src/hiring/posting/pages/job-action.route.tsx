import { data, redirect } from 'react-router'
import { z } from 'zod'
import { requirePerson } from '#accounts/pages/require-actor.ts'
import { secondStepRedirect } from '#accounts/second-factor/pages/redirect.ts'
import { safeNextPath } from '#accounts/log-in/log-in-path.ts'
import { type PageContext } from '#platform/pages/context.ts'
import { setFlash } from '#trade/flash/flash-cookie.ts'
import { callApi, showRejection } from '#platform/forms/pages/call-api.ts'
import { tryServerAction } from '#platform/forms/pages/try-server-action.ts'
import { PostForm } from '#platform/forms/pages/post-form.tsx'
import { rejectForm, submitForm } from '#platform/forms/pages/submit-form.ts'
import { jobPath } from '#board/jobs/model/job-paths.ts'
import { PageHeader } from '#platform/layout/page/page-header.tsx'
import { PageLayout } from '#platform/layout/page/page.tsx'
import { ButtonLink } from '#platform/ui/buttons/button.tsx'
import { RadioGroup } from '#platform/ui/choices/radio-group.tsx'
import { showToast } from '#platform/ui/toast/toaster.tsx'
import { InterviewsAfterClosing } from '#hiring/interviews/model/interviews.schema.ts'
import { OffersAfterClosing } from '#hiring/applications/model/offers-after-closing.schema.ts'
import { CLOSE_REASON_WORDS } from '#hiring/applications/model/application-words.ts'
import { DomainError } from '#platform/primitives/errors.schema.ts'
import { CloseReason } from '#trade/jobs.schema.ts'
import type { Actor } from '#accounts/sessions/actor.ts'
import type { Route } from './+types/job-action.route.ts'
import { orErrorResponse } from '#accounts/pages/error-response.ts'
import { JOB_ACTIONS, OFFERS_FIELD, isJobAction } from './own/job-actions.ts'
import { PeopleWaiting } from './own/people-waiting.tsx'
import { jobActionPath, type JobActionName } from '#trade/paths/posting-paths.ts'

export { JobGone as ErrorBoundary } from '#hiring/details/pages/job-gone.tsx'

/** Asks for details that a button cannot: the reason for closing a job, with the applicants still waiting. */
export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { page, actor } = requirePerson(context, request)
  const action = readJobAction(params.action)
  const { job } = await orErrorResponse(page.postings.drafts.start(actor, params.jobId))
  if (!job) throw data(new DomainError('job_not_found').message, 404)
  const { id, title, employer } = job
  const { searchParams } = new URL(request.url)
  const path = jobPath(job)
  const back = searchParams.get('back')
  return {
    id,
    title,
    employer,
    action,
    path,
    back: back ? safeNextPath(back) : action === 'delete' ? '/dashboard' : path,
    reason: searchParams.get('reason') ?? undefined,
    reasons: CloseReason.options.map((value) => ({
      value,
      label: CLOSE_REASON_WORDS[value].label,
    })),
    waiting: action === 'reopen' ? null : await page.applications.inProgress.find(actor, id),
  }
}

const JobActionForm = z.object({
  back: z.string().max(2000).default(''),
  reason: CloseReason.optional(),
  interviews: InterviewsAfterClosing.optional(),
  offers: OffersAfterClosing.optional(),
  /** The waiting applicants have been shown. */
  confirmed: z.string().max(10).default(''),
})
type JobActionForm = z.infer<typeof JobActionForm>

export async function action({ context, params, request }: Route.ActionArgs) {
  const { page, actor } = requirePerson(context, request)
  const action = readJobAction(params.action)
  const { result, rejection } = await submitForm(request, JobActionForm, async (form) => {
    await act(page, actor, { id: params.jobId, action, form })
    return safeNextPath(form.back || null)
  })
  if (rejection?.code === 'people_wait') {
    const { back = '', reason = '' } = rejection.values
    return redirect(jobActionPath(params.jobId, action, { back, reason }), 303)
  }
  if (rejection?.code === 'second_step_needed') throw secondStepRedirect(request)
  if (rejection) return rejectForm(rejection)
  const headers = { 'set-cookie': setFlash(JOB_ACTIONS[action].flash) }
  return redirect(result, { status: 303, headers })
}

async function act(
  { postings, applications }: PageContext,
  actor: Actor,
  { id, action, form }: { id: string; action: JobActionName; form: JobActionForm },
) {
  const unlessPeopleWait = form.confirmed === ''
  if (action === 'reopen') return orErrorResponse(postings.reopen(actor, id))
  if (action === 'delete')
    return orErrorResponse(postings.remove(actor, id, { unlessPeopleWait }), 'people_wait')
  // Ownership is checked first.
  await orErrorResponse(postings.drafts.start(actor, id))
  const { reason, interviews } = form
  const { interview } = await applications.inProgress.find(actor, id)
  const problems = [
    ...(reason ? [] : [{ field: 'reason', message: 'Choose why you close it.' }]),
    ...(unlessPeopleWait || interviews || interview === 0
      ? []
      : [{ field: 'interviews', message: 'Choose what becomes of the interviews.' }]),
  ]
  if (problems.length > 0) throw new DomainError('invalid_input', problems)
  if (form.offers === 'take-back' && !unlessPeopleWait)
    await applications.actions.takeBackOffers(actor, id)
  const closing = { reason, interviews, unlessPeopleWait }
  return orErrorResponse(postings.close(actor, id, closing), 'people_wait')
}

const AFTER_CLOSING: { value: InterviewsAfterClosing; label: string }[] = [
  { value: 'stand', label: 'They go ahead, and we write nothing to these people' },
  { value: 'cancel', label: 'Cancel them, and tell these people that the job has closed' },
]

const DELETED_MS = 1000

/** Keeps the page when a job is deleted from its list: its loaders fetch the new list. */
export async function clientAction({ params, request, serverAction }: Route.ClientActionArgs) {
  const form = await request.clone().formData()
  if (params.action !== 'delete' || form.get('confirmed') !== 'list') {
    return tryServerAction(form, serverAction)
  }
  const { jobId } = params
  const { rejection } = await callApi('/api/v1/post/delete', { jobId })
  if (rejection) showRejection(rejection)
  else showToast('success', 'Successfully deleted', DELETED_MS)
  const status = rejection ? rejection.status || 503 : 200
  return data({ isDeleted: !rejection }, { status })
}

export default function JobActionPage({ loaderData, actionData }: Route.ComponentProps) {
  const { id, title, employer, action, path, back, reason, reasons, waiting } = loaderData
  const { question, confirm, tone } = JOB_ACTIONS[action]
  const rejection = actionData && 'errors' in actionData ? actionData : undefined

  return (
    <PageLayout width="form">
      <title>{`${rejection ? 'Error: ' : ''}${confirm} – Landfall`}</title>
      <meta name="robots" content="noindex" />
      <PageHeader title={title} eyebrow={employer}>
        <p>{question}</p>
      </PageHeader>
      {waiting && <PeopleWaiting jobId={id} waiting={waiting} action={action} />}
      <PostForm
        id="action-form"
        action={jobActionPath(id, action)}
        rejection={rejection}
        submitLabel={confirm}
        tone={tone}
        aside={<ButtonLink href={path}>Cancel</ButtonLink>}
      >
        <input type="hidden" name="back" value={back} />
        <input type="hidden" name="confirmed" value="yes" />
        {action === 'close' && (
          <RadioGroup
            name="reason"
            label="Why are you closing it?"
            hint="On its public page we say only whether the position is filled. People who wait for your answer read the reason."
            options={reasons}
            defaultValue={rejection?.values.reason ?? reason}
            error={rejection?.errors.reason}
          />
        )}
        {action === 'close' && waiting && waiting.openOffers > 0 && (
          <RadioGroup
            {...OFFERS_FIELD}
            defaultValue={rejection?.values.offers ?? 'stand'}
            error={rejection?.errors.offers}
          />
        )}
        {action === 'close' && waiting && waiting.interview > 0 && (
          <RadioGroup
            name="interviews"
            label="What becomes of the interviews?"
            options={AFTER_CLOSING}
            defaultValue={rejection?.values.interviews}
            error={rejection?.errors.interviews}
          />
        )}
      </PostForm>
    </PageLayout>
  )
}

function readJobAction(name: string): JobActionName {
  if (isJobAction(name)) return name
  throw data(new DomainError('not_found').message, 404)
}
