import { DomainError } from '#contract/errors.ts'
import type { Actor } from '#server/accounts/actor.ts'
import type { Db } from '#server/platform/database/database.ts'
import { findOwner, insertEntry, type NewEntry } from './desk.queries.ts'

export type Gate = ReturnType<typeof createGate>
/** Writes a line of the log in the running transaction; returns its id. */
export type Log = (entry: NewEntry) => Promise<number>

/** The one way to the desk. Whether somebody is an owner is asked each time, of the database. */
export function createGate(db: Db) {
  return { isOwner, enter, change }

  async function isOwner(actor: Pick<Actor, 'id'>): Promise<boolean> {
    return (await findOwner(db, actor.id)) !== null
  }

  /** @throws {DomainError} `not_found` for everybody but an owner */
  async function enter(actor: Actor) {
    if (!(await isOwner(actor))) throw new DomainError('not_found')
  }

  /**
   * Changes something and logs it: both or neither.
   * @throws {DomainError} `not_found` for everybody but an owner
   */
  async function change<Result>(
    actor: Actor,
    act: (db: Db, log: Log) => Promise<Result>,
  ): Promise<Result> {
    return db.transaction().execute(async (db) => {
      const owner = await findOwner(db, actor.id)
      if (!owner) throw new DomainError('not_found')
      return act(db, (entry) => insertEntry(db, owner, entry))
    })
  }
}

/** A rule said no, in a sentence about the page as a whole. */
export function refuse(code: 'done_already' | 'forbidden', message: string): never {
  throw new DomainError(code, [{ field: '', message }])
}
