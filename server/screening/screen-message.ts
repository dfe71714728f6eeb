import { sql } from 'kysely'
import type { Risk } from '#contract/moderation.ts'
import type { Id } from '#contract/primitives.ts'
import { insertOrganisationEvent } from '#server/organisations/organisations.queries.ts'
import type { Db } from '#server/platform/database/database.ts'
import { openCase } from '#server/cases/open-case.ts'
import { scanTexts, type ScannedText } from '#server/text-rules/scan-texts.ts'
import { findRefusals, requireHonest } from './refuse-texts.ts'
import { findMarkersIn } from './screening.queries.ts'
import { toReasons } from './text-reasons.ts'

interface Message {
  /** The job that it is about. */
  jobId: Id
  text: string
}

const BANK_RULES = /^[BM]/

function textOf({ text }: Pick<Message, 'text'>): ScannedText[] {
  return [{ field: 'reply', kind: 'message', text }]
}

/**
 * Stops a message that asks for money or names a bank account. That it was stopped stays in the history.
 * @throws {DomainError} `invalid_input`
 */
export async function requireHonestMessage(db: Db, actor: { id: Id }, message: Message) {
  const texts = textOf(message)
  if (findRefusals(texts).length === 0) return
  const organisationId = await findOrganisation(db, message.jobId)
  if (organisationId !== null) {
    const [reason] = toReasons(scanTexts(texts), ['refuse'])
    const detail = reason ? `${message.jobId} ${reason.code} ${reason.words}` : message.jobId
    await insertOrganisationEvent(db, {
      organisationId,
      actorId: actor.id,
      action: 'message-stopped',
      detail,
    })
  }
  requireHonest(texts)
}

/** Whether the message waits for the desk: until then nobody reads it. Call it after it is saved. */
export async function holdMessage(
  db: Db,
  { jobId, applicationId, mailId, text }: Message & { applicationId: Id; mailId: Id },
): Promise<boolean> {
  const texts = textOf({ text })
  const markers = await findMarkersIn(db, texts)
  const reasons = [
    ...toReasons(scanTexts(texts), ['hold']),
    ...markers.map(({ value }) => ({
      code: 'K-01',
      words: `It has something that an earlier fraud used: ${value}.`,
    })),
  ]
  if (reasons.length === 0) return false
  await db
    .updateTable('applicationMail')
    .set({ heldAt: sql`now()` })
    .where('id', '=', mailId)
    .execute()
  const isAboutMoney = markers.length > 0 || reasons.some(({ code }) => BANK_RULES.test(code))
  const risk: Risk = isAboutMoney ? 1 : 2
  const organisationId = await findOrganisation(db, jobId)
  await openCase(db, {
    kind: 'held-message',
    risk,
    reasons,
    jobId,
    applicationId,
    mailId,
    organisationId,
  })
  return true
}

async function findOrganisation(db: Db, jobId: Id): Promise<Id | null> {
  const job = await db
    .selectFrom('job')
    .select('organisationId')
    .where('id', '=', jobId)
    .executeTakeFirst()
  return job?.organisationId ?? null
}
