import type { Generated, GeneratedAlways, JSONColumnType } from 'kysely'
import type { AlertFrequency, AlertStatus } from './alerts.schema.ts'
import type { PersonalAnswers } from '#trade/cookies/personal-answers.schema.ts'

declare module '#platform/database/tables.ts' {
  interface Tables {
    edition: EditionTable
    publication: PublicationTable
    alert: AlertTable
    alertDigest: AlertDigestTable
  }
}

/** One row: the latest edition. */
interface EditionTable {
  onlyOne: Generated<boolean>
  number: number
}

/**
 * The time when a job could first be found, and when it last changed in a way that affects searches. Written by
 * triggers.
 */
interface PublicationTable {
  jobId: string
  /** The job's number, for arrays. */
  number: GeneratedAlways<number>
  /** The first edition with this job; null until that is made. */
  firstEdition: number | null
  /** The first edition with its latest change; null until that is made. */
  edition: number | null
  /**
   * A key shared by copies of one advert with the same check results; a 64-bit number, so never read into JavaScript.
   */
  advert: string | null
  publishedAt: Generated<string>
}

interface AlertTable {
  id: string
  /** Null for an address without an account, which is stored in `email`. */
  accountId: string | null
  email: string | null
  emailKey: string | null
  /** The canonical query of the search, without order and time. */
  query: string
  /** The search in words. */
  name: string
  /** The owner's answers about themselves, if the alert is for them personally. */
  situation: JSONColumnType<PersonalAnswers> | null
  /** A key shared by alerts that find the same jobs. */
  searchKey: string
  frequency: AlertFrequency
  status: AlertStatus
  stoppedBecause: 'quiet' | 'bounced' | null
  /** Jobs of this and earlier editions were in the list when the alert was made, if they matched. */
  sinceEdition: number
  /** The latest edition that has been decided. */
  seenEdition: number
  /** Whether its list was too long to store which jobs it showed. */
  isBroad: Generated<boolean>
  /** The time when its next email is due; null unless it is on. */
  nextAt: string | null
  /** The time when its owner last opened a link or changed an alert. */
  activeAt: Generated<string>
  /** The time of the email that asks its owner whether to keep it; null once they have answered. */
  renewalSentAt: string | null
  stoppedAt: string | null
  /** The language of the page it was set on: ‘hi’; null for English. The account's language takes precedence. */
  language: string | null
  createdAt: Generated<string>
}

interface AlertDigestTable {
  id: GeneratedAlways<string>
  alertId: string
  /** The jobs that the list showed, or that are new. */
  kind: 'shown' | 'new'
  /** Numbers of publications. */
  jobs: number[]
  createdAt: Generated<string>
  /** The time when its email was accepted, or found to be empty. */
  sentAt: string | null
}
