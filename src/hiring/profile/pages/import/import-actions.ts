import { z } from 'zod'
import type { PageServices } from '#platform/pages/context.ts'
import { submitForm, tryAction, type FormResult } from '#platform/forms/pages/submit-form.ts'
import { profileParts, type ProfilePart } from '#hiring/profile/model/profile-words.ts'
import type { Actor } from '#accounts/sessions/actor.ts'

type Profiles = PageServices['profiles']
type Preview = Awaited<ReturnType<Profiles['import']['previewFile']>>

/** A preview of what would be saved. */
export interface PreviewView {
  from: string
  parts: ProfilePart[]
  ignored: string[]
  problems: string[]
  /** The parsed profile, sent back when it is saved. */
  profile: string
}

export function toView({ profile, ...rest }: Preview): PreviewView {
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
  const contentType = request.headers.get('content-type')
  if (contentType?.startsWith('multipart/form-data')) {
    return tryAction({}, async () => {
      const source = { contentType, body: request.body as never }
      return toView(await profiles.import.previewFile(actor, source))
    })
  }
  return submitForm(request, Saving, async ({ profile, way }) => {
    await profiles.import.save(actor, profile, way)
    return null
  })
}
