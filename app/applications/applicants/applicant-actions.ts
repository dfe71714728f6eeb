import type { PageServices } from '#app/context.ts'
import { submitForm, type FormResult } from '#app/forms/submit-form.ts'
import { ApplicantNote, ApplicantReply, StageChange } from '#contract/applications.ts'
import type { Actor } from '#server/accounts/actor.ts'

const DEEDS = ['status', 'note', 'reply'] as const
type Deed = (typeof DEEDS)[number]

export function isDeed(text: string | null): text is Deed {
  return DEEDS.some((deed) => deed === text)
}

interface What {
  actor: Actor
  key: { jobId: string; id: string }
  deed: Deed
}

/** Carries out what one of the page's three forms asks for. */
export function actOn(
  applicants: PageServices['applications']['applicants'],
  { actor, key, deed }: What,
  request: Request,
): Promise<FormResult<void>> {
  if (deed === 'status') {
    return submitForm(request, StageChange, (change) => applicants.setStage(actor, key, change))
  }
  if (deed === 'note') {
    return submitForm(request, ApplicantNote, (note) => applicants.setNote(actor, key, note))
  }
  return submitForm(request, ApplicantReply, (reply) => applicants.reply(actor, key, reply))
}
