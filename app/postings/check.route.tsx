import { requireActor } from '#app/accounts/require-actor.ts'
import { requestContext } from '#app/context.ts'
import type { RouteHandle } from '#app/layout/route-handle.ts'
import { ArrowLink } from '#app/ui/arrow-link.tsx'
import type { Route } from './+types/check.route.ts'
import { orErrorResponse } from '#app/error-response.ts'
import { formPath, NEW } from '#contract/paths/posting-paths.ts'
import { CheckAnswer } from './sponsorship-fields/check-answer.tsx'
import { toSubject } from './sponsorship-fields/check-subject.ts'

/** Only a script asks, for what it puts into the form. */
export const handle: RouteHandle = { bare: true }

export function loader({ context }: Route.LoaderArgs) {
  context.get(requestContext).cacheScope = 'none'
  return null
}

/** The lines of a form that is being filled in. Nothing of it is kept. */
export async function action({ context, request }: Route.ActionArgs) {
  const page = context.get(requestContext)
  const actor = requireActor(page, request)
  const answers = Object.fromEntries(new URLSearchParams(await request.text()))
  const check = await orErrorResponse(page.postings.sponsorshipFields.check(actor, answers))
  return { subject: toSubject(answers), check }
}

export default function CheckFragment({ actionData }: Route.ComponentProps) {
  return (
    <main>
      <title>Sponsorship check – Landfall</title>
      <meta name="robots" content="noindex" />
      {actionData ? (
        <CheckAnswer {...actionData} />
      ) : (
        <ArrowLink href={formPath(NEW)}>Post a job</ArrowLink>
      )}
    </main>
  )
}
