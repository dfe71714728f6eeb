import { data } from 'react-router'
import { requireActor, requirePerson } from '#accounts/pages/require-actor.ts'
import { requestContext } from '#platform/pages/context.ts'
import { formSource, rejectForm, tryAction } from '#platform/forms/pages/submit-form.ts'
import { NeverPay } from '#board/jobs/pages/description/never-pay.tsx'
import { PageHeader } from '#platform/layout/page/page-header.tsx'
import { PageLayout } from '#platform/layout/page/page.tsx'
import { Banner } from '#platform/ui/toast/banner.tsx'
import { Breadcrumb } from '#platform/ui/links/breadcrumb.tsx'
import { ButtonLink } from '#platform/ui/buttons/button.tsx'
import { Card } from '#platform/ui/facts/card.tsx'
import { SPONSOR_LOST_PATH, SWITCH_JOBS_PATH } from '#trade/paths/arrival-paths.ts'
import { MOST_AT_ONCE } from '#hiring/several/several.ts'
import type { Route } from './+types/several.route.ts'
import { Outcome } from './outcome.tsx'
import { SeveralForm } from './several-form.tsx'
import { startSeveral } from './start-several.ts'
import styles from '#hiring/apply/pages/form/job-form.module.css'

export async function loader({ context, request }: Route.LoaderArgs) {
  const page = context.get(requestContext)
  const { searchParams } = new URL(request.url)
  return startSeveral(page, requireActor(page, request), searchParams.getAll('job'))
}

export async function action({ context, request }: Route.ActionArgs) {
  const { page, actor } = requirePerson(context, request)
  const { visitor } = page
  const { several, receive } = page.applications
  const { result: form, rejection: unreadable } = await tryAction({}, () =>
    receive(visitor, actor, formSource(request)),
  )
  if (unreadable) return rejectForm(unreadable)

  await using received = form
  const { result, rejection } = await tryAction(received.values, () =>
    several.send(actor, received),
  )
  if (rejection) return rejectForm(rejection)
  const listed = received.values['listed']?.split('.') ?? []
  return data({ outcome: { ...result, listed } })
}

export { clientAction } from '#platform/forms/pages/client-action.ts'

export default function SeveralPage({ loaderData, actionData }: Route.ComponentProps) {
  const { jobs, open, isTooMany, address } = loaderData
  const outcome = actionData && 'outcome' in actionData ? actionData.outcome : null
  const rejection = actionData && 'errors' in actionData ? actionData : undefined
  const title = outcome ? 'What was sent' : 'One application for several jobs'
  return (
    <PageLayout width={jobs.length > 0 && !outcome ? 'wide' : 'text'}>
      <title>{`${rejection ? 'Error: ' : ''}${title} – Landfall`}</title>
      <meta name="robots" content="noindex" />
      <Breadcrumb
        items={[
          { label: 'Your sponsor is gone', href: SPONSOR_LOST_PATH },
          { label: 'Jobs to switch to', href: SWITCH_JOBS_PATH },
          { label: 'Apply' },
        ]}
      />
      <PageHeader title={title}>
        {!outcome && (
          <p>You fill in one form. Each employer gets an application of its own, with your CV.</p>
        )}
      </PageHeader>
      {outcome ? (
        <Outcome {...outcome} others={open.filter((id) => !outcome.listed.includes(id))} />
      ) : jobs.length === 0 ? (
        <Banner tone="info" title="You have not ticked a job">
          <p>Tick the jobs that you want to apply for, then come back here.</p>
          <ButtonLink href={SWITCH_JOBS_PATH} size="small">
            Choose jobs
          </ButtonLink>
        </Banner>
      ) : (
        <>
          {isTooMany && (
            <Banner tone="warning" title={`You ticked more than ${MOST_AT_ONCE} jobs`}>
              {`You can send to ${MOST_AT_ONCE} at once. These are the first ${MOST_AT_ONCE}. The others come after them.`}
            </Banner>
          )}
          <div className={styles.columns}>
            <Card padding="roomy">
              <SeveralForm key={address} {...loaderData} rejection={rejection} />
            </Card>
            <aside className={styles.side} aria-label="Before you send">
              <NeverPay />
            </aside>
          </div>
        </>
      )}
    </PageLayout>
  )
}
