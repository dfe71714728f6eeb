import { data, redirect } from 'react-router'
import { requirePerson } from '#accounts/pages/require-actor.ts'
import { secondStepRedirect } from '#accounts/second-factor/pages/redirect.ts'
import { orErrorResponse } from '#accounts/pages/error-response.ts'
import { rejectForm } from '#platform/forms/pages/submit-form.ts'
import { PageHeader } from '#platform/layout/page/page-header.tsx'
import { PageLayout } from '#platform/layout/page/page.tsx'
import { Breadcrumb } from '#platform/ui/links/breadcrumb.tsx'
import { writeToSeveralPath } from '#hiring/applicants/applicant-paths.ts'
import { templatesPath } from '#organisations/model/organisation-paths.ts'
import type { Route } from './+types/write.route.ts'
import { NobodyTicked, Preview } from './preview.tsx'
import { WriteFields } from './write-fields.tsx'
import { writeToSeveral } from './write-action.ts'
import { listPath, parseWriteQuery } from './write-query.ts'

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { page, actor } = requirePerson(context, request)
  const { jobId } = params
  const url = new URL(request.url)
  const { to, tick, again, list } = parseWriteQuery(url)
  const { actions } = page.applications
  const ids = tick.map(({ id }) => id)
  const { job, people } = await orErrorResponse(actions.findPeople(actor, jobId, ids), request)
  const undone = again ? await actions.findUndone(actor, jobId, again) : null
  return {
    job,
    to,
    people,
    templates: await page.templates.listAll(actor, job.organisationId),
    templatesHref: job.organisationId && templatesPath(job.organisationId),
    text: undone?.text ?? '',
    formId: actions.newFormId(),
    back: listPath(jobId, { list }),
    // A request for data has a different path from the page.
    address: `${writeToSeveralPath(jobId)}${url.search}`,
  }
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const { page, actor } = requirePerson(context, request)
  const { jobId } = params
  const query = parseWriteQuery(new URL(request.url))
  const { result, rejection } = await writeToSeveral(page, { actor, jobId, query }, request)
  if (rejection?.code === 'second_step_needed') throw secondStepRedirect(request)
  if (rejection?.status === 404) throw data(rejection.errors[''], 404)
  if (rejection) return rejectForm({ ...rejection, step: 'write' as const })
  const { step, text } = result
  if (step !== 'sent')
    return rejectForm({ status: 200, code: step, errors: {}, values: { text }, step })
  return redirect(listPath(jobId, query), 303)
}

export { clientAction } from '#platform/forms/pages/client-action.ts'
export { headers } from '#platform/forms/pages/action-headers.ts'

const CRUMBS: Partial<Record<string, string>> = {
  message: 'Write',
  rejected: 'Reject with a message',
}

const TITLES = {
  message: 'Write to',
  shortlisted: 'Shortlist',
  interview: 'Invite to an interview:',
  rejected: 'Not this time:',
}

export default function WritePage({ loaderData, actionData }: Route.ComponentProps) {
  const { job, people, to, back } = loaderData
  const errors = actionData?.errors ?? {}
  const isRejected = Object.keys(errors).length > 0
  const text = actionData?.values['text'] ?? loaderData.text
  const isPreview = actionData && 'step' in actionData && actionData.step === 'preview'
  const [only, ...others] = people
  const whom = only && others.length === 0 ? only.name : `${people.length} people`
  const title = `${TITLES[to]} ${whom}`
  return (
    <PageLayout>
      <title>{`${isRejected ? 'Error: ' : ''}${title} – Landfall`}</title>
      <meta name="robots" content="noindex" />
      <Breadcrumb
        items={[{ label: job.title, href: back }, { label: CRUMBS[to] ?? 'Move with a message' }]}
      />
      <PageHeader title={title} eyebrow={job.title}>
        {to !== 'message' && <p>We move and email them one minute after you send.</p>}
      </PageHeader>
      {people.length === 0 ? (
        <NobodyTicked jobId={job.id} />
      ) : isPreview ? (
        <Preview loaded={loaderData} text={text} />
      ) : (
        <WriteFields
          key={text}
          loaded={loaderData}
          text={text}
          rejection={isRejected ? actionData : undefined}
        />
      )}
    </PageLayout>
  )
}
