import { redirect } from 'react-router'
import { requestContext } from '#app/context.ts'
import { leaveFlash } from '#app/flash.ts'
import { comeBack, submitForm } from '#app/forms/submit-form.ts'
import { ACCOUNT_LIMITS, LogIn } from '#contract/accounts.ts'
import { EntryPage } from '../parts/entry-page.tsx'
import { safeNextPath } from '#contract/paths/log-in-path.ts'
import type { Route } from './+types/log-in.route.ts'
import { LogInForm, TrustWords } from './log-in-form.tsx'
import { LoggedIn } from './logged-in.tsx'

export async function loader({ context, request }: Route.LoaderArgs) {
  const { actor, admin } = context.get(requestContext)
  const { searchParams } = new URL(request.url)
  return {
    user: actor && { name: `${actor.firstName} ${actor.lastName}`, email: actor.email },
    isOwner: actor !== null && (await admin.isAdmin(actor)),
    isAsking: searchParams.get('logout') === 'ask',
    next: safeNextPath(searchParams.get('next')),
    limits: ACCOUNT_LIMITS,
  }
}

export async function action({ context, request }: Route.ActionArgs) {
  const { accounts, cookies, sessionToken, visitor } = context.get(requestContext)
  const headers = new Headers()
  const { searchParams } = new URL(request.url)
  if (searchParams.get('logout') === 'yes') {
    if (sessionToken) await accounts.sessions.end(sessionToken)
    for (const cookie of cookies.end()) headers.append('set-cookie', cookie)
    headers.append('set-cookie', leaveFlash('logged-out'))
    return redirect('/login', { status: 303, headers })
  }
  const { result, rejection } = await submitForm(request, LogIn, (answers) =>
    accounts.logIn(visitor, answers),
  )
  if (rejection) return comeBack(rejection)
  if (sessionToken) await accounts.sessions.end(sessionToken)
  for (const cookie of cookies.start(result)) headers.append('set-cookie', cookie)
  headers.append('set-cookie', leaveFlash('logged-in'))
  return redirect(safeNextPath(searchParams.get('next')), { status: 303, headers })
}

export function headers({ actionHeaders }: Route.HeadersArgs) {
  return actionHeaders
}

export default function LogInPage({ loaderData, actionData }: Route.ComponentProps) {
  const { user, isOwner, isAsking, next, limits } = loaderData
  if (user) return <LoggedIn user={user} isOwner={isOwner} isAsking={isAsking} />

  return (
    <EntryPage
      title="Log in"
      lead="With the email address and the password of your account."
      isRejected={actionData !== undefined}
      aside={<TrustWords />}
    >
      <LogInForm next={next} limits={limits} rejection={actionData} />
    </EntryPage>
  )
}
