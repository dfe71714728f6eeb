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
import { mailsOffPath } from '#platform/mail/mail-paths.ts'
import type { Route } from './+types/mails-off.route.ts'

const WORDS = {
  messages: {
    what: 'emails about messages and planned days',
    rest: 'The page of each application still shows every message, and every day that is planned.',
  },
  status: {
    what: 'emails about the status of your applications',
    rest: 'The page of each application still shows what its employer decides.',
  },
} as const

/** Turns nothing off: mail scanners open links too. */
export async function loader(args: Route.LoaderArgs) {
  const { applications } = args.context.get(requestContext)
  const token = tokenOf(args)
  const wish = await applications.mailWishes.find(token)
  return data({ token, wish }, { status: wish ? 200 : 410 })
}

/**
 * Handles this page's buttons and email programs (RFC 8058), which have no cookie, send one of two form types and
 * follow no redirect.
 */
export async function action(args: Route.ActionArgs) {
  const { applications } = args.context.get(requestContext)
  // Only this page's form can turn mails on; the email program's content is ignored.
  const form = isPlainForm(args.request) ? await readFields(args.request) : null
  const isWanted = form?.get('mails') === 'on'
  const { rejection } = await tryAction({}, () =>
    applications.mailWishes.save(tokenOf(args), isWanted),
  )
  return data(null, { status: rejection ? 410 : 200 })
}

export const headers = linkHeaders

export default function MailsOffPage({ loaderData: { token, wish } }: Route.ComponentProps) {
  if (!wish) return <ExpiredLink advice={<Dead />} />
  const { what, rest } = WORDS[wish.kind]
  const title = wish.isWanted ? `Turn off ${what}?` : `We send you no ${what}`
  return (
    <PageLayout width="form">
      <title>{`${title} – Landfall`}</title>
      <meta name="robots" content="noindex" />
      <PageHeader title={title}>
        <p>{rest}</p>
      </PageHeader>
      <form method="post" action={mailsOffPath(token)}>
        <ButtonRow>
          {wish.isWanted ? (
            <Button type="submit" name="mails" value="off" tone="primary">
              Turn them off
            </Button>
          ) : (
            <Button type="submit" name="mails" value="on">
              Turn them on again
            </Button>
          )}
          <Link href="/setting#notifications">All emails from Landfall</Link>
        </ButtonRow>
      </form>
    </PageLayout>
  )
}

function Dead() {
  return (
    <>
      Parts of it are missing, or its account is gone. You can turn these emails off in{' '}
      <Link href="/setting#notifications">your settings</Link>.
    </>
  )
}
