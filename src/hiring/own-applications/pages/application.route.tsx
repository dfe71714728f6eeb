import { Form, redirect } from 'react-router'
import { PageOwner } from '#platform/forms/pages/owner/page-owner.tsx'
import { requirePerson } from '#accounts/pages/require-actor.ts'
import { DomainError } from '#platform/primitives/errors.schema.ts'
import { hasFiles, rejectForm, submitForm } from '#platform/forms/pages/submit-form.ts'
import { PageHeader } from '#platform/layout/page/page-header.tsx'
import { PageLayout } from '#platform/layout/page/page.tsx'
import { Banner } from '#platform/ui/toast/banner.tsx'
import { Breadcrumb } from '#platform/ui/links/breadcrumb.tsx'
import { Card } from '#platform/ui/facts/card.tsx'
import { Link } from '#platform/ui/buttons/link.tsx'
import { Tag } from '#platform/ui/facts/tag.tsx'
import { Disclosure } from '#platform/ui/facts/disclosure.tsx'
import {
  IF_NOT_PAID,
  IF_PAID,
  NOT_YOUR_FAULT,
  PaidAnswer,
} from '#safety/warnings/warnings.schema.ts'
import { AGAINST_FRAUD } from '#safety/contacts/contacts.ts'
import { mediumDate } from '#platform/primitives/formats.ts'
import { OwnInterviewLine } from '#hiring/interviews/pages/interview-line.tsx'
import { decisionWords } from '#hiring/applications/model/application-state.ts'
import { orErrorResponse } from '#accounts/pages/error-response.ts'
import { StatusTag } from '#hiring/applications/pages/status-tag.tsx'
import { OwnTalk } from '#hiring/talk/pages/own-talk.tsx'
import { Thread } from '#hiring/talk/pages/thread.tsx'
import { descriptionHtml } from '#board/jobs/description/description-html.ts'
import type { Route } from './+types/application.route.ts'
import { Advert } from './advert.tsx'
import { changeOwn, OWN_INTENTS, sendOwnMessage } from './change-own.ts'
import { Details } from './details.tsx'
import styles from './application.module.css'
import { OfferBanner } from './offer-banner.tsx'
import { OWN_FORM } from './own-form.ts'
import {
  FoldedMessages,
  PaidQuestion,
  SaveEvidence,
  TalkToUs,
  WarningPanel,
  type ShownWarning,
} from './warning.tsx'
import { WhatChanged } from './what-changed.tsx'
import { Withdraw } from './withdraw.tsx'

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { page, actor } = requirePerson(context, request)
  const { warnings } = page
  // A prefetch does not mean that the page was read.
  const isVisit = !request.headers.get('sec-purpose')?.includes('prefetch')
  const found = await orErrorResponse(page.applications.own.find(actor, params.id, { isVisit }))
  const warning = await warnings.find(actor, params.id)
  const shown: ShownWarning | null = warning && {
    ...warning,
    ifPaid: IF_PAID,
    ifNotPaid: IF_NOT_PAID,
    comfort: NOT_YOUR_FAULT,
    contacts: AGAINST_FRAUD,
  }
  const application = shown ? { ...found, messages: warnings.hide(found.messages) } : found
  const { description } = application.advert
  const { [params.id]: next = null } = await page.interviews.findNext([params.id])
  return {
    application,
    interview: { next, own: await page.interviews.findZone(actor) },
    html: descriptionHtml({ description, descriptionHtml: null }),
    warning: shown,
    openQuestions: (await page.applications.questions.listUnanswered(actor, params.id)).length,
  }
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const { page, actor } = requirePerson(context, request)
  if (hasFiles(request)) return sendOwnMessage(page, actor, { id: params.id, request })
  const intent = new URL(request.url).searchParams
  if (intent.get('do') === 'paid') {
    const { rejection } = await submitForm(request, PaidAnswer, (answer) =>
      page.warnings.savePaid(actor, params.id, answer),
    )
    return rejection
      ? rejectForm({ ...rejection, of: 'withdraw' as const })
      : redirect(`/applications/${params.id}`, 303)
  }
  const known = OWN_INTENTS.find((one) => one === intent.get('intent'))
  if (!known) throw new Response(new DomainError('not_found').message, { status: 404 })
  return changeOwn(page, actor, { id: params.id, intent: known, request })
}

export { clientAction } from '#platform/forms/pages/client-action.ts'
export { headers } from '#platform/forms/pages/action-headers.ts'

export default function ApplicationPage({ loaderData, actionData }: Route.ComponentProps) {
  const { application, interview, html, warning, openQuestions } = loaderData
  const { id, advert, events, messages, sentAt, openedAt, withdrawnAt, isPosterProved } =
    application
  const decision = decisionWords(application)
  // Times can be seen, and taken back, before the stage ‘interview’ is shown.
  const isOff =
    application.isInterviewOff &&
    decision === null &&
    application.goneBecause === null &&
    !['offered', 'rejected'].includes(application.status)
  const rejectionOf = (form: 'details' | 'withdraw') =>
    actionData && 'of' in actionData && actionData.of === form ? actionData : undefined

  return (
    <PageLayout width="wide">
      <title>{`Your application: ${advert.title}, ${advert.employer} – Landfall`}</title>
      <meta name="robots" content="noindex" />
      <Breadcrumb
        items={[
          { label: 'Dashboard', href: '/dashboard?tab=appliedJobs' },
          { label: 'Your application' },
        ]}
      />
      <PageHeader
        title={advert.title}
        eyebrow={`${advert.employer}, ${advert.location}`}
        action={
          warning ? (
            <Tag tone="danger" icon="alert">
              {application.goneBecause === 'landfall' ? 'Ended by Landfall' : 'Be careful'}
            </Tag>
          ) : (
            <StatusTag application={application} reader="applicant" />
          )
        }
      >
        <p>
          You applied on {mediumDate(sentAt)}.{' '}
          {decision
            ? `${decision}.`
            : openedAt
              ? `${isPosterProved ? 'The employer' : 'The poster'} opened your application on ${mediumDate(openedAt)}.`
              : !warning &&
                application.status === 'new' &&
                !interview.next &&
                `${isPosterProved ? 'The employer' : 'The poster'} has not opened it yet.`}
        </p>
      </PageHeader>
      {warning && <WarningPanel warning={warning} />}
      {application.goneBecause === 'landfall' && !warning && (
        <Banner tone="info" title="We took this job off the site">
          Its advert is against our rules, or no longer true. You did nothing wrong. Nobody can
          write here any more; what you sent stays on this page.
        </Banner>
      )}
      {application.goneBecause === 'employer' && (
        <Banner
          tone="info"
          title={isPosterProved ? 'The employer deleted this job' : 'The poster deleted this job'}
        >
          They can no longer read your application, and nobody can write here any more. If an
          interview was planned, it does not take place. What you sent stays on this page.
        </Banner>
      )}
      {!withdrawnAt && !warning && <WhatChanged id={id} events={events} />}
      {openQuestions > 0 && !warning && (
        <Banner tone="info" title="The employer asks something">
          <p>
            <Link href={`/applications/${id}/questions`}>
              {openQuestions === 1
                ? 'Answer the question'
                : `Answer the ${openQuestions} questions`}
            </Link>
            : it helps them to decide, and you can leave them out.
          </p>
        </Banner>
      )}
      {!warning && <OwnInterviewLine id={id} {...interview} isOff={isOff} />}
      {!warning && <OfferBanner application={application} />}
      <div className={styles.columns}>
        <div className={styles.main}>
          {warning && <PaidQuestion id={id} paid={warning.paid} />}
          {warning ? (
            <>
              <FoldedMessages messages={messages} />
              {/* Writing is over here, but other buttons of the page send this form. */}
              <Form id={OWN_FORM} method="post" hidden>
                <PageOwner />
              </Form>
              <SaveEvidence id={id} />
            </>
          ) : (
            <OwnTalk key={id} application={application} answer={actionData} />
          )}
          <Card as="section" padding="roomy">
            <Details application={application} rejection={rejectionOf('details')} />
          </Card>
          {(application.status === 'offered' || messages.length > 0) && (
            <p>
              <Link href={`/applications/${id}/letter`}>Compare a letter with this advert</Link>
            </p>
          )}
          <Disclosure summary="The advert as it was when you applied">
            <Advert application={application} html={html} />
          </Disclosure>
        </div>
        <aside
          className={styles.side}
          data-is-first={warning ? true : undefined}
          aria-label="Progress"
        >
          {warning && (
            <Card as="section">
              <h2 className={styles.title}>History</h2>
              <Thread
                applicationId={id}
                events={events}
                messages={[]}
                reader="applicant"
                isPosterProved={isPosterProved}
                warnedAt={warning.at}
              />
            </Card>
          )}
          {warning && <TalkToUs />}
          {!withdrawnAt && !warning && (
            <Withdraw
              id={id}
              isAsking={actionData?.code === 'ask'}
              rejection={rejectionOf('withdraw')}
            />
          )}
        </aside>
      </div>
    </PageLayout>
  )
}
