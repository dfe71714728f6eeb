import { redirect } from 'react-router'
import { redirectWithCookies } from '#platform/layout/redirect-with-cookies.ts'
import { SafeHarbour } from '#platform/art/safe-harbour.tsx'
import { requestContext } from '#platform/pages/context.ts'
import { setCookie } from '#platform/layout/set-cookie.ts'
import { callApi, rejectCall } from '#platform/forms/pages/call-api.ts'
import { rejectForm, submitForm } from '#platform/forms/pages/submit-form.ts'
import { SignUp } from '#accounts/accounts.schema.ts'
import { COUNTRIES } from '#platform/places/names/countries.ts'
import { purposeOf, safeNextPath } from '#accounts/log-in/log-in-path.ts'
import { EntryLinks, EntryPage } from '#accounts/pages/entry-page.tsx'
import { mailedCookie } from '#accounts/pages/mailed.ts'
import { purposeCookie, purposeWords, readNext, withNext } from '#accounts/pages/purpose.ts'
import type { Route } from './+types/register.route.ts'
import { RegisterForm } from './register-form.tsx'
import { Link } from '#platform/ui/buttons/link.tsx'

export function loader({ request }: Route.LoaderArgs) {
  return {
    next: readNext(request),
    countries: COUNTRIES.map(({ code, name }) => ({ value: code, label: name })),
  }
}

export async function action({ context, request }: Route.ActionArgs) {
  const { accounts, cookies, visitor } = context.get(requestContext)
  const { result, rejection } = await submitForm(request, SignUp, (answers) =>
    accounts.signUp(visitor, { ...answers, next: purposeOf(readNext(request)) }),
  )
  if (rejection) return rejectForm(rejection)
  return redirectWithCookies(
    '/verification',
    mailedCookie(result.user.email),
    cookies.startSignUp(result),
    purposeCookie(readNext(request)),
  )
}

/** Makes the API call from the browser instead. */
export async function clientAction({ request }: Route.ClientActionArgs) {
  const { searchParams } = new URL(request.url)
  const form = await request.formData()
  form.set('next', searchParams.get('next') ?? '')
  const { answer, rejection } = await callApi<{ email: string }>('/api/v1/user/signup', form)
  if (rejection) return rejectCall(rejection)
  setCookie(mailedCookie(answer.email))
  setCookie(purposeCookie(safeNextPath(searchParams.get('next'))))
  return redirect('/verification')
}

export { headers } from '#platform/forms/pages/action-headers.ts'

export default function RegisterPage({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <EntryPage
      title="Create an account"
      description="Create a free Landfall account to apply for sponsored jobs or to post them."
      lead={
        purposeWords(loaderData.next) ??
        'It is free, for people looking for work and for employers.'
      }
      isRejected={actionData !== undefined}
      aside={<WhatItIsFor />}
    >
      <RegisterForm {...loaderData} rejection={actionData} />
      <EntryLinks>
        <Link href={withNext('/login', loaderData.next)}>I have an account: log in</Link>
      </EntryLinks>
    </EntryPage>
  )
}

function WhatItIsFor() {
  return (
    <>
      <SafeHarbour />
      <h2>What an account is for</h2>
      <ul>
        <li>Apply for jobs and follow your applications.</li>
        <li>Post jobs and answer the people who apply.</li>
        <li>No one sees your address or number until you apply to them.</li>
      </ul>
      <p>
        We never ask for money. Anyone who wants money for a job or a certificate of sponsorship is
        cheating you.
      </p>
    </>
  )
}
