import { data } from 'react-router'
import { redirectWithCookies } from '#platform/layout/redirect-with-cookies.ts'
import { requirePerson } from '#accounts/pages/require-actor.ts'
import { linkHeaders, tokenOf } from '#accounts/settings/pages/links/link-page.ts'
import { FogLight } from '#platform/art/fog-light.tsx'
import { requestContext } from '#platform/pages/context.ts'
import { PostForm } from '#platform/forms/pages/post-form.tsx'
import { rejectForm, tryAction } from '#platform/forms/pages/submit-form.ts'
import { PageHeader } from '#platform/layout/page/page-header.tsx'
import { PageLayout } from '#platform/layout/page/page.tsx'
import { NextSteps } from '#platform/layout/errors/next-steps.tsx'
import { Banner } from '#platform/ui/toast/banner.tsx'
import { ButtonRow } from '#platform/ui/buttons/button-row.tsx'
import { ButtonLink } from '#platform/ui/buttons/button.tsx'
import { Link } from '#platform/ui/buttons/link.tsx'
import { setFlash } from '#trade/flash/flash-cookie.ts'
import { ROLE_HINTS, ROLE_NAMES } from '#organisations/model/organisation-words.ts'
import {
  joinPath,
  organisationPath,
  ORGANISATIONS_PATH,
} from '#organisations/model/organisation-paths.ts'
import type { Route } from './+types/join.route.ts'

/** Joins nobody: mail scanners open links too. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { actor, organisations } = context.get(requestContext)
  const token = tokenOf({ request })
  const found = await organisations.invitations.find(actor, token)
  const invitation = found && {
    ...found,
    roleName: ROLE_NAMES[found.role],
    hint: ROLE_HINTS[found.role],
  }
  const next = `?${new URLSearchParams({ next: joinPath(token) })}`
  return data(
    { token, invitation, email: actor?.email ?? null, next },
    { status: found ? 200 : 410 },
  )
}

export async function action({ context, request }: Route.ActionArgs) {
  const { page, actor } = requirePerson(context, request)
  const { result: id, rejection } = await tryAction({}, () =>
    page.organisations.invitations.join(page.visitor, actor, tokenOf({ request })),
  )
  if (rejection) return rejectForm(rejection)
  return redirectWithCookies(organisationPath(id), setFlash('organisation-joined'))
}

export { clientAction } from '#platform/forms/pages/client-action.ts'

export const headers = linkHeaders

export default function JoinPage({ loaderData, actionData }: Route.ComponentProps) {
  const { token, invitation, email, next } = loaderData
  if (!invitation || actionData?.status === 410) return <NoInvitation />
  const { organisation: name, isProved, roleName, hint, isForYou } = invitation
  const organisation = (isProved && name) || 'an organisation'

  return (
    <PageLayout width="form">
      <title>{`Join ${organisation} – Landfall`}</title>
      <meta name="robots" content="noindex" />
      <PageHeader title={`Join ${organisation}?`}>
        <p>
          Your role would be <strong>{roleName}</strong>. {hint}
        </p>
        {!isProved && name && (
          <p>It calls itself ‘{name}’. We have not checked who it is. Join only if you know it.</p>
        )}
      </PageHeader>
      {email === null && (
        <>
          <p>Log in with the address that got the invitation, or create an account with it.</p>
          <ButtonRow>
            <ButtonLink href={`/login${next}`} tone="primary">
              Log in
            </ButtonLink>
            <ButtonLink href={`/register${next}`}>Create an account</ButtonLink>
          </ButtonRow>
        </>
      )}
      {email !== null && !isForYou && (
        <Banner tone="warning" title="This invitation went to another address">
          <p>
            You are logged in as {email}. Log in with the account of the address that got the email,
            then open the link again.
          </p>
          <p>
            <ButtonLink href={`/login${next}`}>Change the account</ButtonLink>
          </p>
        </Banner>
      )}
      {isForYou && (
        <PostForm
          id="join-form"
          action={joinPath(token)}
          rejection={actionData}
          submitLabel={isProved ? `Join ${organisation}` : 'Join'}
          aside={<ButtonLink href="/dashboard">Not now</ButtonLink>}
        >
          <p>Its members will see your name and your address, {email}.</p>
        </PostForm>
      )}
    </PageLayout>
  )
}

function NoInvitation() {
  return (
    <PageLayout>
      <title>This invitation no longer works – Landfall</title>
      <meta name="robots" content="noindex" />
      <NextSteps art={<FogLight />} title="This invitation no longer works">
        <p>
          It has been used or withdrawn, or is more than seven days old. Ask the person who invited
          you to send it again.
        </p>
        <p>
          Have you joined? Then it is one of{' '}
          <Link href={ORGANISATIONS_PATH}>your organisations</Link>.
        </p>
      </NextSteps>
    </PageLayout>
  )
}
