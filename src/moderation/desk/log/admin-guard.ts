import { DomainError } from '#platform/primitives/errors.schema.ts'
import type { Actor } from '#accounts/sessions/actor.ts'
import { requireSecondFactor } from '#accounts/second-factor/require-second-factor.ts'
import type { Db } from '#platform/database/database.ts'
import { findAdmin, insertLogEntry, type NewLogEntry } from '#moderation/desk/admin.queries.ts'

export type AdminGuard = ReturnType<typeof createAdminGuard>
/** Writes a log entry in the running transaction; returns its id. */
export type WriteLog = (entry: NewLogEntry) => Promise<number>

/** Lets only admins through. Whether an account is one is looked up in the database each time. */
export function createAdminGuard(db: Db) {
  return { isAdmin, requireAdmin, changeAndLog }

  async function isAdmin(actor: Pick<Actor, 'id'>): Promise<boolean> {
    return (await findAdmin(db, actor.id)) !== null
  }

  /** @throws {DomainError} `not_found` for everyone but admins; `second_step_needed` for an admin without it */
  async function requireAdmin(actor: Actor) {
    if (!(await isAdmin(actor))) throw new DomainError('not_found')
    requireSecondFactor(actor)
  }

  /** Makes a change and its log entry in one transaction. @throws {DomainError} like `requireAdmin` */
  async function changeAndLog<Result>(
    actor: Actor,
    change: (db: Db, log: WriteLog) => Promise<Result>,
  ): Promise<Result> {
    return db.transaction().execute(async (db) => {
      const admin = await findAdmin(db, actor.id)
      if (!admin) throw new DomainError('not_found')
      requireSecondFactor(actor)
      return change(db, (entry) => insertLogEntry(db, admin, entry))
    })
  }
}

/** Rejects an action with a sentence about the page as a whole. */
export function rejectAction(code: 'done_already' | 'forbidden', message: string): never {
  throw new DomainError(code, [{ field: '', message }])
}
