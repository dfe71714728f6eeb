import { redirect } from 'react-router'
import { SafeHarbour } from '#app/art/safe-harbour.tsx'
import { requestContext } from '#app/context.ts'
import { rejectForm, submitForm } from '#app/forms/submit-form.ts'
import { ACCOUNT_LIMITS, SignUp } from '#contract/accounts.ts'
import { COUNTRIES } from '#contract/countries.ts'
import { EntryLinks, EntryPage } from '../parts/entry-page.tsx'
import { noteMailed } from '../parts/mailed.ts'
import type { Route } from './+types/register.route.ts'
import { RegisterForm } from './register-form.tsx'
import { Link } from '#app/ui/link.tsx'

export function loader() {
  return {
    limits: ACCOUNT_LIMITS,
    countries: COUNTRIES.map(({ code, name }) => ({ value: code, label: name })),
  }
}

export async function action({ context, request }: Route.ActionArgs) {
  const { accounts, visitor } = context.get(requestContext)
  const { result: user, rejection } = await submitForm(request, SignUp, (answers) =>
    accounts.signUp(visitor, answers),
  )
  if (rejection) return rejectForm(rejection)
  return redirect('/verification', {
    status: 303,
    headers: { 'set-cookie': noteMailed('/verification', user.email) },
  })
}

export function headers({ actionHeaders }: Route.HeadersArgs) {
  return actionHeaders
}

export default function RegisterPage({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <EntryPage
      title="Create an account"
      lead="It is free, for people looking for work and for employers."
      isRejected={actionData !== undefined}
      aside={<WhatItIsFor />}
    >
      <RegisterForm {...loaderData} rejection={actionData} />
      <EntryLinks>
        <Link href="/login">I have an account: log in</Link>
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
        <li>Nobody sees your address or number until you apply to them.</li>
      </ul>
      <p>
        We never ask for money. Whoever wants money for a job or a certificate of sponsorship is
        cheating you.
      </p>
    </>
  )
}
