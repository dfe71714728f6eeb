import { redirect } from 'react-router'
import { secondStepRedirect } from '#accounts/second-factor/pages/redirect.ts'
import type { PageContext } from '#platform/pages/context.ts'
import type { Rejection } from '#platform/forms/pages/rejection.ts'
import {
  readFields,
  rejectForm,
  submitForm,
  type FormResult,
} from '#platform/forms/pages/submit-form.ts'
import { DomainError } from '#platform/primitives/errors.schema.ts'
import { setFlash } from '#trade/flash/flash-cookie.ts'
import type { FlashName } from '#trade/flash/flashes.ts'
import {
  ApplicantReport,
  InterviewCancellation,
  InterviewOffer,
  InterviewOutcome,
  InterviewPick,
  OtherTimes,
  ZoneChoice,
} from '#hiring/interviews/model/interviews.schema.ts'
import { interviewPath } from '#hiring/interviews/model/interview-paths.ts'
import type { Actor } from '#accounts/sessions/actor.ts'

/** A rejected form and which one it was. */
export type InterviewRejection = Rejection & { kind?: string }

type Change = () => Promise<FormResult<unknown>>

interface Sent {
  actor: Actor
  key: { id: string; jobId?: string | undefined }
  request: Request
}

const FLASHES: Record<string, FlashName> = {
  offer: 'interview-offered',
  pick: 'interview-picked',
  cancel: 'interview-cancelled',
  'other-times': 'message-sent',
}

/** Handles a form sent by the applicant. */
export function changeOwnInterview({ interviews }: Pick<PageContext, 'interviews'>, sent: Sent) {
  const { actor, request } = sent
  const { id } = sent.key
  return change(sent, {
    pick: () => submitForm(request, InterviewPick, (pick) => interviews.pick(actor, id, pick)),
    'other-times': () =>
      submitForm(request, OtherTimes, (form) => interviews.askForOtherTimes(actor, id, form)),
    cancel: () =>
      submitForm(request, InterviewCancellation, (form) => interviews.cancel(actor, { id }, form)),
    report: () =>
      submitForm(request, ApplicantReport, (form) => interviews.report(actor, id, form)),
    zone: () => submitForm(request, ZoneChoice, (choice) => interviews.setZone(actor, choice)),
  })
}

/** Handles a form sent by the employer. */
export async function changeEmployersInterview(
  { interviews }: Pick<PageContext, 'interviews'>,
  sent: Sent & { key: { id: string; jobId: string } },
) {
  const { actor, key, request } = sent
  const rows = await readRowsAsked(request)
  if (rows) return rows
  return change(sent, {
    offer: () =>
      submitForm(request, InterviewOffer, (offer) => interviews.offer(actor, key, offer)),
    cancel: () =>
      submitForm(request, InterviewCancellation, (form) => interviews.cancel(actor, key, form)),
    outcome: () =>
      submitForm(request, InterviewOutcome, (form) => interviews.sayOutcome(actor, key, form)),
  })
}

/** The form as it was, if a button requested more rows without a script. */
async function readRowsAsked(request: Request) {
  if (new URL(request.url).searchParams.get('do') !== 'rows') return null
  const values = Object.fromEntries(await readFields(request))
  return rejectForm<InterviewRejection>({
    status: 200,
    code: 'rows',
    errors: {},
    values,
    kind: 'offer',
  })
}

async function change({ key, request }: Sent, changes: Record<string, Change>) {
  const kind = new URL(request.url).searchParams.get('do') ?? ''
  const act = Object.hasOwn(changes, kind) ? changes[kind] : undefined
  if (!act) throw new Response(new DomainError('not_found').message, { status: 404 })
  const { rejection } = await act()
  if (rejection?.code === 'second_step_needed') throw secondStepRedirect(request)
  if (rejection) return rejectForm<InterviewRejection>({ ...rejection, kind })
  const flash = setFlash(FLASHES[kind] ?? 'interview-saved')
  return redirect(interviewPath(key), { status: 303, headers: { 'set-cookie': flash } })
}
