import { z } from 'zod'
import type { PageServices } from '#app/context.ts'
import { submitForm } from '#app/forms/submit-form.ts'
import { ApplicantNote, ApplicantReply, StageChange } from '#contract/applications.ts'
import { DomainError } from '#contract/errors.ts'
import type { Actor } from '#server/accounts/actor.ts'

/** The whole form, as every button sends it; the button itself is `intent` or `status`. */
const SentForm = z.object({
  intent: z.enum(['note', 'reply']).optional(),
  status: z.string().max(20).optional(),
  note: z.string().default(''),
  reply: z.string().default(''),
})

interface ApplicantChange {
  actor: Actor
  key: { jobId: string; id: string }
}

/** Does what the pressed button says, and returns what else is typed and neither saved nor sent. */
export function changeApplicant(
  applicants: PageServices['applications']['applicants'],
  { actor, key }: ApplicantChange,
  request: Request,
) {
  return submitForm(request, SentForm, async ({ intent, status, note, reply }) => {
    if (intent === 'note') await applicants.setNote(actor, key, parse(ApplicantNote, { note }))
    else if (intent === 'reply')
      await applicants.reply(actor, key, parse(ApplicantReply, { reply }))
    else await applicants.setStage(actor, key, parse(StageChange, { status }))

    const saved = (await applicants.open(actor, key, { isVisit: false })).applicant.note
    const isNoteSaved = intent === 'note' || note.trim() === saved.trim()
    const isMessageSent = intent === 'reply' || reply.trim() === ''
    const unsaved: Record<string, string> = {
      ...(!isNoteSaved && { note }),
      ...(!isMessageSent && { reply }),
    }
    return { flash: intent === 'reply' ? 'reply-sent' : 'applicant-saved', unsaved } as const
  })
}

/** @throws {DomainError} `invalid_input` */
function parse<Schema extends z.ZodType>(schema: Schema, values: unknown): z.output<Schema> {
  const parsed = schema.safeParse(values)
  if (parsed.success) return parsed.data
  throw new DomainError(
    'invalid_input',
    parsed.error.issues.map(({ path, message }) => ({ field: path.join('.'), message })),
  )
}
