import { data } from 'react-router'
import { ExpiredLink } from '#accounts/settings/pages/links/expired-link.tsx'
import { linkHeaders, tokenOf } from '#accounts/settings/pages/links/link-page.ts'
import { requestContext } from '#platform/pages/context.ts'
import { isPlainForm, readFields, tryAction } from '#platform/forms/pages/submit-form.ts'
import { PageHeader } from '#platform/layout/page/page-header.tsx'
import { PageLayout } from '#platform/layout/page/page.tsx'
import { Button } from '#platform/ui/buttons/button.tsx'
import { ButtonRow } from '#platform/ui/buttons/button-row.tsx'
import { Link } from '#platform/ui/buttons/link.tsx'
import { alertLinkPath, ALERTS_PATH } from '#board/alerts/alert-paths.ts'
import type { Route } from './+types/unsubscribe.route.ts'

/** Stops nothing: mail scanners open links too. */
export async function loader(args: Route.LoaderArgs) {
  const { alerts } = args.context.get(requestContext)
  const token = tokenOf(args)
  const isOurs = alerts.links.read('unsubscribe', token) !== null
  const alert = await alerts.find('unsubscribe', token)
  return data({ token, isOurs, name: alert?.name ?? null }, { status: isOurs ? 200 : 410 })
}

/**
 * Handles this page's buttons and the mail program's (RFC 8058), which has no cookie, sends one of two form types and
 * follows no redirect.
 */
export async function action(args: Route.ActionArgs) {
  const { alerts } = args.context.get(requestContext)
  // Only this page's form has a choice; the mail program's content is ignored.
  const form = isPlainForm(args.request) ? await readFields(args.request) : null
  const all = form?.get('which') === 'all'
  const { rejection } = await tryAction({}, () => alerts.unsubscribe(tokenOf(args), { all }))
  return data({ isDone: !rejection, all }, { status: rejection?.status ?? 200 })
}

export const headers = linkHeaders

export default function UnsubscribePage({ loaderData, actionData }: Route.ComponentProps) {
  const { token, isOurs, name } = loaderData
  if (!isOurs) return <ExpiredLink advice={<Dead />} />
  const isDone = actionData?.isDone ?? name === null
  const gone = actionData?.all
    ? 'All your alerts are deleted. We send you nothing more for them.'
    : 'The alert is deleted. We send you nothing more for it.'
  return (
    <PageLayout width="form">
      <title>{`${isDone ? 'Stopped' : 'Stop this alert?'} – Landfall`}</title>
      <meta name="robots" content="noindex" />
      <PageHeader title={isDone ? 'Stopped' : 'Stop this alert?'}>
        <p>{isDone ? gone : name}</p>
      </PageHeader>
      {isDone ? (
        <p>
          Pressed by mistake? <Link href="/jobs">Search again</Link>, and set it anew.
        </p>
      ) : (
        <form method="post" action={alertLinkPath('unsubscribe', token)}>
          <ButtonRow>
            <Button type="submit" name="which" value="this" tone="primary">
              Stop it
            </Button>
            <Button type="submit" name="which" value="all">
              Stop all my alerts
            </Button>
            <Link href={ALERTS_PATH}>Keep it, but change it</Link>
          </ButtonRow>
        </form>
      )}
    </PageLayout>
  )
}

function Dead() {
  return (
    <>
      Parts of it are missing. Copy the whole link from the email, or{' '}
      <Link href={ALERTS_PATH}>ask for a new one</Link>.
    </>
  )
}
