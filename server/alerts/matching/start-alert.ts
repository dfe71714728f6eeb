import { sql } from 'kysely'
import type { Id } from '#contract/primitives.ts'
import type { PersonalAnswers } from '#contract/sponsorship/personal-answers.ts'
import type { Db } from '#server/platform/database/database.ts'
import { loadConditions } from '#server/search/match-condition.ts'
import { fromQuery } from '../alert-search.ts'
import { makeEdition } from '../editions.ts'
import { findMatches, rowsWhere } from './matches.ts'

/** Of a list with more jobs it is only remembered when it was shown. */
const MOST_SHOWN = 20_000

/**
 * An alert looks at what comes from now on: what its list shows now it never sends, but for a job that changes
 * so that it matches later. `edition` was made just before; a job that came since is new.
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
  // Of an earlier start; what it has sent stays.
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

/** The edition to start with. In a transaction of its own, so that nobody waits for the start. */
export function editionToStart(db: Db): Promise<number> {
  return db.transaction().execute(makeEdition)
}
