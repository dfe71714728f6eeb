import type { Profile } from '#hiring/profile/profile.schema.ts'
import { yearsOfWork } from '#hiring/profile/model/profile-words.ts'
import { YEARS_OF_EXPERIENCE } from '#hiring/applications/model/applications.schema.ts'
import { findAccount } from '#accounts/account.queries.ts'
import { fullName, type Actor } from '#accounts/sessions/actor.ts'
import type { Db } from '#platform/database/database.ts'
import { findProfile } from '#hiring/profile/profile.queries.ts'
import { findLastApplication } from './apply.queries.ts'

/** The source of answers that the person did not type into this form. */
export type PrefillSource = 'profile' | 'application' | 'both'

interface Prefill {
  answers: Record<string, string>
  from: PrefillSource | null
  profile: Profile | null
}

/**
 * The initial answers of an application: from the account, the profile and the last application, of which the newer
 * wins. Never the letter, which is for one employer.
 */
export async function prefill(db: Db, actor: Actor): Promise<Prefill> {
  const [account, found, last] = await Promise.all([
    findAccount(db, actor.id),
    findProfile(db, actor.id),
    findLastApplication(db, actor.id),
  ])
  const known = {
    fullName: fullName(actor),
    email: actor.email,
    phoneNumber: account?.phone ?? '',
    country: account?.country ?? '',
  }
  const ofProfile = found ? answersOf(found.profile) : {}
  const ofApplication: Record<string, string> = last
    ? {
        fullName: last.fullName,
        email: last.email,
        phoneNumber: last.phone,
        country: last.country,
        yearsOfExperience: String(last.yearsOfExperience),
        portfolioLink: last.portfolioLink,
      }
    : {}
  const isProfileNewer = found !== null && (last === null || found.updatedAt > last.sentAt)
  const answers = isProfileNewer
    ? { ...known, ...ofApplication, ...ofProfile }
    : { ...known, ...ofProfile, ...ofApplication }
  const isFromProfile = Object.keys(ofProfile).length > 0
  return { answers, from: sourceOf(isFromProfile, last !== null), profile: found?.profile ?? null }
}

function sourceOf(isFromProfile: boolean, isFromApplication: boolean): PrefillSource | null {
  if (isFromProfile && isFromApplication) return 'both'
  if (isFromProfile) return 'profile'
  return isFromApplication ? 'application' : null
}

/** The answers that the profile gives. */
function answersOf({ about, work }: Profile): Record<string, string> {
  const years = yearsOfWork(work)
  const { max } = YEARS_OF_EXPERIENCE
  return {
    ...(about?.country && { country: about.country }),
    ...(about?.link && { portfolioLink: about.link }),
    ...(years !== null && { yearsOfExperience: String(Math.min(years, max)) }),
  }
}
