import { data, redirect } from 'react-router'
import { PageOwner } from '#platform/forms/pages/owner/page-owner.tsx'
import { linkHeaders, tokenOf } from '#accounts/settings/pages/links/link-page.ts'
import { requestContext } from '#platform/pages/context.ts'
import { PostForm } from '#platform/forms/pages/post-form.tsx'
import { rejectForm, submitForm } from '#platform/forms/pages/submit-form.ts'
import { PageHeader } from '#platform/layout/page/page-header.tsx'
import { PageLayout } from '#platform/layout/page/page.tsx'
import { Banner } from '#platform/ui/toast/banner.tsx'
import { Button, ButtonLink } from '#platform/ui/buttons/button.tsx'
import { EmailField } from '#platform/ui/fields/text-field.tsx'
import { AlertAddress, AlertChange, ALERT_LIMITS } from '#board/alerts/alerts.schema.ts'
import { DomainError } from '#platform/primitives/errors.schema.ts'
import { redirectWithFlash } from '#trade/flash/redirect-with-flash.ts'
import { ALERTS_PATH, manageAlertsPath } from '#board/alerts/alert-paths.ts'
import { jobsPath } from '#board/jobs/model/job-paths.ts'
import { AlertItem } from './alert-item.tsx'
import { describeStatus } from './alert-words.ts'
import styles from './alerts.module.css'
import type { Route } from './+types/alerts.route.ts'

/** Lists the alerts of the link in an email, otherwise of the person who is logged in. */
export async function loader(args: Route.LoaderArgs) {
  const { actor, alerts } = args.context.get(requestContext)
  const { searchParams } = new URL(args.request.url)
  const token = tokenOf(args)
  const holder = token ? await alerts.findHolder(token) : actor && alerts.holderOf(actor)
  const found = holder ? await alerts.list(holder) : null
  return data(
    {
      path: token ? manageAlertsPath(token) : ALERTS_PATH,
      alerts:
        found?.map((alert) => ({
          ...alert,
          says: describeStatus(alert),
          listHref: jobsPath({ ...alert.search, sort: 'newest' }),
        })) ?? null,
      isDead: token !== '' && !holder,
      isSent: searchParams.has('sent'),
      isGone: searchParams.has('gone'),
      limit: ALERT_LIMITS.email,
    },
    { status: token !== '' && !holder ? 410 : 200 },
  )
}

export async function action(args: Route.ActionArgs) {
  const { actor, alerts, visitor } = args.context.get(requestContext)
  const { request } = args
  if (new URL(request.url).searchParams.has('form')) {
    const { rejection } = await submitForm(request, AlertAddress, ({ email }) =>
      alerts.requestLink(visitor, email),
    )
    return rejection ? rejectForm(rejection) : redirect(`${ALERTS_PATH}?sent=1`, 303)
  }
  const token = tokenOf(args)
  const holder = token ? await alerts.findHolder(token) : actor && alerts.holderOf(actor)
  const { rejection } = await submitForm(request, AlertChange, async (change) => {
    if (!holder) throw new DomainError(token ? 'link_dead' : 'not_logged_in')
    await alerts.change(holder, change)
  })
  if (rejection) return rejectForm(rejection)
  if (!token || !holder) return redirectWithFlash(ALERTS_PATH, 'alert-saved')
  // The link may have been signed for the alert just deleted.
  const next = await alerts.linkFor(holder)
  return redirectWithFlash(next ? manageAlertsPath(next) : `${ALERTS_PATH}?gone=1`, 'alert-saved')
}

export const headers = linkHeaders

export default function AlertsPage({ loaderData, actionData }: Route.ComponentProps) {
  const { path, alerts, isDead, isSent, isGone, limit } = loaderData
  const errors = Object.values(actionData?.errors ?? {})
  return (
    <PageLayout width="form">
      <title>Your alerts – Landfall</title>
      <meta name="robots" content="noindex" />
      <PageHeader title={isGone && !alerts ? 'You have no alerts left' : 'Your alerts'}>
        {isGone && !alerts && <p>We have deleted them, and your address with them.</p>}
      </PageHeader>
      {isDead && <Banner tone="warning">This link is too old, or its alert is gone.</Banner>}
      {alerts && errors.length > 0 && <Banner tone="danger">{errors.join(' ')}</Banner>}
      {alerts && <AlertList {...{ path, alerts }} />}
      {!alerts && !isGone && !isSent && (
        <PostForm
          id="link-form"
          action={`${ALERTS_PATH}?form=link`}
          rejection={actionData}
          submitLabel="Send me the link"
          aside={
            <ButtonLink href={`/login?${new URLSearchParams({ next: ALERTS_PATH })}`}>
              Log in
            </ButtonLink>
          }
        >
          <p>With an account, log in. Without one, we send you a link to your alerts.</p>
          <EmailField
            name="email"
            label="Your email address"
            maxLength={limit}
            defaultValue={actionData?.values.email}
            required
          />
        </PostForm>
      )}
      {!alerts && isSent && (
        <Banner tone="success" title="Look in your mailbox">
          If this address has alerts, the link is on its way. If not, we sent nothing.
        </Banner>
      )}
    </PageLayout>
  )
}

type Listed = NonNullable<Route.ComponentProps['loaderData']['alerts']>

function AlertList({ path, alerts }: { path: string; alerts: Listed }) {
  const awaitsAnswer = alerts.some((alert) => alert.awaitsAnswer)
  if (alerts.length === 0) {
    return (
      <>
        <p>You have none. Search for jobs, and press ‘Email me new jobs’ above the list.</p>
        <p>
          <ButtonLink href="/jobs">Find work</ButtonLink>
        </p>
      </>
    )
  }
  return (
    <>
      {awaitsAnswer && (
        <Banner tone="warning" title="Do you still want them?">
          <form method="post" action={path}>
            <PageOwner />
            <Button type="submit" name="action" value="keep" tone="primary">
              Keep my alerts
            </Button>
          </form>
        </Banner>
      )}
      <ul className={styles.list}>
        {alerts.map((alert) => (
          <li key={alert.id}>
            <AlertItem alert={alert} path={path} />
          </li>
        ))}
      </ul>
      {alerts.length > 1 && (
        <form method="post" action={path}>
          <PageOwner />
          <Button type="submit" name="action" value="delete-all" tone="quiet" icon="trash">
            Delete all
          </Button>
        </form>
      )}
    </>
  )
}
