import type { Id } from '#platform/primitives/primitives.schema.ts'
import type { Db } from '#platform/database/database.ts'

interface Slice {
  /** The id before which the slice starts, going back in time. */
  before: number | null
  limit: number
}

/** The history of an organisation, newest first. */
export async function findHistory(db: Db, organisationId: Id, { before, limit }: Slice) {
  let entries = db
    .selectFrom('organisationEvent as event')
    .leftJoin('account', 'account.id', 'event.actorId')
    .select(['event.id', 'event.createdAt as at', 'event.actorId', 'event.action', 'event.detail'])
    .select(['account.firstName', 'account.lastName', 'account.isOwner'])
    .where('event.organisationId', '=', organisationId)
    .orderBy('event.id', 'desc')
    .limit(limit)
  if (before !== null) entries = entries.where('event.id', '<', before)
  return entries.execute()
}

export type HistoryRow = Awaited<ReturnType<typeof findHistory>>[number]

/** The actor’s name, as members see it; after some years nobody’s is kept. */
export function actorName({ actorId, firstName, lastName }: HistoryRow): string {
  if (actorId === null) return 'Landfall'
  if (actorId === '') return 'Somebody, long ago'
  return `${firstName ?? ''} ${lastName ?? ''}`.trim() || 'Somebody whose account is deleted'
}
