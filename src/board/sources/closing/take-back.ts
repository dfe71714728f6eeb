import { sql } from 'kysely'
import type { Db } from '#platform/database/database.ts'
import type { Id } from '#platform/primitives/primitives.schema.ts'
import { findRefused } from '#board/sources/opt-out/opt-out.queries.ts'
import type { HoldKind } from '#board/sources/sources.ts'
import { closeReferences } from './apply-closing.ts'

interface DecidedHold {
  sourceId: Id
  kind: HoldKind
  names: string[]
  decidedAt: string | null
}

/** Those of these jobs that lead to no site whose holder has opted out. */
export async function findUnrefused(db: Db, ids: readonly Id[]): Promise<Id[]> {
  const jobs = await db
    .selectFrom('job')
    .select(['id', 'sourceUrl', 'applyEmail'])
    .where(sql<boolean>`id = any(${ids}::text[])`)
    .execute()
  const refused = await findRefused(db, jobs)
  return jobs.filter((job) => !refused.has(job)).map(({ id }) => id)
}

/** Lets these names of a list be its employer’s. */
export async function acceptNames(
  db: Db,
  { sourceId, names }: Pick<DecidedHold, 'sourceId' | 'names'>,
) {
  await sql`
    update source set accepted_names = array(
      select distinct name from unnest(accepted_names || ${names}::text[]) as name)
    where id = ${sourceId}`.execute(db)
}

/** Closes what is here only because a list was taken for its employer’s. Returns how many. */
export async function takeBack(
  db: Db,
  { sourceId, kind, names, decidedAt }: DecidedHold,
  moment: string,
) {
  if (kind !== 'other-employer' && kind !== 'all-new') return 0
  if (kind === 'other-employer')
    await sql`
      update source set accepted_names = array(
        select unnest(accepted_names) except select unnest(${names}::text[]))
      where id = ${sourceId}`.execute(db)
  const taken = await db
    .selectFrom('sourceAdvert')
    .select('reference')
    .where('sourceId', '=', sourceId)
    .where('goneAt', 'is', null)
    .where((is) =>
      kind === 'all-new'
        ? is('firstSeenAt', '>=', decidedAt)
        : is('employerSaid', '=', sql<string>`any(${names}::text[])`),
    )
    .execute()
  const references = taken.map(({ reference }) => reference)
  const closed = await closeReferences(db, sourceId, references, moment)
  // The list has to be all new again. A row with a generation says which of two jobs has an id.
  if (kind === 'all-new')
    await db
      .deleteFrom('sourceAdvert')
      .where('sourceId', '=', sourceId)
      .where('generation', '=', 0)
      .where('reference', '=', sql<string>`any(${references}::text[])`)
      .execute()
  return closed.length
}
