import type { Profile } from '#contract/profile/profile.ts'
import { profileParts } from '#contract/profile/profile-words.ts'
import type { ProfileDocument } from './write-profile.ts'

/** The contents of a profile’s PDF. */
export function documentOf(
  profile: Profile,
  { name, contact }: { name: string; contact: string[] },
): ProfileDocument {
  return { name, contact: [contact.filter(Boolean).join(' · ')], parts: profileParts(profile) }
}
