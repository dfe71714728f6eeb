import { data, redirect } from 'react-router'
import { linkHeaders, tokenOf } from '#accounts/settings/pages/links/link-page.ts'
import { requestContext } from '#platform/pages/context.ts'
import { PostForm } from '#platform/forms/pages/post-form.tsx'
import { PageHeader } from '#platform/layout/page/page-header.tsx'
import { PageLayout } from '#platform/layout/page/page.tsx'
import { Link } from '#platform/ui/buttons/link.tsx'
import type { Route } from './+types/stop.route.ts'

const PATH = '/saved/stop'

/** Ends nothing: mail scanners open links too. */
export function loader(args: Route.LoaderArgs) {
  const { savedJobs } = args.context.get(requestContext)
  const token = tokenOf(args)
  const isDone = new URL(args.request.url).searchParams.has('done')
  const isValid = isDone || savedJobs.mails.isStopLink(token)
  return data({ token, isDone, isValid }, { status: isValid ? 200 : 410 })
}

/** Handles the page's button and the one in email programs (RFC 8058), which need no page. */
export async function action(args: Route.ActionArgs) {
  const { savedJobs } = args.context.get(requestContext)
  const isStopped = await savedJobs.mails.stop(tokenOf(args))
  return isStopped ? redirect(`${PATH}?done`, { status: 303 }) : data(null, { status: 410 })
}

export const headers = linkHeaders

export default function StopPage({ loaderData }: Route.ComponentProps) {
  const { token, isDone, isValid } = loaderData
  const title = isDone
    ? 'We write no more about saved jobs'
    : isValid
      ? 'No more mails about saved jobs?'
      : 'This link does not work'

  return (
    <PageLayout width="form">
      <title>{`${title} – Landfall`}</title>
      <meta name="robots" content="noindex" />
      <PageHeader title={title}>
        {isValid ? (
          <p>
            Your list still shows what has changed. You can switch the mails on again in your{' '}
            <Link href="/setting#notifications">settings</Link>.
          </p>
        ) : (
          <p>
            It may have been cut off. You can end these mails in your{' '}
            <Link href="/setting#notifications">settings</Link>.
          </p>
        )}
      </PageHeader>
      {isValid && !isDone && (
        <PostForm
          id="stop-form"
          action={`${PATH}?${new URLSearchParams({ token })}`}
          rejection={undefined}
          submitLabel="Send me none"
        >
          {null}
        </PostForm>
      )}
    </PageLayout>
  )
}
