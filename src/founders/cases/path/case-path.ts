import type { PathChoice, PathTicks, SavedPath } from '#founders/path/founder-path.ts'
import { DomainError } from '#platform/primitives/errors.schema.ts'
import type { Platform } from '#platform/platform.ts'
import { findOwnCase, type CaseVisitor } from '#founders/cases/access/case-access.ts'
import { lockCase } from '#founders/cases/case.queries.ts'
import { toSavedPath, updatePath } from './case-path.queries.ts'

/** A case’s path, and the case. */
export interface PathOfCase {
  reference: string
  path: SavedPath | null
}

export function createCasePath({ db }: Pick<Platform, 'db'>) {
  return { find, save }

  /** The path of the case that this browser or account may open; null without one. */
  async function find(visitor: CaseVisitor): Promise<PathOfCase | null> {
    const found = await findOwnCase(db, visitor)
    return found && { reference: found.reference, path: toSavedPath(found) }
  }

  /**
   * Changes the ticks of the case’s path; also the path itself, if the case has another or none. @param change gets the
   * saved ticks of this path, null if another is saved
   * @throws {DomainError} `not_found`
   */
  async function save(
    visitor: CaseVisitor,
    { nation, kind }: PathChoice,
    change: (saved: PathTicks | null) => PathTicks,
  ) {
    await db.transaction().execute(async (db) => {
      const own = await findOwnCase(db, visitor)
      const found = own && (await lockCase(db, own.id))
      if (!found) throw new DomainError('not_found')
      const saved = toSavedPath(found)
      const isSame = saved?.nation === nation && saved.kind === kind
      await updatePath(db, found.id, { nation, kind, ticks: change(isSame ? saved.ticks : null) })
    })
  }
}
