import { data, redirect } from 'react-router'
import { ExpiredLink } from '#accounts/settings/pages/links/expired-link.tsx'
import { linkHeaders, tokenOf } from '#accounts/settings/pages/links/link-page.ts'
import { requestContext } from '#platform/pages/context.ts'
import { PostForm } from '#platform/forms/pages/post-form.tsx'
import { rejectForm, tryAction } from '#platform/forms/pages/submit-form.ts'
import { PageHeader } from '#platform/layout/page/page-header.tsx'
import { PageLayout } from '#platform/layout/page/page.tsx'
import { CONFIRM_DAYS } from '#board/alerts/alerts.schema.ts'
import { redirectWithFlash } from '#trade/flash/redirect-with-flash.ts'
import { alertLinkPath, manageAlertsPath } from '#board/alerts/alert-paths.ts'
import type { Route } from './+types/confirm-alert.route.ts'

const DEAD = `It is more than ${CONFIRM_DAYS} days old, or the alert was deleted. Nothing is sent to you. Set the alert again if you want it.`

/** Confirms nothing: mail scanners open links too. */
export async function loader(args: Route.LoaderArgs) {
  const { alerts } = args.context.get(requestContext)
  const token = tokenOf(args)
  const alert = await alerts.find('confirm', token)
  // Who has said yes before would read here that nothing is sent.
  if (alert && alert.status !== 'unconfirmed')
    throw redirect(manageAlertsPath((await alerts.linkFor(alert)) ?? ''))
  const found = alert && {
    name: alert.name,
    isForMe: alert.situation !== null,
    often: alert.frequency === 'daily' ? 'every day' : 'every Monday',
  }
  return data({ token, found }, { status: found ? 200 : 410 })
}

export async function action(args: Route.ActionArgs) {
  const { alerts } = args.context.get(requestContext)
  const { result: holder, rejection } = await tryAction({}, () => alerts.confirm(tokenOf(args)))
  if (rejection) return rejectForm(rejection)
  const token = await alerts.linkFor(holder)
  return redirectWithFlash(manageAlertsPath(token ?? ''), 'alert-set')
}

export const headers = linkHeaders

export default function ConfirmAlertPage({ loaderData, actionData }: Route.ComponentProps) {
  const { token, found } = loaderData
  if (!found || actionData?.status === 410) return <ExpiredLink advice={DEAD} />
  const { name, often, isForMe } = found
  return (
    <PageLayout width="form">
      <title>Shall we send you new jobs? – Landfall</title>
      <meta name="robots" content="noindex" />
      <PageHeader title="Shall we send you new jobs?">
        <p>
          <strong>{name}</strong>, {often} if there are new ones
          {isForMe ? ', with answers for you' : ''}. Each email has a link to stop them.
        </p>
      </PageHeader>
      <PostForm
        id="confirm-alert-form"
        action={alertLinkPath('confirm', token)}
        rejection={actionData}
        submitLabel="Yes, send them to me"
      >
        <p>You did not ask for it? Close this page: nothing is sent, and we forget your address.</p>
      </PostForm>
    </PageLayout>
  )
}
