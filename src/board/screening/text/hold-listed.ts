import { setImmediate } from 'node:timers/promises'
import { sql } from 'kysely'
import { findHeldCase } from '#board/screening/rescreen-held.ts'
import { queueHold, textsOf, toHeldColumns, type Hold } from '#board/screening/screen-posting.ts'
import type { Db } from '#platform/database/database.ts'
import type { Id } from '#platform/primitives/primitives.schema.ts'
import type { CaseReason } from '#safety/cases/moderation.schema.ts'
import { findRule } from '#safety/text-rules/rules.ts'
import { scanTexts } from '#safety/text-rules/scan-texts.ts'
import { toReasons } from './text-reasons.ts'

/** An advert of an employer’s own list. */
interface ListedAdvert {
  id: Id
  title: string
  employerName: string
  place: string | null
  description: string
  country: string
}

/**
 * What stops adverts of an employer’s own list, as it would if a member typed them here. Read before the transaction
 * that writes them, with the requests of visitors in between.
 */
export async function readListed(adverts: readonly ListedAdvert[]): Promise<Map<Id, Hold>> {
  const holds = new Map<Id, Hold>()
  for (const { country, ...advert } of adverts) {
    const rest = { legalName: null, applyEmail: null, lawReason: null, questions: [] }
    const findings = scanTexts(textsOf({ ...advert, ...rest }), { country })
    const reasons = toReasons(findings, ['refuse', 'hold'])
    if (reasons.length > 0) holds.set(advert.id, { risk: 1, reasons })
    await setImmediate()
  }
  return holds
}

/**
 * Holds the open ones among written adverts, unless the desk has published them with the same reasons. The case of one
 * that waits already gets today’s. Call it in the transaction that writes them.
 */
export async function holdListed(
  db: Db,
  ids: readonly Id[],
  { organisationId, holds }: { organisationId: Id; holds: ReadonlyMap<Id, Hold> },
) {
  for (const id of ids) {
    const found = holds.get(id)
    if (!found) continue
    const waiting = await findHeldCase(db, id)
    if (!waiting && (await isPublishedWith(db, id, found))) continue
    const lasting = waiting?.reasons.filter(({ code }) => !findRule(code)) ?? []
    const hold: Hold = { ...found, reasons: [...lasting, ...found.reasons] }
    const held = await db
      .updateTable('job')
      .set({ ...toHeldColumns(hold), updatedAt: sql`now()` })
      .where('id', '=', id)
      .where('status', 'in', waiting ? ['open', 'held'] : ['open'])
      .returning('id')
      .executeTakeFirst()
    if (held) await queueHold(db, { id, organisationId }, hold)
  }
}

/** Whether the desk’s last word about this advert was to publish it, with all that stops it now. */
async function isPublishedWith(db: Db, jobId: Id, { reasons }: Hold): Promise<boolean> {
  const last = await db
    .selectFrom('moderationCase')
    .select(['decision', 'reasons'])
    .where('jobId', '=', jobId)
    .where('kind', '=', 'held-job')
    .where('status', '=', 'decided')
    .orderBy('decidedAt', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (last?.decision !== 'publish') return false
  const isSame = (one: CaseReason, other: CaseReason) =>
    one.code === other.code && one.field === other.field && one.quote === other.quote
  return reasons.every((reason) => last.reasons.some((read) => isSame(read, reason)))
}
