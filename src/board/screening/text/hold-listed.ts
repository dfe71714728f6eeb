import { setImmediate } from 'node:timers/promises'
import { sql } from 'kysely'
import { queueHold, textsOf, toHeldColumns, type Hold } from '#board/screening/screen-posting.ts'
import type { Db } from '#platform/database/database.ts'
import type { Id } from '#platform/primitives/primitives.schema.ts'
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

/** Holds the open ones among written adverts. Call it in the transaction that writes them. */
export async function holdListed(
  db: Db,
  ids: readonly Id[],
  { organisationId, holds }: { organisationId: Id; holds: ReadonlyMap<Id, Hold> },
) {
  for (const id of ids) {
    const hold = holds.get(id)
    if (!hold) continue
    const held = await db
      .updateTable('job')
      .set({ ...toHeldColumns(hold), updatedAt: sql`now()` })
      .where('id', '=', id)
      .where('status', '=', 'open')
      .returning('id')
      .executeTakeFirst()
    if (held) await queueHold(db, { id, organisationId }, hold)
  }
}
