import { z } from 'zod'
import type { PageContext } from '#platform/pages/context.ts'
import {
  hasFiles,
  submitForm,
  submitUpload,
  type FormResult,
} from '#platform/forms/pages/submit-form.ts'
import type { FlashName } from '#trade/flash/flashes.ts'
import { PROFILE_PATH } from '#hiring/profile/model/profile-paths.ts'
import { ResumeLabel } from '#hiring/profile/model/resume-label.ts'
import type { Actor } from '#accounts/sessions/actor.ts'

interface Done {
  /** The page to go to next. */
  path: string
  flash: FlashName | null
}

const id = z.string().max(36)
const Change = z.discriminatedUnion(
  'intent',
  [
    z.object({ intent: z.literal('up'), id }),
    z.object({ intent: z.literal('down'), id }),
    z.object({
      intent: z.literal('rename'),
      id,
      label: ResumeLabel.pipe(z.string().min(1, 'Enter a name.')),
    }),
    z.object({ intent: z.literal('remove-resume'), id }),
  ],
  { error: 'Choose what to change.' },
)

/** Handles the page's buttons. The form with a file adds a CV. */
export function changeProfile(
  { profiles, applications: { resumes } }: Pick<PageContext, 'profiles' | 'applications'>,
  actor: Actor,
  request: Request,
): Promise<FormResult<Done>> {
  if (hasFiles(request))
    return submitUpload(
      request,
      (source) => resumes.receive(actor, source),
      async (form) => {
        await resumes.add(actor, form)
        return { path: PROFILE_PATH, flash: 'resume-added' }
      },
    )
  return submitForm(request, Change, async (change): Promise<Done> => {
    if (change.intent === 'rename') {
      await resumes.rename(actor, change.id, change.label)
      return { path: PROFILE_PATH, flash: 'profile-saved' }
    }
    if (change.intent === 'remove-resume') {
      await resumes.remove(actor, change.id)
      return { path: PROFILE_PATH, flash: 'resume-removed' }
    }
    await profiles.move(actor, change.id, change.intent)
    const moved = new URLSearchParams({ moved: `${change.id}.${change.intent}` })
    return { path: `${PROFILE_PATH}?${moved}`, flash: null }
  })
}
