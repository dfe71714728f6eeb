import type { Id } from '#platform/primitives/primitives.schema.ts'
import { isProved } from '#organisations/organisations.queries.ts'
import type { Db } from '#platform/database/database.ts'
import { scanTexts } from '#safety/text-rules/scan-texts.ts'
import { isQuoted } from './quoted-message.ts'
import {
  findMessagesTo,
  hasAppliedTo,
  haveTwoReported,
  lockReported,
  wasFalseAlarm,
} from './witnesses.queries.ts'

/** Rules about money, bank accounts, and what reads like a demand. */
const MONEY_RULES = /^[BMS]/

/** A report that money was asked, which has been saved. */
export interface MoneyReport {
  organisationId: Id
  messageId: Id | null
  words: string
  /** The account that reports; null for nobody we know. */
  reporterId: Id | null
  /** Whether it comes from somebody to whom this organisation has offered a job: nobody can do that by themselves. */
  isAboutOffer: boolean
}

/**
 * Whether a report freezes its organisation until the desk has decided. An unproved one freezes at once, as anybody’s
 * money may depend on it; in the week after a false alarm only its applicants do that. A proved one freezes when an
 * applicant quotes a message that our rules confirm, or when two reporters who have nothing to do with each other agree.
 */
export async function mayFreeze(db: Db, report: MoneyReport): Promise<boolean> {
  const { organisationId, reporterId, isAboutOffer } = report
  await lockReported(db, organisationId)
  const isAlarm = await wasFalseAlarm(db, organisationId)
  if (!(await isProved(db, organisationId)))
    return !isAlarm || (reporterId !== null && hasAppliedTo(db, reporterId, organisationId))
  if (isAboutOffer || (await isConfirmed(db, report))) return true
  return !isAlarm && haveTwoReported(db, organisationId)
}

/** Whether it quotes a message to its reporter, or is about one, in which the rules find a demand for money. */
async function isConfirmed(
  db: Db,
  { organisationId, reporterId, messageId, words }: MoneyReport,
): Promise<boolean> {
  if (reporterId === null) return false
  const messages = await findMessagesTo(db, reporterId, organisationId)
  return messages
    .filter(({ id, body }) => id === messageId || isQuoted(body, words))
    .some(({ body }) =>
      scanTexts([{ field: 'text', kind: 'message', text: body }]).some(
        ({ rule, mode }) => mode === 'live' && MONEY_RULES.test(rule),
      ),
    )
}
