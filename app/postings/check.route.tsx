import { redirect } from 'react-router'
import { requireActor } from '#app/accounts/require-actor.ts'
import { requestContext } from '#app/context.ts'
import type { RouteHandle } from '#app/hydration.ts'
import { unsent } from '#app/unsent.ts'
import type { Route } from './+types/check.route.ts'
import { orSayNo } from './or-say-no.ts'
import { formPath, NEW } from './posting-addresses.ts'
import { CheckAnswer } from './sponsoring/check-answer.tsx'
import { toSubject } from './sponsoring/check-subject.ts'

/** Only a script asks, for what it puts into the form. */
export const handle: RouteHandle = { bare: true }

export function loader({ request }: Route.LoaderArgs) {
  if (request.method === 'GET') throw redirect(formPath(NEW))
  return null
}

/** The lines of a form that is being filled in. Nothing of it is kept. */
export async function action({ context, request }: Route.ActionArgs) {
  const facts = context.get(requestContext)
  const actor = requireActor(facts, request)
  const answers = Object.fromEntries(new URLSearchParams(await request.text()))
  const check = await orSayNo(facts.postings.sponsoring.check(actor, answers))
  return unsent(facts, { subject: toSubject(answers), check })
}

export default function CheckFragment({ actionData }: Route.ComponentProps) {
  if (!actionData) return null
  return (
    <main>
      <title>Sponsorship check – Landfall</title>
      <CheckAnswer {...actionData} />
    </main>
  )
}
