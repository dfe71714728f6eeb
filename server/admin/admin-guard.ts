import { DomainError } from '#contract/errors.ts'
import type { Actor } from '#server/accounts/actor.ts'
import type { Db } from '#server/platform/database/database.ts'
import { findAdmin, insertLogEntry, type NewLogEntry } from './admin.queries.ts'

export type AdminGuard = ReturnType<typeof createAdminGuard>
/** Writes a line of the log in the running transaction; returns its id. */
export type WriteLog = (entry: NewLogEntry) => Promise<number>

/** The one way to the desk. Whether somebody is an owner is asked each time, of the database. */
export function createAdminGuard(db: Db) {
  return { isAdmin, requireAdmin, changeAndLog }

  async function isAdmin(actor: Pick<Actor, 'id'>): Promise<boolean> {
    return (await findAdmin(db, actor.id)) !== null
  }

  /** @throws {DomainError} `not_found` for everybody but an owner */
  async function requireAdmin(actor: Actor) {
    if (!(await isAdmin(actor))) throw new DomainError('not_found')
  }

  /**
   * Changes something and logs it: both or neither.
   * @throws {DomainError} `not_found` for everybody but an owner
   */
  async function changeAndLog<Result>(
    actor: Actor,
    act: (db: Db, log: WriteLog) => Promise<Result>,
  ): Promise<Result> {
    return db.transaction().execute(async (db) => {
      const owner = await findAdmin(db, actor.id)
      if (!owner) throw new DomainError('not_found')
      return act(db, (entry) => insertLogEntry(db, owner, entry))
    })
  }
}

/** A rule said no, in a sentence about the page as a whole. */
export function rejectAction(code: 'done_already' | 'forbidden', message: string): never {
  throw new DomainError(code, [{ field: '', message }])
}
