import { redirect } from 'react-router'
import { requireActor } from '#app/accounts/require-actor.ts'
import { requestContext } from '#app/context.ts'
import { setFlash } from '#contract/flash-cookie.ts'
import { tryServerAction } from '#app/forms/try-server-action.ts'
import { rejectForm, tryAction } from '#app/forms/submit-form.ts'
import { PageHeader } from '#app/layout/page-header.tsx'
import { PageLayout } from '#app/layout/page.tsx'
import { Breadcrumb } from '#app/ui/breadcrumb.tsx'
import { Card } from '#app/ui/card.tsx'
import { Disclosure } from '#app/ui/disclosure.tsx'
import { mediumDate } from '#contract/formats.ts'
import { Answers } from '../answers.tsx'
import { orErrorResponse } from '#app/error-response.ts'
import { Replies } from '../replies.tsx'
import { StatusTag } from '../status-tag.tsx'
import { Timeline } from '../timeline.tsx'
import { descriptionHtml } from '#contract/description/description-html.ts'
import type { Route } from './+types/application.route.ts'
import { Advert } from './advert.tsx'
import styles from './application.module.css'
import { WhatChanged } from './what-changed.tsx'
import { Withdraw } from './withdraw.tsx'

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const page = context.get(requestContext)
  const actor = requireActor(page, request)
  const application = await orErrorResponse(page.applications.own.find(actor, params.id))
  const isAsking = new URL(request.url).searchParams.get('withdraw') === 'ask'
  const { description } = application.advert
  return { application, html: descriptionHtml({ description, descriptionHtml: null }), isAsking }
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const page = context.get(requestContext)
  const actor = requireActor(page, request)
  const { rejection } = await tryAction({}, () => page.applications.own.withdraw(actor, params.id))
  if (rejection) return rejectForm(rejection)
  return redirect(`/applications/${params.id}`, {
    status: 303,
    headers: { 'set-cookie': setFlash('application-withdrawn') },
  })
}

export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  return tryServerAction(await request.clone().formData(), serverAction)
}

export function headers({ actionHeaders }: Route.HeadersArgs) {
  return actionHeaders
}

export default function ApplicationPage({ loaderData, actionData }: Route.ComponentProps) {
  const { application, html, isAsking } = loaderData
  const { id, advert, answers, events, replies, sentAt, openedAt, withdrawnAt } = application

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
        action={<StatusTag application={application} reader="applicant" />}
      >
        <p>
          You applied on {mediumDate(sentAt)}.{' '}
          {openedAt
            ? `The employer opened your application on ${mediumDate(openedAt)}.`
            : !withdrawnAt && 'The employer has not opened it yet.'}
        </p>
      </PageHeader>
      {!withdrawnAt && <WhatChanged id={id} events={events} />}
      <div className={styles.columns}>
        <div className={styles.main}>
          <Replies replies={replies} reader="applicant" />
          <Card as="section" padding="roomy">
            <Answers answers={answers} applicationId={id} heading="What you sent" />
          </Card>
          <Disclosure summary="The advert as it was when you applied">
            <Advert application={application} html={html} />
          </Disclosure>
        </div>
        <aside className={styles.side} aria-label="Progress">
          <Card as="section">
            <h2 className={styles.title}>History</h2>
            <Timeline events={events} reader="applicant" />
          </Card>
          {!withdrawnAt && <Withdraw id={id} isAsking={isAsking} rejection={actionData} />}
        </aside>
      </div>
    </PageLayout>
  )
}
