import { sql } from 'kysely'
import type { Id } from '#platform/primitives/primitives.schema.ts'
import type { Db } from '#platform/database/database.ts'
import { runBatches, type BatchOptions } from '#platform/tasks/batches.ts'
import { keysOfName, namesIn } from './name-keys.ts'

const BATCH = 200
/** Proved names that share half of a name are few. */
const MOST_CANDIDATES = 500
/** Names for which the keys were not made, or were made of others. */
const WITHOUT_KEYS = sql<boolean>`name_keys_of is distinct from name || E'\n' || coalesce(legal_name, '')`

export interface ProvedName {
  name: string
  legalName: string | null
}

/** Organisations with one of these keys that have proved who they are, except this one. */
export async function findProvedNames(
  db: Db,
  { organisationId, keys }: { organisationId: Id | null; keys: readonly string[] },
): Promise<ProvedName[]> {
  await fillKeys(db)
  return db
    .selectFrom('organisation')
    .select(['name', 'legalName'])
    .where(sql<boolean>`name_keys && ${[...new Set(keys)]}::text[]`)
    .where(sql<boolean>`id is distinct from ${organisationId}::text`)
    .where('suspendedAt', 'is', null)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('organisationProof as proof')
          .select('proof.id')
          .whereRef('proof.organisationId', '=', 'organisation.id')
          .where('proof.endedAt', 'is', null)
          .where('proof.lapsesAt', '>', sql<string>`now()`),
      ),
    )
    .orderBy('createdAt')
    .orderBy('id')
    .limit(MOST_CANDIDATES)
    .execute()
}

/** Fills in the keys of all organisations. It may stop anywhere; the next call continues. Returns how many it filled. */
export function fillAllKeys(db: Db, options: BatchOptions = {}): Promise<number> {
  return runBatches(
    () =>
      db.transaction().execute(async (db) => {
        const filled = await fillKeys(db)
        return filled === 0 ? null : filled
      }),
    options,
  )
}

/** Fills in the keys of new and renamed organisations. Those that another transaction changes are left to it. */
async function fillKeys(db: Db): Promise<number> {
  const rows = await db
    .selectFrom('organisation')
    .select(['id', 'name', 'legalName'])
    .where(WITHOUT_KEYS)
    .orderBy('id')
    .limit(BATCH)
    .forUpdate()
    .skipLocked()
    .execute()
  if (rows.length === 0) return 0
  const keyed = rows.map(({ id, name, legalName }) => ({
    id,
    keys: [...new Set(namesIn([name, legalName]).flatMap(keysOfName))],
  }))
  await sql`
    update organisation set name_keys_of = name || E'\n' || coalesce(legal_name, ''),
      name_keys = array(select jsonb_array_elements_text(keyed.keys))
    from jsonb_to_recordset(${JSON.stringify(keyed)}::jsonb) as keyed (id text, keys jsonb)
    where organisation.id = keyed.id`.execute(db)
  return rows.length
}
