import type { Selectable } from 'kysely'
import type { Db } from '#platform/database/database.ts'
import type { RegisterLoadTable } from '#sponsorship/sponsorship.tables.ts'

export type RegisterLoad = Selectable<RegisterLoadTable>

/** The register that checks use; null before the first import. */
export async function findNewestLoad(db: Db): Promise<RegisterLoad | null> {
  const load = await db
    .selectFrom('registerLoad')
    .select(['id', 'publishedOn', 'fileName', 'rows', 'sponsors'])
    .select(['added', 'removed', 'changed', 'returned', 'loadedAt'])
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return load ?? null
}
