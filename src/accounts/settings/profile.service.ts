import type { ApplicantMails, EmailPreferences, Profile } from '#accounts/accounts.schema.ts'
import { findCountry } from '#platform/places/names/countries.ts'
import { DomainError, wrongField } from '#platform/primitives/errors.schema.ts'
import {
  findAccount,
  updateAccount,
  updateLanguage,
  type Account,
} from '#accounts/account.queries.ts'
import { withoutNationality, type PersonalAnswers } from '#trade/cookies/personal-answers.schema.ts'
import type { Actor } from '#accounts/sessions/actor.ts'
import { toPhoneNumber } from '#accounts/identity/phone-number.ts'
import { findPendingEmail, hasPendingToken } from '#accounts/verification/verification.queries.ts'
import { languageFor } from '#platform/languages/languages.ts'
import type { Db } from '#platform/database/database.ts'
import { pictureUrl } from '#trade/limits/account-limits.ts'

/** @throws {DomainError} `invalid_input` for a name that is not a person’s */
export type RequireOwnName = (name: Pick<Profile, 'firstName' | 'lastName'>) => void

/** What the settings page shows. */
export type AccountFacts = Awaited<ReturnType<ReturnType<typeof createProfile>['facts']>>

/** The account data that people see and may change without entering their password. */
export function createProfile(db: Db, requireOwnName: RequireOwnName) {
  return {
    async facts(actor: Actor) {
      const account = await findAccount(db, actor.id)
      if (!account) throw new DomainError('not_logged_in')
      const { firstName, lastName, phone, country, email, pictureKey, createdAt } = account
      const { wantsReceipts, wantsMessageMails } = account
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
          applicantMails: toApplicantMails(account),
          wantsReceipts,
          wantsMessageMails,
          wantsStatusMails,
          wantsSavedMails,
          language: account.language ?? 'en',
        },
      }
    },

    async save(actor: Actor, { firstName, lastName, mobileNumber, currentLocation }: Profile) {
      requireOwnName({ firstName, lastName })
      const country = findCountry(currentLocation)?.code ?? ''
      const phone = toPhoneNumber(mobileNumber, country)
      await updateAccount(db, actor.id, { firstName, lastName, phone, country })
    },

    /** Saves what the person has said about themselves, apart from the nationality, for their other devices; null deletes it. */
    async saveSituation(actor: Actor, situation: PersonalAnswers | null) {
      const saved = situation && JSON.stringify(withoutNationality(situation))
      await updateAccount(db, actor.id, { situation: saved })
    },

    async hasSituation(actor: Actor) {
      const account = await findAccount(db, actor.id)
      return account?.situation !== null && account !== null
    },

    /** @throws {DomainError} `invalid_input` for an unknown language */
    async saveEmailPreferences(
      actor: Actor,
      { language, applicantMails, ...preferences }: EmailPreferences,
    ) {
      if (language !== undefined && languageFor(language).code !== language) {
        const message = 'Choose a language from the list.'
        throw wrongField('language', message)
      }
      await updateAccount(db, actor.id, {
        ...preferences,
        ...(language && { language }),
        ...(applicantMails && {
          wantsApplicantMails: applicantMails !== 'none',
          wantsApplicantDigest: applicantMails === 'daily',
        }),
      })
    },

    /**
     * Sets the language of a person’s emails from the first page that they read in another language, until they choose
     * one. English pages, which all others are, do not set it.
     */
    async noteLanguage({ id, language }: Pick<Actor, 'id' | 'language'>, read: string) {
      if (language === null && read !== 'en') await updateLanguage(db, id, read)
    },
  }
}

function toApplicantMails({
  wantsApplicantMails,
  wantsApplicantDigest,
}: Pick<Account, 'wantsApplicantMails' | 'wantsApplicantDigest'>): ApplicantMails {
  if (!wantsApplicantMails) return 'none'
  return wantsApplicantDigest ? 'daily' : 'each'
}
