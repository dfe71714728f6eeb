import type { PageContext } from '#platform/pages/context.ts'
import type { Rejection } from '#platform/forms/pages/rejection.ts'
import {
  readFields,
  rejectForm,
  submitUpload,
  tryAction,
} from '#platform/forms/pages/submit-form.ts'
import { redirectWithFlash } from '#trade/flash/redirect-with-flash.ts'
import type { Actor } from '#accounts/sessions/actor.ts'
import type { OwnIntent } from './own-form.ts'

/** The result of a button other than the message’s: text typed in the message comes back with its page. */
type Answer = Rejection & { of: 'details' | 'withdraw' }

export const OWN_INTENTS: readonly OwnIntent[] = ['details', 'ask', 'withdraw']

/** Withdraws an application, or releases details its employer does not have yet. */
export async function changeOwn(
  { applications: { own, details } }: Pick<PageContext, 'applications'>,
  actor: Actor,
  { id, intent, request }: { id: string; intent: OwnIntent; request: Request },
) {
  const typed = (await readFields(request)).get('text') ?? ''
  const values: Rejection['values'] = typed.trim() ? { text: typed } : {}
  const of = intent === 'details' ? 'details' : 'withdraw'
  const comeBack = (code: string) =>
    rejectForm<Answer>({ status: 200, code, errors: {}, values, of })
  if (intent === 'ask') return comeBack('ask')
  const { rejection } = await tryAction(values, () =>
    intent === 'details' ? details.share(actor, id) : own.withdraw(actor, id),
  )
  if (rejection) return rejectForm<Answer>({ ...rejection, of })
  if (intent === 'details' && values['text']) return comeBack('details-sent')
  return redirectWithFlash(
    `/applications/${id}`,
    intent === 'details' ? 'details-sent' : 'application-withdrawn',
  )
}

/** Sends an applicant’s message, with its file. */
export async function sendOwnMessage(
  { applications: { talk }, visitor }: Pick<PageContext, 'applications' | 'visitor'>,
  actor: Actor,
  { id, request }: { id: string; request: Request },
) {
  const { rejection } = await submitUpload(
    request,
    (source) => talk.receive(visitor, actor, source),
    (form) => talk.write(actor, { id, side: 'applicant' }, form),
  )
  if (rejection) return rejectForm({ ...rejection, of: 'message' as const })
  return redirectWithFlash(`/applications/${id}#messages`, 'message-sent')
}
