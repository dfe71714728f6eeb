import { data, redirect } from 'react-router'
import { z } from 'zod'
import { requirePerson } from '#accounts/pages/require-actor.ts'
import { secondStepRedirect } from '#accounts/second-factor/pages/redirect.ts'
import { submitForm } from '#platform/forms/pages/submit-form.ts'
import { redirectWithFlash } from '#trade/flash/redirect-with-flash.ts'
import { applicantsPath } from '#hiring/applicants/applicant-paths.ts'
import { Id } from '#platform/primitives/primitives.schema.ts'
import type { Route } from './+types/undo.route.ts'

const UndoForm = z.object({ action: Id, back: z.string().max(500).default('') })

/** Redirects: there is no page here. */
export function loader({ params }: Route.LoaderArgs) {
  return redirect(applicantsPath(encodeURIComponent(params.jobId)))
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const { page, actor } = requirePerson(context, request)
  const { jobId } = params
  const { actions } = page.applications
  const { result, rejection } = await submitForm(request, UndoForm, async (form) => {
    const { rest } = await actions.undo(actor, { jobId, actionId: form.action })
    return { rest, back: form.back, again: await actions.findAgain(actor, jobId, form.action) }
  })
  if (rejection?.code === 'second_step_needed') throw secondStepRedirect(request)
  if (rejection?.code === 'undo_over')
    return redirectWithFlash(ownPath(jobId, rejection.values.back), 'undo-over')
  if (rejection) throw data(Object.values(rejection.errors)[0], rejection.status)
  const back = ownPath(jobId, result.back)
  if (result.rest > 0) return redirectWithFlash(back, 'partly-undone')
  // A single applicant’s text is restored on their own page.
  const isOnOwnPage = back.split('?', 1)[0] !== applicantsPath(jobId)
  if (result.again && !isOnOwnPage) return redirectWithFlash(result.again, 'words-undone')
  return redirectWithFlash(back, result.again ? 'words-undone' : 'move-undone')
}

/** A path within this job’s applicants; any other becomes the list. */
function ownPath(jobId: string, back = ''): string {
  const list = applicantsPath(jobId)
  const isOwn = new RegExp(String.raw`^/[\w-]+(?:\?[\w=&%+.-]*)?$`).test(back.slice(list.length))
  const isList = /^(?:\?[\w=&%+.-]*)?$/.test(back.slice(list.length))
  return back.startsWith(list) && (isOwn || isList) ? back : list
}
