import { sql } from 'kysely'
import { openCase } from '#safety/cases/open-case.ts'
import { FROZEN_BECAUSE } from '#moderation/cases/moderation-words.ts'
import type { Id } from '#platform/primitives/primitives.schema.ts'
import { holdPendingMessages } from '#organisations/people/suspensions.ts'
import { insertOrganisationEvent, isProved } from '#organisations/organisations.queries.ts'
import type { Db } from '#platform/database/database.ts'
import { scanTexts } from '#safety/text-rules/scan-texts.ts'
import {
  findMessagesTo,
  hasAppliedTo,
  haveTwoReported,
  lockReported,
  wasFalseAlarm,
} from './witnesses.queries.ts'

/** Takes a job off the site and stops everything that its organisation sends or posts, until its case is decided. */
export async function freeze(
  db: Db,
  { caseId, jobId, organisationId }: { caseId: Id; jobId: Id; organisationId: Id },
) {
  await db
    .updateTable('job')
    .set({
      status: 'held',
      heldFrom: sql`status`,
      heldBecause: FROZEN_BECAUSE,
      updatedAt: sql`now()`,
    })
    .where('id', '=', jobId)
    .where('status', 'in', ['open', 'closed'])
    .execute()
  await db.updateTable('moderationCase').set({ freezes: true }).where('id', '=', caseId).execute()
  const frozen = await db
    .updateTable('organisation')
    .set({ frozenAt: sql`now()`, frozenBecause: FROZEN_BECAUSE, updatedAt: sql`now()` })
    .where('id', '=', organisationId)
    .where('frozenAt', 'is', null)
    .returning('id')
    .executeTakeFirst()
  if (!frozen) return
  await holdPendingMessages(db, organisationId)
  await insertOrganisationEvent(db, { organisationId, actorId: null, action: 'frozen' })
  await queueOthers(db, { caseId, organisationId })
}

/** The organisations of one person that go before the desk at once; nobody honest has as many. */
const MOST_OTHERS = 20

/** Puts the other organisations of its owners before the desk: who poses as one employer may pose as another. */
async function queueOthers(db: Db, { caseId, organisationId }: { caseId: Id; organisationId: Id }) {
  const { rows } = await sql<{ id: Id; name: string; number: number }>`
    select distinct other.id, frozen.name, moderation_case.number
    from organisation_member as owner
      join organisation_member as also on also.account_id = owner.account_id and also.role = 'owner'
      join organisation as other on other.id = also.organisation_id
      join organisation as frozen on frozen.id = owner.organisation_id
      join moderation_case on moderation_case.id = ${caseId}
    where owner.organisation_id = ${organisationId} and owner.role = 'owner'
      and other.id <> ${organisationId}
      and other.suspended_at is null and other.frozen_at is null
      and not exists (
        select from moderation_case as open
        where open.organisation_id = other.id and open.kind = 'report'
          and open.job_id is null and open.status <> 'decided')
    order by other.id
    limit ${MOST_OTHERS}`.execute(db)
  for (const { id, name, number } of rows) {
    const words = `It has an owner of ‘${name}’, which a report has frozen (case ${number}).`
    const reasons = [{ code: 'same-owner', words }]
    await openCase(db, { kind: 'report', risk: 2, organisationId: id, reasons })
  }
}

/** Rules about money, bank accounts, and what reads like a demand. */
const MONEY_RULES = /^[BMS]/

/** A report that money was asked, which has been saved. */
interface MoneyReport {
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
 * applicant quotes a message in which our rules find a demand, unless the desk has found it harmless; when somebody says
 * so after an offer, who was not wrong within a week; or when two reporters who have nothing to do with each other agree.
 */
export async function mayFreeze(db: Db, report: MoneyReport): Promise<boolean> {
  const { organisationId, reporterId, isAboutOffer } = report
  await lockReported(db, organisationId)
  const isAlarm = await wasFalseAlarm(db, organisationId)
  if (!(await isProved(db, organisationId)))
    return !isAlarm || (reporterId !== null && hasAppliedTo(db, reporterId, organisationId))
  // Whoever has an offer could otherwise freeze it again each time that the desk lifts it.
  if (
    isAboutOffer &&
    reporterId !== null &&
    !(await wasFalseAlarm(db, organisationId, { reporterId }))
  )
    return true
  if (await isConfirmed(db, report)) return true
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

/** The words in a row that make a quotation: fewer are in any two texts about the same thing. */
const LEAST_WORDS = 5

/** Whether a text quotes a message: some words in a row, or the whole of a shorter one, whatever signs stand between them. */
export function isQuoted(message: string, text: string): boolean {
  const words = toWords(message)
  if (words.length === 0) return false
  const length = Math.min(LEAST_WORDS, words.length)
  const quoting = ` ${toWords(text).join(' ')} `
  return words.some(
    (_, from) =>
      from + length <= words.length &&
      quoting.includes(` ${words.slice(from, from + length).join(' ')} `),
  )
}

function toWords(text: string): string[] {
  return (
    text
      .normalize('NFKC')
      .toLowerCase()
      .match(/[\p{L}\p{N}£$€]+/gu) ?? []
  )
}
