import type { Profile } from '#hiring/profile/profile.schema.ts'
import { profileParts } from '#hiring/profile/model/profile-words.ts'
import type { ProfileDocument } from './write-profile.ts'

/** The contents of a profile’s PDF. */
export function documentOf(
  profile: Profile,
  { name, contact }: { name: string; contact: string[] },
): ProfileDocument {
  return { name, contact: [contact.filter(Boolean).join(' · ')], parts: profileParts(profile) }
}
