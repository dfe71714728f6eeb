import { z } from 'zod'
import type { PageServices } from '#platform/pages/context.ts'
import {
  formSource,
  hasFiles,
  submitForm,
  tryAction,
  type FormResult,
} from '#platform/forms/pages/submit-form.ts'
import { profileParts } from '#hiring/profile/model/profile-words.ts'
import type { Actor } from '#accounts/sessions/actor.ts'

type Profiles = PageServices['profiles']
type Preview = Awaited<ReturnType<Profiles['import']['previewFile']>>

export type PreviewView = ReturnType<typeof toView>

/** A preview of what would be saved. Its parsed profile is sent back when it is saved. */
export function toView({ profile, ...rest }: Preview) {
  return { ...rest, parts: profileParts(profile), profile: JSON.stringify(profile) }
}

const Saving = z.object({
  profile: z.string(),
  way: z.enum(['add', 'replace'], 'Choose what to do with it.'),
})

/** Reads a file for a preview, or saves a previewed one: then `result` is null. */
export async function importProfile(
  profiles: Profiles,
  actor: Actor,
  request: Request,
): Promise<FormResult<PreviewView | null>> {
  if (hasFiles(request))
    return tryAction({}, async () =>
      toView(await profiles.import.previewFile(actor, formSource(request))),
    )
  return submitForm(request, Saving, async ({ profile, way }) => {
    await profiles.import.save(actor, profile, way)
    return null
  })
}
