import { redirect } from 'react-router'
import { redirectWithCookies } from '#platform/layout/redirect-with-cookies.ts'
import { requestContext } from '#platform/pages/context.ts'
import { setFlash } from '#trade/flash/flash-cookie.ts'
import { rejectForm, submitForm } from '#platform/forms/pages/submit-form.ts'
import { safeNextPath } from '#accounts/log-in/log-in-path.ts'
import { setCookie } from '#platform/layout/set-cookie.ts'
import { callApi, rejectCall } from '#platform/forms/pages/call-api.ts'
import { showToast } from '#platform/ui/toast/toaster.tsx'
import { LogIn } from '#accounts/accounts.schema.ts'
import { EntryPage } from '#accounts/pages/entry-page.tsx'
import { readMailed } from '#accounts/pages/mailed.ts'
import { purposeCookie, purposeWords, readNext, withNext } from '#accounts/pages/purpose.ts'
import { redirectLoggedIn } from '#accounts/pages/redirect-logged-in.ts'
import type { Route } from './+types/log-in.route.ts'
import { LogInForm, TrustWords } from './log-in-form.tsx'
import { LoggedIn } from './logged-in.tsx'
import { FORGET_PAGES } from '#platform/http/answers/caching.ts'
import { ACCOUNT_WORDS } from '#trade/limits/account-limits.ts'

export async function loader({ context, request }: Route.LoaderArgs) {
  const { actor, admin } = context.get(requestContext)
  const { searchParams } = new URL(request.url)
  return {
    user: actor && { name: `${actor.firstName} ${actor.lastName}`, email: actor.email },
    isOwner: actor !== null && (await admin.isAdmin(actor)),
    isAsking: searchParams.get('logout') === 'ask',
    next: readNext(request),
    // Somebody who has just confirmed an address, or chosen a new password, need not type it again.
    email: readMailed(request)?.email,
  }
}

export async function action({ context, request }: Route.ActionArgs) {
  const { accounts, cookies, sessionToken, visitor } = context.get(requestContext)
  const { searchParams } = new URL(request.url)
  if (searchParams.get('logout') === 'yes') {
    if (sessionToken) await accounts.sessions.end(sessionToken)
    const response = redirectWithCookies('/login', ...cookies.end(), setFlash('logged-out'))
    response.headers.set(...FORGET_PAGES)
    return response
  }
  const { result, rejection } = await submitForm(request, LogIn, (answers) =>
    accounts.logIn(visitor, answers),
  )
  if (rejection) return rejectForm(rejection)
  if ('step' in result) {
    const path = withNext('/login/step', readNext(request))
    return redirectWithCookies(path, ...cookies.startStep(result))
  }
  return redirectLoggedIn(context, request, result)
}

/** Makes the API calls from the browser instead. */
export async function clientAction({ request }: Route.ClientActionArgs) {
  const { searchParams } = new URL(request.url)
  if (searchParams.get('logout') === 'yes') {
    const response = await fetch('/api/v1/user/logout').catch(() => null)
    await response?.text().catch(() => '')
    if (response?.ok) showToast('success', ACCOUNT_WORDS.loggedOut, 2000)
    return redirect('/login')
  }
  const answers = Object.fromEntries(await request.formData())
  const { rejection } = await callApi('/api/v1/user', answers)
  if (rejection?.code === 'second_step') {
    return redirect(withNext('/login/step', safeNextPath(searchParams.get('next'))))
  }
  if (rejection) return rejectCall(rejection, { email: String(answers.email) })
  showToast('success', ACCOUNT_WORDS.loggedIn, 2000)
  setCookie(purposeCookie('/dashboard'))
  return redirect(safeNextPath(searchParams.get('next')))
}

export { headers } from '#platform/forms/pages/action-headers.ts'

export default function LogInPage({ loaderData, actionData }: Route.ComponentProps) {
  const { user, isOwner, isAsking, next, email } = loaderData
  if (user) return <LoggedIn {...{ user, isOwner, isAsking, next }} />

  return (
    <EntryPage
      title="Log in"
      lead={purposeWords(next)}
      description="Log in to Landfall to apply for jobs, post jobs and answer applicants."
      isRejected={actionData !== undefined}
      aside={<TrustWords />}
    >
      <LogInForm next={next} email={email} rejection={actionData} />
    </EntryPage>
  )
}
