import type { Db } from '#platform/database/database.ts'
import type { Id } from '#platform/primitives/primitives.schema.ts'
import { closeAllOf } from './closing/close-adverts.ts'
import { switchOff } from './sources.queries.ts'

/** The lists that a person connected, and what they decided about lists as an admin. */
export async function* readSources(db: Db, accountId: Id): AsyncGenerator<object> {
  yield* await db
    .selectFrom('source')
    .select(['name', 'address', 'agreedAt', 'agreedWords'])
    .where('agreedBy', '=', accountId)
    .orderBy('id')
    .execute()
  yield* await db
    .selectFrom('sourceHold')
    .innerJoin('source', 'source.id', 'sourceHold.sourceId')
    .select(['source.name', 'sourceHold.kind', 'sourceHold.state', 'sourceHold.decidedAt'])
    .where((is) => is.or([is('acceptedBy', '=', accountId), is('secondedBy', '=', accountId)]))
    .orderBy('sourceHold.id')
    .execute()
}

/**
 * Ends the lists of organisations that have nobody but this account: nobody could disconnect them. The database takes
 * the account’s id off the others.
 */
export async function deleteSourcesOf(db: Db, accountId: Id) {
  const now = new Date().toISOString()
  const sources = await db
    .selectFrom('source')
    .innerJoin('organisationMember as member', 'member.organisationId', 'source.organisationId')
    .select('source.id')
    .where('member.accountId', '=', accountId)
    .where('source.state', '<>', 'off')
    .execute()
  for (const { id } of sources) {
    await switchOff(db, id, 'disconnected', now)
    await closeAllOf(db, id, now)
  }
}
