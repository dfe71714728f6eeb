import type { Generated, JSONColumnType } from 'kysely'
import type { PersonalAnswers } from '#trade/cookies/personal-answers.schema.ts'
import type { TokenPurpose } from '#platform/tasks/tasks.ts'

declare module '#platform/database/tables.ts' {
  interface Tables {
    account: AccountTable
    proof: ProofTable
    suspendedAddress: AddressHashTable
  }
}

export interface AccountTable {
  id: string
  firstName: string
  lastName: string
  /** E.164 where it could be read as a number, otherwise as typed. */
  phone: string | null
  /** ISO 3166-1 alpha-2. */
  country: string
  /** The address as typed; emails are sent to it. */
  email: string
  /** The normalised address, for comparison. */
  emailKey: string
  /** Null until the person chooses a password with an emailed code. */
  passwordHash: string | null
  verifiedAt: string | null
  /** The picture's name in its URL; each of its sizes is a file with this name. */
  pictureKey: string | null
  /** An admin of the site; only a command can grant it. */
  isOwner: Generated<boolean>
  suspendedAt: string | null
  suspendedBecause: string | null
  /** Emails about applications to their jobs. */
  wantsApplicantMails: Generated<boolean>
  /** One email a day about them all, instead. */
  wantsApplicantDigest: Generated<boolean>
  /** A receipt for each application they send. */
  wantsReceipts: Generated<boolean>
  /** An email when someone writes to them about an application. */
  wantsMessageMails: Generated<boolean>
  /** An email when an employer changes the status of their application. */
  wantsStatusMails: Generated<boolean>
  /** An email, once a day at most, when a saved job has changed. */
  wantsSavedMails: Generated<boolean>
  /** The person's answers about themselves, if they are shared with their other devices. */
  situation: JSONColumnType<PersonalAnswers> | null
  /** The language of their emails: ‘hi’; null until they have chosen one, or read a page in one. */
  language: string | null
  /** Their time zone; null until they have chosen it, or picked a time for an interview. */
  timeZone: string | null
  /** The last use that the nightly sweep has seen; see `unused-accounts.ts`. */
  usedAt: Generated<string>
  /** The time when the owner was told that the account goes unless it is used. */
  unusedToldAt: string | null
  createdAt: Generated<string>
  updatedAt: Generated<string>
}

/** A link or a code, emailed to prove that an email address is the person's. */
interface ProofTable {
  purpose: TokenPurpose
  /** A normalised email address, known or not, or an account's id. */
  subject: string
  /** Null until the email is created: only the email holds the secret. */
  secretHash: string | null
  /** The new email address as typed, for a change of address. */
  newEmail: string | null
  /** The page that the person wanted, if it has a purpose; see `purposeOf`. */
  nextPath: string | null
  /** Hash of the password of the newest registration with this address. */
  passwordHash: string | null
  tries: Generated<number>
  /** The time when its email was accepted, so that a repeated task sends no second one. */
  sentAt: string | null
  createdAt: Generated<string>
  expiresAt: string
}

/** Addresses as keyed hashes: reading the table reveals none. */
interface AddressHashTable {
  hash: string
  createdAt: Generated<string>
}
