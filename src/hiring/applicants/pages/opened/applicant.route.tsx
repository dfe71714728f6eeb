import { decisionWords } from '#hiring/applications/model/application-state.ts'
import { secondStepRedirect } from '#accounts/second-factor/pages/redirect.ts'
import { requirePerson } from '#accounts/pages/require-actor.ts'
import { orErrorResponse } from '#accounts/pages/error-response.ts'
import { hasFiles, rejectForm } from '#platform/forms/pages/submit-form.ts'
import { PageHeader } from '#platform/layout/page/page-header.tsx'
import { PageLayout } from '#platform/layout/page/page.tsx'
import { Banner } from '#platform/ui/toast/banner.tsx'
import { Breadcrumb } from '#platform/ui/links/breadcrumb.tsx'
import { Link } from '#platform/ui/buttons/link.tsx'
import { EmployerInterviewLine } from '#hiring/interviews/pages/interview-line.tsx'
import { SETTABLE_STAGES, type Stage } from '#hiring/applications/model/stages.schema.ts'
import { redirectWithFlash } from '#trade/flash/redirect-with-flash.ts'
import { findFlash } from '#trade/flash/flashes.ts'
import { mediumDate, mediumDateTime } from '#platform/primitives/formats.ts'
import { applicantPath, applicantsPath } from '#hiring/applicants/applicant-paths.ts'
import { arrivalPath } from '#trade/paths/arrival-paths.ts'
import { SCORES, TEAM_LIMITS } from '#hiring/team/team-limits.ts'
import { UndoBar } from '#hiring/applications/pages/undo/undo-bar.tsx'
import { PresenceLine } from '#hiring/team/pages/team/presence-line.tsx'
import { NeighbourLinks } from '#hiring/applicants/pages/walk/neighbour-links.tsx'
import type { Route } from './+types/applicant.route.ts'
import { changeApplicant, sendMessage } from './applicant-actions.ts'
import { ApplicantForm } from './applicant-form.tsx'
import { ApplicantParts } from './applicant-parts.tsx'
import styles from './applicant.module.css'
import { isDecisionConflict, type Answer } from './form-parts.ts'

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { page, actor } = requirePerson(context, request)
  const key = { jobId: params.jobId, id: params.applicationId }
  const list = listOf(request)
  // A prefetch is not a visit.
  const isVisit = !request.headers.get('sec-purpose')?.includes('prefetch')
  const { actions, applicants, team } = page.applications
  const found = await orErrorResponse(applicants.open(actor, key, { isVisit }), request)
  const shared = await orErrorResponse(team.open(actor, { ...key, list }), request)
  const { resume } = found.applicant.answers ?? {}
  const isShown = resume !== undefined && !resume.scan
  const draft = await page.drafts.find(actor, { kind: 'applicant', subject: key.id })
  const { [key.id]: interview = null } = await page.interviews.findNext([key.id])
  return {
    ...found,
    resume: isShown ? await page.applications.resumes.preview(actor, key.id) : null,
    interview,
    recent: await actions.findRecent(actor, key.jobId, key.id),
    undoneWords: await actions.findUndoneWords(actor, key.id),
    team: shared,
    templates: found.applicant.canAnswer
      ? await page.templates.listAll(actor, found.job.organisationId)
      : [],
    list,
    draft: draft?.answers ?? {},
    draftNote: draft ? `What you typed was saved on ${mediumDateTime(draft.updatedAt)}.` : '',
    statuses: SETTABLE_STAGES,
    scores: SCORES,
    limits: TEAM_LIMITS,
  }
}

/** Stages in which no times can be offered. */
const PAST_INTERVIEWS = new Set<Stage>(['offered', 'rejected'])

/** The query of the list that led to the applicant. */
function listOf({ url }: Pick<Request, 'url'>): string {
  return (new URL(url).searchParams.get('list') ?? '').slice(0, 500)
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const { page, actor } = requirePerson(context, request)
  const key = { jobId: params.jobId, id: params.applicationId }
  const isMessage = hasFiles(request)
  // Before it is read: what has not been read comes back.
  if (isMessage && actor.secondFactorAt === null) throw secondStepRedirect(request)
  const change = { page, actor, key }
  const { result, rejection } = await (isMessage ? sendMessage : changeApplicant)(change, request)
  if (rejection?.code === 'second_step_needed') throw secondStepRedirect(request)
  if (rejection) return rejectForm<Answer>(rejection)
  const { flash, unsaved } = result
  // Unsaved text comes back with its page: a redirect would lose it.
  if (Object.keys(unsaved).length > 0)
    return rejectForm<Answer>({
      status: 200,
      code: flash,
      errors: {},
      values: unsaved,
      notice: findFlash(flash)?.words ?? 'Saved.',
    })
  return redirectWithFlash(applicantPath(key.jobId, key.id, listOf(request)), flash)
}

export { clientAction } from '#platform/forms/pages/client-action.ts'
export { headers } from '#platform/forms/pages/action-headers.ts'

export default function ApplicantPage({ loaderData, actionData }: Route.ComponentProps) {
  const { job, applicant, interview, recent, team, list } = loaderData
  const { id, name, country, yearsOfExperience: years, sentAt, withdrawnAt } = applicant
  const canMove = applicant.whyNot === null && !withdrawnAt
  const mayMeet = !withdrawnAt && !PAST_INTERVIEWS.has(applicant.status)
  const isRejected = actionData !== undefined && Object.keys(actionData.errors).length > 0

  return (
    <PageLayout width="wide">
      <title>{`${isRejected ? 'Error: ' : ''}${name}: ${job.title} – Landfall`}</title>
      <meta name="robots" content="noindex" />
      <Breadcrumb
        items={[
          { label: 'Applicants', href: `${applicantsPath(job.id)}${list && `?${list}`}` },
          { label: name },
        ]}
      />
      <PageHeader
        title={name}
        eyebrow={job.title}
        action={<NeighbourLinks jobId={job.id} list={list} neighbours={team.neighbours} />}
      >
        <p>
          {country} · {years === 1 ? '1 year' : `${years} years`} of experience · applied on{' '}
          {mediumDate(sentAt)}
        </p>
        <EmployerInterviewLine
          id={id}
          jobId={job.id}
          next={interview}
          isOff={applicant.isInterviewOff && mayMeet}
          canOffer={canMove && mayMeet}
        />
      </PageHeader>
      {withdrawnAt && (
        <Banner tone="warning" title="This application is withdrawn">
          The applicant withdrew it on {mediumDate(withdrawnAt)}. Its status stays as it is.
        </Banner>
      )}
      <UndoBar jobId={job.id} actions={recent} back={applicantPath(job.id, id, list)} />
      {applicant.status === 'offered' && !withdrawnAt && recent.length === 0 && (
        <Banner
          tone={applicant.offerAnswer === 'declined' ? 'info' : 'success'}
          title={decisionWords(applicant, name) ?? 'You offered the job'}
        >
          <Link href={arrivalPath({ id, jobId: job.id })}>From offer to arrival</Link>: the answer,
          the next steps, and what you pay.
        </Banner>
      )}
      <ApplicantForm
        key={id}
        applicationId={id}
        address={applicantPath(job.id, id, list)}
        answer={actionData}
        draft={loaderData.draft}
        draftNote={loaderData.draftNote}
      >
        {(parts) => (
          <>
            <PresenceLine
              key={`news-${id}`}
              applicationId={id}
              team={team}
              isSaid={parts.answer !== undefined && isDecisionConflict(parts.answer)}
            />
            <ApplicantParts {...loaderData} parts={parts} />
          </>
        )}
      </ApplicantForm>
      <nav className={styles.jump} aria-label="Parts of this page">
        {canMove && <a href="#decide">Move</a>}
        <a href="#messages">Write</a>
        <a href="#notes">Notes</a>
      </nav>
    </PageLayout>
  )
}
