import { data, redirect } from 'react-router'
import { requirePerson } from '#accounts/pages/require-actor.ts'
import { secondStepRedirect } from '#accounts/second-factor/pages/redirect.ts'
import { orErrorResponse } from '#accounts/pages/error-response.ts'
import { rejectForm } from '#platform/forms/pages/submit-form.ts'
import { PageLayout } from '#platform/layout/page/page.tsx'
import { Banner } from '#platform/ui/toast/banner.tsx'
import { Breadcrumb } from '#platform/ui/links/breadcrumb.tsx'
import {
  APPLICANT_SEARCH_LIMIT,
  ApplicantGroup,
  ApplicantQuery,
  ApplicantSort,
} from '#hiring/applicants/applicant-list.schema.ts'
import { ApplicantFilter } from '#hiring/applications/model/applications.schema.ts'
import { nextInterviewWords } from '#hiring/interviews/model/interview-words.ts'
import { applicantsPath } from '#hiring/applicants/applicant-paths.ts'
import { jobPath } from '#board/jobs/model/job-paths.ts'
import { ProveFirst } from '#hiring/applicants/pages/opened/withheld.tsx'
import type { Route } from './+types/applicants.route.ts'
import { moveApplicants } from './applicants-action.ts'
import { ApplicantsHeader } from './applicants-header.tsx'
import { Applicants } from './applicants.tsx'
import { hasPage, NoApplicants } from './no-applicants.tsx'

const NO_TABLE = { items: null, page: 1, lastPage: 1 }

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { page, actor } = requirePerson(context, request)
  const { applicants, actions } = page.applications
  const open = <Found,>(work: Promise<Found>) => orErrorResponse(work, request)
  const { searchParams } = new URL(request.url)
  const query = ApplicantQuery.parse(Object.fromEntries(searchParams))
  // A stage, and withdrawn applications, are shown in the table.
  const isStage = ApplicantFilter.safeParse(query.status).success
  const view = query.view ?? (isStage ? 'table' : 'board')
  const isBoard = view === 'board'
  const status = isBoard && isStage ? null : query.status
  const wanted = { ...query, status }
  const found = isBoard
    ? { ...(await open(applicants.showBoard(actor, params.jobId, wanted))), ...NO_TABLE }
    : { ...(await open(applicants.list(actor, params.jobId, wanted))), columns: null }
  const { items, columns } = found
  const cards = items ?? (columns ?? []).flatMap((column) => column.cards)
  const interviews = await page.interviews.findNext(cards.map(({ id }) => id))
  for (const card of cards) {
    const next = interviews[card.id]
    if (next) card.interview = nextInterviewWords(next, { reader: 'employer', zone: next.zone })
  }
  return {
    ...found,
    shown: { view, status, q: query.q, yes: query.yes, sort: query.sort },
    isTicked: searchParams.get('ticked') === 'all',
    recent: await actions.findRecent(actor, params.jobId),
    groups: ApplicantGroup.options,
    sorts: ApplicantSort.options,
    searchLimit: APPLICANT_SEARCH_LIMIT,
    formId: actions.newFormId(),
  }
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const { page, actor } = requirePerson(context, request)
  const { jobId } = params
  const { result, rejection } = await moveApplicants(page.applications, { actor, jobId }, request)
  if (rejection?.code === 'second_step_needed') throw secondStepRedirect(request)
  if (rejection?.status === 404) throw data(rejection.errors[''], 404)
  if (rejection) return rejectForm({ ...rejection, conflict: null })
  const { conflict } = result
  if (conflict) {
    const errors = { '': conflict.sentence }
    return rejectForm({ status: 409, code: 'moved_meanwhile', errors, values: {}, conflict })
  }
  return redirect(`${applicantsPath(jobId)}${new URL(request.url).search}`, 303)
}

export { headers } from '#platform/forms/pages/action-headers.ts'

export default function ApplicantsPage({ loaderData, actionData }: Route.ComponentProps) {
  const { job, hasAny, left, counts, columns, items, shown } = loaderData
  const address = applicantsPath(job.id, { ...shown, page: loaderData.page })
  const isWithheld = [...(items ?? []), ...(columns ?? []).flatMap(({ cards }) => cards)].some(
    (card) => card.isWithheld,
  )
  return (
    <PageLayout width="wide">
      <title>{`${actionData ? 'Error: ' : ''}Applicants: ${job.title} – Landfall`}</title>
      <meta name="robots" content="noindex" />
      <Breadcrumb
        items={[
          { label: 'Dashboard', href: '/dashboard' },
          { label: job.title, ...(hasPage(job) && { href: jobPath(job) }) },
          { label: 'Applicants' },
        ]}
      />
      <ApplicantsHeader job={job} shown={shown} hasAny={hasAny} left={left} />
      {actionData && !actionData.conflict && (
        <Banner tone="danger" live>
          {actionData.errors['']}
        </Banner>
      )}
      {isWithheld && <ProveFirst organisationId={job.organisationId} />}
      {hasAny ? (
        <Applicants
          // Ticks, moves and focus belong to the list shown.
          key={address}
          loaded={loaderData}
          conflict={actionData?.conflict ?? null}
          isEmpty={counts.all === 0}
          address={address}
        />
      ) : (
        <NoApplicants job={job} isFiltered={false} />
      )}
    </PageLayout>
  )
}
