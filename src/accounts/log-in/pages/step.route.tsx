import { redirectWithCookies } from '#platform/layout/redirect-with-cookies.ts'
import { requestContext } from '#platform/pages/context.ts'
import { setFlash } from '#trade/flash/flash-cookie.ts'
import { LogInStep } from '#accounts/second-factor/second-factor.schema.ts'
import { rejectForm, submitForm } from '#platform/forms/pages/submit-form.ts'
import { EntryPage } from '#accounts/pages/entry-page.tsx'
import { readNext, withNext } from '#accounts/pages/purpose.ts'
import { redirectLoggedIn } from '#accounts/pages/redirect-logged-in.ts'
import type { Route } from './+types/step.route.ts'
import { StepForm } from './step-form.tsx'
import { TrustWords } from './log-in-form.tsx'

/** The page after the right password, for an account with a second step. The cookie `step` says which log-in it is. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { accounts, stepToken } = context.get(requestContext)
  const next = readNext(request)
  const found = await accounts.steps.find(stepToken)
  if (!found) throw startAgain(next)
  return { ...found, next }
}

export async function action({ context, request }: Route.ActionArgs) {
  const { accounts, cookies, stepToken, visitor } = context.get(requestContext)
  const next = readNext(request)
  const { result, rejection } = await submitForm(request, LogInStep, (step) =>
    accounts.steps.finish(visitor, stepToken, step),
  )
  if (rejection?.code === 'step_expired') throw startAgain(next)
  if (rejection) return rejectForm({ ...rejection, values: {} })
  return redirectLoggedIn(context, request, result, cookies.endStep())
}

export { clientAction } from '#platform/forms/pages/client-action.ts'

export function headers({ actionHeaders }: Route.HeadersArgs) {
  return new Headers([...(actionHeaders ?? []), ['cache-control', 'no-store']])
}

function startAgain(next: string) {
  return redirectWithCookies(withNext('/login', next), setFlash('step-over'))
}

export default function LogInStepPage({ loaderData, actionData }: Route.ComponentProps) {
  const { hasApp, passkey, next } = loaderData

  return (
    <EntryPage
      title="One more step"
      lead="Your password is right. Now your phone or this device confirms that it is you."
      isRejected={actionData !== undefined}
      aside={<TrustWords />}
    >
      <StepForm
        hasApp={hasApp}
        passkey={passkey}
        action={withNext('/login/step', next)}
        rejection={actionData}
      />
    </EntryPage>
  )
}
