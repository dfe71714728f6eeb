import { type AccountFacts, type EmailPreferences, type Profile } from '#contract/accounts.ts'
import { findCountry } from '#contract/countries.ts'
import { DomainError } from '#contract/errors.ts'
import { findAccount, updateAccount } from '#server/accounts/account.queries.ts'
import type { PersonalAnswers } from '#contract/sponsorship/personal-answers.ts'
import type { Actor } from '#server/accounts/actor.ts'
import { toPhoneNumber } from '#server/accounts/phone-number.ts'
import {
  findPendingEmail,
  hasPendingToken,
} from '#server/accounts/verification/verification.queries.ts'
import type { Db } from '#server/platform/database/database.ts'
import { pictureUrl } from '#contract/account-limits.ts'

/** The account data that people see and may change without entering their password. */
export function createProfile(db: Db) {
  return {
    async facts(actor: Actor): Promise<AccountFacts> {
      const account = await findAccount(db, actor.id)
      if (!account) throw new DomainError('not_logged_in')
      const { firstName, lastName, phone, country, email, pictureKey, createdAt } = account
      const { wantsApplicantMails, wantsReceipts, wantsMessageMails } = account
      const { wantsStatusMails, wantsSavedMails } = account
      return {
        firstName,
        lastName,
        mobileNumber: phone ?? '',
        country,
        email,
        newEmail: await findPendingEmail(db, actor.id),
        isDeletionPending: await hasPendingToken(db, { purpose: 'delete', subject: actor.id }),
        profilePicture: pictureUrl(pictureKey),
        since: createdAt,
        emailPreferences: {
          wantsApplicantMails,
          wantsReceipts,
          wantsMessageMails,
          wantsStatusMails,
          wantsSavedMails,
        },
      }
    },

    async save(actor: Actor, { firstName, lastName, mobileNumber, currentLocation }: Profile) {
      const country = findCountry(currentLocation)?.code ?? ''
      const phone = toPhoneNumber(mobileNumber, country)
      await updateAccount(db, actor.id, { firstName, lastName, phone, country })
    },

    /** What somebody wants to find on their other devices; null deletes it. */
    async saveSituation(actor: Actor, situation: PersonalAnswers | null) {
      await updateAccount(db, actor.id, { situation: situation && JSON.stringify(situation) })
    },

    async hasSituation(actor: Actor) {
      const account = await findAccount(db, actor.id)
      return account?.situation !== null && account !== null
    },

    saveEmailPreferences: (actor: Actor, preferences: EmailPreferences) =>
      updateAccount(db, actor.id, preferences),
  }
}
