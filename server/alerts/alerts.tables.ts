import type { Generated, GeneratedAlways, JSONColumnType } from 'kysely'
import type { AlertFrequency, AlertStatus } from '#contract/alerts.ts'
import type { PersonalAnswers } from '#contract/sponsorship/personal-answers.ts'

declare module '#server/platform/database/tables.ts' {
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

/** When a job could first be found, and when it last changed in a way that a search could see. Written by triggers. */
interface PublicationTable {
  jobId: string
  /** Of the job, in arrays. */
  number: GeneratedAlways<number>
  /** The first edition that has it; null until that is made. */
  firstEdition: number | null
  /** The first edition that has its latest change; null until that is made. */
  edition: number | null
  /** The same for copies of one advert that the check answers alike; a 64-bit number, so never read into JavaScript. */
  advert: string | null
  publishedAt: Generated<string>
}

interface AlertTable {
  id: string
  /** Null for an address without an account, which stands here itself. */
  accountId: string | null
  email: string | null
  emailKey: string | null
  /** The canonical query of the search, without an order and a time. */
  query: string
  /** The search in words. */
  name: string
  /** What its owner said of themselves, if the answers are to be for them. */
  situation: JSONColumnType<PersonalAnswers> | null
  /** The same for alerts that find the same jobs. */
  searchKey: string
  frequency: AlertFrequency
  status: AlertStatus
  stoppedBecause: 'quiet' | 'bounced' | null
  /** Jobs of this and earlier editions were in the list when the alert was made, if they matched. */
  sinceEdition: number
  /** Decided up to this one. */
  seenEdition: number
  /** Its list was too long to remember what it showed. */
  isBroad: Generated<boolean>
  /** When its next email is due; null while it is not on. */
  nextAt: string | null
  /** When its owner last opened a link or changed an alert. */
  activeAt: Generated<string>
  /** When its owner got the mail that asks whether to keep it; null once they have answered. */
  renewalSentAt: string | null
  stoppedAt: string | null
  /** Of the page it was set on: ‘hi’; null for English. That of the account comes first. */
  language: string | null
  createdAt: Generated<string>
}

interface AlertDigestTable {
  id: GeneratedAlways<string>
  alertId: string
  /** What the list showed, or what is new. */
  kind: 'shown' | 'new'
  /** Numbers of publications. */
  jobs: number[]
  createdAt: Generated<string>
  /** When its email was accepted, or found to have nothing to say. */
  sentAt: string | null
}
