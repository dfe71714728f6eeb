import { data, redirect } from 'react-router'
import { redirectWithCookies } from '#platform/layout/redirect-with-cookies.ts'
import { Papers } from '#platform/art/papers.tsx'
import { requestContext, type PageContext } from '#platform/pages/context.ts'
import { setFlash } from '#trade/flash/flash-cookie.ts'
import { setCookie } from '#platform/layout/set-cookie.ts'
import { callApi, rejectCall } from '#platform/forms/pages/call-api.ts'
import { rejectForm, submitForm } from '#platform/forms/pages/submit-form.ts'
import { isLinkToken, MailRequest, PasswordResetForm } from '#accounts/accounts.schema.ts'
import { showToast } from '#platform/ui/toast/toaster.tsx'
import { EntryPage } from '#accounts/pages/entry-page.tsx'
import { mailedCookie, readMailed } from '#accounts/pages/mailed.ts'
import { ResendForm } from '#accounts/pages/resend-form.tsx'
import type { Route } from './+types/new-password.route.ts'
import { NewPasswordForm } from './new-password-form.tsx'
import { ACCOUNT_WORDS, CODE_LENGTH, CODE_MINUTES } from '#trade/limits/account-limits.ts'

// The URL contains an email address: never send it to other sites.
const PRIVATE = { 'cache-control': 'no-store', 'referrer-policy': 'same-origin' }

export function loader({ params, request }: Route.LoaderArgs) {
  // Without an address, as from `/confirmCode`, the form asks for it.
  const email = params.email ?? null
  const token = new URL(request.url).searchParams.get('token')
  const last = readMailed(request)
  const mailed = last?.email === email ? last : null
  return data(
    {
      email,
      token: token && isLinkToken(token) ? token : null,
      mailedAt: mailed?.at,
      secondsLeft: mailed?.secondsLeft ?? 0,
      codeLength: CODE_LENGTH,
      minutes: CODE_MINUTES,
    },
    { headers: PRIVATE },
  )
}

export async function action({ context, request }: Route.ActionArgs) {
  const page = context.get(requestContext)
  const isResend = new URL(request.url).searchParams.has('resend')
  return isResend ? resend(page, request) : reset(page, request)
}

async function reset({ accounts, cookies, visitor }: PageContext, request: Request) {
  const { result: device, rejection } = await submitForm(
    request,
    PasswordResetForm,
    ({ email, otp, newPassword }) => accounts.reset(visitor, { email, otp, newPassword }),
  )
  if (rejection) return rejectForm(rejection)
  const remembered = cookies.rememberDevice({ device })
  return redirectWithCookies('/login', setFlash('password-changed'), ...remembered)
}

async function resend({ accounts, visitor }: PageContext, request: Request) {
  const { result: email, rejection } = await submitForm(request, MailRequest, async (form) => {
    await accounts.requestCode(visitor, form.email)
    return form.email
  })
  if (rejection) return rejectForm(rejection)
  const path = `/newPassword/${encodeURIComponent(email)}`
  return redirectWithCookies(path, setFlash('code-resent'), mailedCookie(email))
}

/** Makes the API calls from the browser instead. */
export async function clientAction({ request }: Route.ClientActionArgs) {
  const { email, otp, newPassword } = Object.fromEntries(await request.formData())
  if (new URL(request.url).searchParams.has('resend')) {
    const { rejection } = await callApi('/api/v1/forgot_password', { email })
    if (rejection) return rejectCall(rejection)
    setCookie(mailedCookie(String(email)))
    showToast('success', ACCOUNT_WORDS.codeResent)
    return redirect(`/newPassword/${encodeURIComponent(String(email))}`)
  }
  const call = '/api/v1/forgot_password/reset'
  const { rejection } = await callApi(call, { email, otp, newPassword })
  if (rejection) return rejectCall(rejection, { email: String(email), otp: String(otp) })
  showToast('success', ACCOUNT_WORDS.passwordChanged)
  return redirect('/login')
}

export function headers({ actionHeaders }: Route.HeadersArgs) {
  return new Headers([...(actionHeaders ?? []), ...Object.entries(PRIVATE)])
}

export default function NewPasswordPage({ loaderData, actionData }: Route.ComponentProps) {
  const { email, token, mailedAt, secondsLeft, codeLength, minutes } = loaderData

  return (
    <EntryPage
      title="Change your password"
      lead={leadOf(email, token)}
      isRejected={actionData !== undefined}
      aside={
        <>
          <Papers />
          <h2>No code?</h2>
          <p>Look into the spam folder. Only the newest code works, for {minutes} minutes.</p>
          <ResendForm
            key={mailedAt}
            action="/newPassword?resend=1"
            label="Resend"
            email={email}
            secondsLeft={secondsLeft}
            rejection={undefined}
          />
        </>
      }
    >
      <NewPasswordForm email={email} token={token} codeLength={codeLength} rejection={actionData} />
    </EntryPage>
  )
}

function leadOf(email: string | null, token: string | null) {
  if (token) return 'With the link from our email.'
  if (email === null) return 'With the code from our email.'
  return `If ${email} has an account, a code or a link is on its way to it.`
}
