import { redirectWithCookies } from '#platform/layout/redirect-with-cookies.ts'
import { requestContext } from '#platform/pages/context.ts'
import { setFlash } from '#trade/flash/flash-cookie.ts'
import { PostForm } from '#platform/forms/pages/post-form.tsx'
import { rejectForm, tryAction } from '#platform/forms/pages/submit-form.ts'
import { PageHeader } from '#platform/layout/page/page-header.tsx'
import { PageLayout } from '#platform/layout/page/page.tsx'
import type { Route } from './+types/confirm-email.route.ts'
import { ExpiredLink } from './expired-link.tsx'
import { answerLink, linkHeaders, tokenOf } from './link-page.ts'

/** Uses nothing up: mail scanners open links too. */
export async function loader(args: Route.LoaderArgs) {
  const facts = args.context.get(requestContext)
  const token = tokenOf(args)
  return answerLink(token, await facts.accounts.settings.findEmailChange(token))
}

export async function action(args: Route.ActionArgs) {
  const { accounts, actor, visitor } = args.context.get(requestContext)
  const { result: id, rejection } = await tryAction({}, () =>
    accounts.settings.confirmEmailChange(visitor, tokenOf(args)),
  )
  if (rejection) return rejectForm(rejection)
  // The mail may be opened where no one, or someone else, is logged in.
  return redirectWithCookies(
    actor?.id === id ? '/setting#email' : '/login',
    setFlash('address-changed'),
  )
}

export const headers = linkHeaders

export default function ConfirmEmailPage({ loaderData, actionData }: Route.ComponentProps) {
  const { token, found: newEmail } = loaderData
  if (newEmail === null || actionData?.status === 410) return <ExpiredLink section="email" />

  return (
    <PageLayout width="form">
      <title>Use this email address – Landfall</title>
      <meta name="robots" content="noindex" />
      <PageHeader title="Use this email address?">
        <p>
          From then on you log in with <strong>{newEmail}</strong>, and our mails go there.
        </p>
      </PageHeader>
      <PostForm
        id="confirm-form"
        action={`/setting/email?${new URLSearchParams({ token })}`}
        rejection={actionData}
        submitLabel="Use this address"
      />
    </PageLayout>
  )
}
