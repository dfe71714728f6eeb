import { redirect } from 'react-router'
import { secondStepRedirect } from '#app/accounts/second-step/redirect.ts'
import { requireActor } from '#app/accounts/require-actor.ts'
import { requestContext } from '#app/context.ts'
import { setFlash } from '#contract/flash-cookie.ts'
import { tryServerAction } from '#app/forms/try-server-action.ts'
import type { Rejection } from '#app/forms/rejection.ts'
import { rejectForm } from '#app/forms/submit-form.ts'
import { PageHeader } from '#app/layout/page-header.tsx'
import { PageLayout } from '#app/layout/page.tsx'
import { Banner } from '#app/ui/banner.tsx'
import { Breadcrumb } from '#app/ui/breadcrumb.tsx'
import { Card } from '#app/ui/card.tsx'
import { Link } from '#app/ui/link.tsx'
import { arrivalPath } from '#contract/paths/arrival-paths.ts'
import { APPLICATION_LIMITS, SETTABLE_STAGES } from '#contract/applications.ts'
import { mediumDate } from '#contract/formats.ts'
import { MESSAGE_LIMIT, TALK_DENIALS } from '#contract/talk.ts'
import { Answers } from '../answers.tsx'
import { orErrorResponse } from '#app/error-response.ts'
import { StatusTag } from '../status-tag.tsx'
import { MessageFields } from '../talk/message-fields.tsx'
import { Thread } from '../talk/thread.tsx'
import { useNewMessages } from '../talk/use-new-messages.ts'
import type { Route } from './+types/applicant.route.ts'
import { changeApplicant, sendMessage } from './applicant-actions.ts'
import styles from './applicant.module.css'
import { applicantsPath } from '#contract/paths/applicant-paths.ts'
import { ApplicantForm, NotePart } from './applicant-form.tsx'
import { ReadersPart } from './readers-part.tsx'
import { StatusPart } from './status-part.tsx'
import { Withheld } from './withheld.tsx'

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const page = context.get(requestContext)
  const actor = requireActor(page, request)
  const key = { jobId: params.jobId, id: params.applicationId }
  // A browser that fetches ahead is not a person who looks.
  const isVisit = !request.headers.get('sec-purpose')?.includes('prefetch')
  const found = await orErrorResponse(
    page.applications.applicants.open(actor, key, { isVisit }),
    request,
  )
  const limits = { note: APPLICATION_LIMITS.note, text: MESSAGE_LIMIT }
  return { ...found, statuses: SETTABLE_STAGES, limits }
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const page = context.get(requestContext)
  const actor = requireActor(page, request)
  const key = { jobId: params.jobId, id: params.applicationId }
  const isMessage = request.headers.get('content-type')?.startsWith('multipart/form-data')
  const { result, rejection } = isMessage
    ? await sendMessage(page, { actor, key }, request)
    : await changeApplicant(page.applications, { actor, key }, request)
  if (rejection?.code === 'second_step_needed') throw secondStepRedirect(request)
  if (rejection) return rejectForm(rejection)
  const { flash, unsaved } = result
  // What is typed and not saved comes back with its page: a redirect would lose it.
  if (Object.keys(unsaved).length > 0)
    return rejectForm<Rejection>({ status: 200, code: flash, errors: {}, values: unsaved })
  return redirect(`/applicants/${key.jobId}/${key.id}`, {
    status: 303,
    headers: { 'set-cookie': setFlash(flash) },
  })
}

/** If the server cannot be reached, everything typed stays where it is. */
export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  return tryServerAction(await request.clone().formData(), serverAction)
}

export function headers({ actionHeaders }: Route.HeadersArgs) {
  return actionHeaders
}

const HINTS = {
  proved: 'They read it on their page and can answer there. We also tell them by email.',
  unproved:
    'They read it on their page, with a note that we have not checked who you are. You can send files once you have proved it.',
}

export default function ApplicantPage({ loaderData, actionData }: Route.ComponentProps) {
  const { job, applicant, statuses, limits } = loaderData
  const { id, name, answers, events, messages, talk, sentAt, withdrawnAt, canAnswer } = applicant
  useNewMessages(id)
  const address = `/applicants/${job.id}/${id}`
  const isRejected = actionData !== undefined && Object.keys(actionData.errors).length > 0

  return (
    <PageLayout width="wide">
      <title>{`${isRejected ? 'Error: ' : ''}${name}: ${job.title} – Landfall`}</title>
      <meta name="robots" content="noindex" />
      <Breadcrumb items={[{ label: job.title, href: applicantsPath(job.id) }, { label: name }]} />
      <PageHeader
        title={name}
        eyebrow={job.title}
        action={<StatusTag application={applicant} reader="employer" />}
      >
        <p>Applied on {mediumDate(sentAt)}.</p>
      </PageHeader>
      {withdrawnAt && (
        <Banner tone="warning" title="This application is withdrawn">
          The applicant withdrew it on {mediumDate(withdrawnAt)}. Its status stays as it is.
        </Banner>
      )}
      {applicant.status === 'offered' && (
        <Banner tone="success" title="You offered the job">
          <Link href={arrivalPath({ id, jobId: job.id })}>From offer to arrival</Link>: the answer,
          the next steps, and what you pay.
        </Banner>
      )}
      <ApplicantForm
        key={id}
        address={address}
        answer={actionData}
        sentCount={messages.filter(({ side }) => side === 'employer').length}
        className={styles.columns}
      >
        {({ answer, pendingStatus, isSending }) => (
          <>
            <Card as="section" padding="roomy">
              {answers ? (
                <Answers answers={answers} applicationId={id} heading="The application" />
              ) : (
                <Withheld applicant={applicant} organisationId={job.organisationId} />
              )}
            </Card>
            <aside className={styles.side} aria-label="Your decision">
              {canAnswer && !withdrawnAt && (
                <StatusPart
                  statuses={statuses}
                  current={applicant.status}
                  pending={pendingStatus}
                  answer={answer}
                  limit={limits.text}
                />
              )}
              {canAnswer ? (
                <NotePart
                  answer={answer}
                  note={applicant.note}
                  limit={limits.note}
                  isSending={isSending('note')}
                />
              ) : (
                <ReadersPart note={applicant.note} />
              )}
            </aside>
            <div className={styles.letters}>
              <Card as="section" padding="roomy">
                <div className={styles.talk} id="messages">
                  <h2 className={styles.title}>You and the applicant</h2>
                  <Thread
                    applicationId={id}
                    events={events}
                    messages={messages}
                    reader="employer"
                    isPosterProved={job.isProved}
                  />
                  {talk.denial ? (
                    <p>{TALK_DENIALS[talk.denial]}</p>
                  ) : (
                    canAnswer && (
                      <MessageFields
                        talk={talk}
                        label="Write to the applicant"
                        hint={job.isProved ? HINTS.proved : HINTS.unproved}
                        limit={limits.text}
                        answer={answer}
                        isSending={isSending('message')}
                      />
                    )
                  )}
                </div>
              </Card>
            </div>
          </>
        )}
      </ApplicantForm>
    </PageLayout>
  )
}
