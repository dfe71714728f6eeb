import type { NewCase, Risk } from '#contract/moderation.ts'
import type { Id } from '#contract/primitives.ts'
import type { Db } from '#server/platform/database/database.ts'
import { newId } from '#server/platform/new-id.ts'

const HOUR_MS = 3_600_000
/** By when the desk should have decided. */
const TARGET_MS: Record<Risk, number> = { 1: HOUR_MS, 2: 4 * HOUR_MS, 3: 24 * HOUR_MS }

/** Puts something into the desk’s queue, in the transaction that holds it. */
export async function openCase(db: Db, { reasons, risk, ...subject }: NewCase): Promise<Id> {
  const id = newId()
  await db
    .insertInto('moderationCase')
    .values({
      id,
      risk,
      ...subject,
      reasons: JSON.stringify(reasons),
      dueAt: new Date(Date.now() + TARGET_MS[risk]).toISOString(),
    })
    .execute()
  return id
}
