import { redirectWithCookies } from '#platform/layout/redirect-with-cookies.ts'
import { requestContext } from '#platform/pages/context.ts'
import { setFlash } from '#trade/flash/flash-cookie.ts'
import { PostForm } from '#platform/forms/pages/post-form.tsx'
import { rejectForm, tryAction } from '#platform/forms/pages/submit-form.ts'
import { PageHeader } from '#platform/layout/page/page-header.tsx'
import { PageLayout } from '#platform/layout/page/page.tsx'
import { ButtonLink } from '#platform/ui/buttons/button.tsx'
import { Banner } from '#platform/ui/toast/banner.tsx'
import { DeletionSummary } from './deletion-summary.tsx'
import type { Route } from './+types/confirm-deletion.route.ts'
import { ExpiredLink } from './expired-link.tsx'
import { answerLink, linkHeaders, tokenOf } from './link-page.ts'

/** Deletes nothing: mail scanners open links too. */
export async function loader(args: Route.LoaderArgs) {
  const facts = args.context.get(requestContext)
  const token = tokenOf(args)
  const { findDeletion, listEnding } = facts.accounts.settings
  return answerLink(token, await findDeletion(token), { ending: await listEnding(token) })
}

export async function action(args: Route.ActionArgs) {
  const { accounts, actor, cookies, visitor } = args.context.get(requestContext)
  const { result: id, rejection } = await tryAction({}, () =>
    accounts.settings.confirmDeletion(visitor, tokenOf(args)),
  )
  if (rejection) return rejectForm(rejection)
  // The mail may be opened where someone else is logged in.
  const ended = actor?.id === id ? cookies.end() : []
  return redirectWithCookies('/', setFlash('account-deleted'), ...ended)
}

export const headers = linkHeaders

const LIST = new Intl.ListFormat('en-GB')

export default function ConfirmDeletionPage({ loaderData, actionData }: Route.ComponentProps) {
  const { token, found: email, ending } = loaderData
  if (email === null || actionData?.status === 410) return <ExpiredLink section="delete" />

  return (
    <PageLayout width="form">
      <title>Delete your account – Landfall</title>
      <meta name="robots" content="noindex" />
      <PageHeader title="Delete your account?">
        <p>
          This deletes the account of <strong>{email}</strong>. It cannot be taken back.
        </p>
      </PageHeader>
      {ending.length > 0 && (
        <Banner tone="warning" title={`It ends ${LIST.format(ending)}.`}>
          We email the employers of booked interviews. Others see only how many applicants have
          deleted their data.
        </Banner>
      )}
      <DeletionSummary />
      <PostForm
        id="confirm-form"
        action={`/setting/delete?${new URLSearchParams({ token })}`}
        rejection={actionData}
        submitLabel="Delete my account"
        tone="danger"
        aside={<ButtonLink href="/">Keep it</ButtonLink>}
      />
    </PageLayout>
  )
}
