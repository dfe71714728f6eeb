import { redirect } from 'react-router'
import { redirectWithCookies } from '#platform/layout/redirect-with-cookies.ts'
import { Papers } from '#platform/art/papers.tsx'
import { requestContext } from '#platform/pages/context.ts'
import { answersOf } from '#platform/forms/pages/use/answers.ts'
import { PostForm } from '#platform/forms/pages/post-form.tsx'
import { setCookie } from '#platform/layout/set-cookie.ts'
import { callApi, rejectCall } from '#platform/forms/pages/call-api.ts'
import { rejectForm, submitForm } from '#platform/forms/pages/submit-form.ts'
import { EmailField } from '#platform/ui/fields/text-field.tsx'
import { MailRequest } from '#accounts/accounts.schema.ts'
import { EntryLinks, EntryPage } from '#accounts/pages/entry-page.tsx'
import { mailedCookie } from '#accounts/pages/mailed.ts'
import type { Route } from './+types/forgot-password.route.ts'
import { Link } from '#platform/ui/buttons/link.tsx'
import { ACCOUNT_LIMITS, CODE_MINUTES } from '#trade/limits/account-limits.ts'

export function loader() {
  return { minutes: CODE_MINUTES }
}

export async function action({ context, request }: Route.ActionArgs) {
  const { accounts, visitor } = context.get(requestContext)
  const { result: email, rejection } = await submitForm(request, MailRequest, async (form) => {
    await accounts.requestCode(visitor, form.email)
    return form.email
  })
  if (rejection) return rejectForm(rejection)
  return redirectWithCookies(`/newPassword/${encodeURIComponent(email)}`, mailedCookie(email))
}

/** Makes the API call from the browser instead, even without an address. */
export async function clientAction({ request }: Route.ClientActionArgs) {
  const email = String((await request.formData()).get('email') ?? '')
  const { rejection } = await callApi('/api/v1/forgot_password', { email })
  if (rejection) return rejectCall(rejection, { email })
  setCookie(mailedCookie(email))
  return redirect(`/newPassword/${encodeURIComponent(email)}`)
}

export { headers } from '#platform/forms/pages/action-headers.ts'

export default function ForgotPasswordPage({ loaderData, actionData }: Route.ComponentProps) {
  const { minutes } = loaderData

  return (
    <EntryPage
      title="Search Your Account"
      lead="We mail you a code, and with it you choose a new password."
      isRejected={actionData !== undefined}
      aside={
        <>
          <Papers />
          <h2>The code is yours alone</h2>
          <p>
            It works once, within {minutes} minutes. Do not share it. Anyone who asks for it is
            trying to get into your account.
          </p>
        </>
      }
    >
      <PostForm
        id="forgot-password-form"
        action="/forgotPassword"
        rejection={actionData}
        submitLabel="Send me a code"
        noValidate
      >
        <EmailField
          {...answersOf(actionData)('email')}
          label="Email"
          hint="The address you log in with."
          autoComplete="username"
          maxLength={ACCOUNT_LIMITS.email}
        />
      </PostForm>
      <EntryLinks>
        <Link href="/login">Back to log in</Link>
        <Link href="/register">Create an account</Link>
      </EntryLinks>
    </EntryPage>
  )
}
