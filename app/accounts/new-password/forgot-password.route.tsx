import { redirect } from 'react-router'
import { Papers } from '#app/art/papers.tsx'
import { requestContext } from '#app/context.ts'
import { answersOf } from '#app/forms/answers.ts'
import { PostForm } from '#app/forms/post-form.tsx'
import { setCookie } from '#app/layout/set-cookie.ts'
import { callApi, rejectCall } from '#app/forms/call-api.ts'
import { rejectForm, submitForm } from '#app/forms/submit-form.ts'
import { TextField } from '#app/ui/text-field.tsx'
import { MailRequest } from '#contract/accounts.ts'
import { EntryLinks, EntryPage } from '../parts/entry-page.tsx'
import { mailedCookie } from '../parts/mailed.ts'
import type { Route } from './+types/forgot-password.route.ts'
import { Link } from '#app/ui/link.tsx'
import { ACCOUNT_LIMITS, CODE_MINUTES } from '#contract/account-limits.ts'

export function loader() {
  return { limit: ACCOUNT_LIMITS.email, minutes: CODE_MINUTES }
}

export async function action({ context, request }: Route.ActionArgs) {
  const { accounts, visitor } = context.get(requestContext)
  const { result: email, rejection } = await submitForm(request, MailRequest, async (form) => {
    await accounts.requestCode(visitor, form.email)
    return form.email
  })
  if (rejection) return rejectForm(rejection)
  return redirect(`/newPassword/${encodeURIComponent(email)}`, {
    status: 303,
    headers: { 'set-cookie': mailedCookie(email) },
  })
}

/** Makes the API call from the browser instead, even without an address. */
export async function clientAction({ request }: Route.ClientActionArgs) {
  const email = String((await request.formData()).get('email') ?? '')
  const { rejection } = await callApi('/api/v1/forgot_password', { email })
  if (rejection) return rejectCall(rejection, { email })
  setCookie(mailedCookie(email))
  return redirect(`/newPassword/${encodeURIComponent(email)}`)
}

export { headers } from '#app/forms/action-headers.ts'

export default function ForgotPasswordPage({ loaderData, actionData }: Route.ComponentProps) {
  const { limit, minutes } = loaderData

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
        <TextField
          {...answersOf(actionData)('email')}
          label="Email"
          hint="The address you log in with."
          type="email"
          autoComplete="username"
          spellCheck={false}
          maxLength={limit}
        />
      </PostForm>
      <EntryLinks>
        <Link href="/login">Back to log in</Link>
        <Link href="/register">Create an account</Link>
      </EntryLinks>
    </EntryPage>
  )
}
