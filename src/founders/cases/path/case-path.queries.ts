import type { SavedPath } from '#founders/path/founder-path.ts'
import type { Id } from '#platform/primitives/primitives.schema.ts'
import type { Db } from '#platform/database/database.ts'
import type { CaseRow } from '#founders/cases/case.queries.ts'

export function toSavedPath({
  pathNation: nation,
  pathKind: kind,
  pathTicks: ticks,
}: Pick<CaseRow, 'pathNation' | 'pathKind' | 'pathTicks'>): SavedPath | null {
  return nation && kind ? { nation, kind, ticks } : null
}

export async function updatePath(db: Db, id: Id, { nation, kind, ticks }: SavedPath) {
  await db
    .updateTable('startupRequest')
    .set({ pathNation: nation, pathKind: kind, pathTicks: JSON.stringify(ticks) })
    .where('id', '=', id)
    .execute()
}
