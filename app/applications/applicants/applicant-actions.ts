import type { PageServices } from '#app/context.ts'
import { submitForm, type FormResult } from '#app/forms/submit-form.ts'
import { ApplicantNote, ApplicantReply, StageChange } from '#contract/applications.ts'
import type { Actor } from '#server/accounts/actor.ts'

const FORMS = ['status', 'note', 'reply'] as const
export type ApplicantForm = (typeof FORMS)[number]

export function isApplicantForm(text: string | null): text is ApplicantForm {
  return FORMS.some((form) => form === text)
}

interface ApplicantChange {
  actor: Actor
  key: { jobId: string; id: string }
  form: ApplicantForm
}

/** Carries out what one of the page's three forms asks for. */
export function changeApplicant(
  applicants: PageServices['applications']['applicants'],
  { actor, key, form }: ApplicantChange,
  request: Request,
): Promise<FormResult<void>> {
  if (form === 'status') {
    return submitForm(request, StageChange, (change) => applicants.setStage(actor, key, change))
  }
  if (form === 'note') {
    return submitForm(request, ApplicantNote, (note) => applicants.setNote(actor, key, note))
  }
  return submitForm(request, ApplicantReply, (reply) => applicants.reply(actor, key, reply))
}
