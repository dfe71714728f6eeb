import { z } from 'zod'
import type { PageContext, PageServices } from '#app/context.ts'
import { submitForm, tryAction, type FormResult } from '#app/forms/submit-form.ts'
import { ApplicantNote, StageChange } from '#contract/applications.ts'
import { DomainError } from '#contract/errors.ts'
import type { FlashName } from '#contract/flashes.ts'
import type { Actor } from '#server/accounts/actor.ts'

/** The whole form, as every button but the message’s sends it; the button itself is `intent` or `status`. */
const SentForm = z.object({
  intent: z.enum(['note']).optional(),
  status: z.string().max(20).optional(),
  note: z.string().default(''),
  words: z.string().default(''),
  text: z.string().default(''),
})

interface ApplicantChange {
  actor: Actor
  key: { jobId: string; id: string }
}

interface Changed {
  flash: FlashName
  /** What else is typed and neither saved nor sent. */
  unsaved: Record<string, string>
}

/** Decides or notes something, as the pressed button says. */
export function changeApplicant(
  { applicants }: PageServices['applications'],
  { actor, key }: ApplicantChange,
  request: Request,
): Promise<FormResult<Changed>> {
  return submitForm(request, SentForm, async ({ intent, status, note, words, text }) => {
    let isHeld = false
    if (intent === 'note') await applicants.setNote(actor, key, parse(ApplicantNote, { note }))
    else ({ isHeld } = await applicants.setStage(actor, key, parse(StageChange, { status, words })))

    const isNote = intent === 'note'
    const rest = { text, ...(isNote ? { words } : { note }) }
    const unsaved = await findUnsaved(applicants, { actor, key }, rest)
    return { flash: isHeld ? 'status-held' : 'applicant-saved', unsaved }
  })
}

/** Sends the message, with its file. */
export async function sendMessage(
  { applications, visitor }: Pick<PageContext, 'applications' | 'visitor'>,
  { actor, key }: ApplicantChange,
  request: Request,
): Promise<FormResult<Changed>> {
  const { talk, applicants } = applications
  const source = {
    contentType: request.headers.get('content-type'),
    body: request.body as never,
  }
  const { result: form, rejection } = await tryAction({}, () =>
    talk.receive(visitor, actor, source),
  )
  if (rejection) return { rejection }
  await using received = form
  const { values } = received
  return await tryAction(values, async () => {
    const { isHeld } = await talk.write(actor, { ...key, side: 'employer' }, received)
    const { note = '', words = '' } = values
    const unsaved = await findUnsaved(applicants, { actor, key }, { note, words })
    return { flash: isHeld ? 'message-held' : 'message-sent', unsaved }
  })
}

async function findUnsaved(
  applicants: PageServices['applications']['applicants'],
  { actor, key }: ApplicantChange,
  typed: Record<string, string>,
): Promise<Record<string, string>> {
  const { applicant } = await applicants.open(actor, key, { isVisit: false })
  const isSaved = (name: string, text: string) =>
    name === 'note' ? text.trim() === applicant.note.trim() : text.trim() === ''
  return Object.fromEntries(Object.entries(typed).filter(([name, text]) => !isSaved(name, text)))
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
