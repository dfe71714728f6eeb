import { sql } from 'kysely'
import type { Id } from '#platform/primitives/primitives.schema.ts'
import type { PersonalAnswers } from '#trade/cookies/personal-answers.schema.ts'
import type { Db } from '#platform/database/database.ts'
import { loadConditions } from '#board/search/finding/match-condition.ts'
import { fromQuery } from '#board/alerts/alert-search.ts'
import { makeEdition } from '#board/alerts/due/editions.ts'
import { findMatches, rowsWhere } from './matches.ts'

/** The most jobs to store; for a longer list only the time is stored. */
const MOST_SHOWN = 20_000

/**
 * Starts an alert with the jobs that come from now on: jobs that its list shows now are never sent, unless they change
 * and match only later. `edition` was made just before; a job that came since is new.
 */
export async function startAlert(
  db: Db,
  alert: { id: Id; query: string; situation: PersonalAnswers | null },
  edition: number,
) {
  const source = sql`(${rowsWhere(sql`publication.first_edition <= ${edition}::integer`)})`
  const question = { search: fromQuery(alert.query), person: alert.situation }
  const [shown = []] = await findMatches(db, source, [question], await loadConditions(db))
  const isBroad = shown.length > MOST_SHOWN
  await db
    .updateTable('alert')
    .set({ sinceEdition: edition, seenEdition: edition, isBroad })
    .where('id', '=', alert.id)
    .execute()
  // Entries of an earlier start; the jobs it has sent stay.
  await db
    .deleteFrom('alertDigest')
    .where('alertId', '=', alert.id)
    .where((is) => is.or([is('kind', '=', 'shown'), is('sentAt', 'is', null)]))
    .execute()
  if (!isBroad && shown.length > 0) {
    await db
      .insertInto('alertDigest')
      .values({ alertId: alert.id, kind: 'shown', jobs: shown })
      .execute()
  }
}

/** The edition to start with. In its own transaction, so that nobody waits for the start. */
export function editionToStart(db: Db): Promise<number> {
  return db.transaction().execute(makeEdition)
}
