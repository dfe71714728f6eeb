import { sql } from 'kysely'
import { toEmailKey } from '#server/accounts/email-key.ts'
import type { Db } from '#server/platform/database/database.ts'
import { insertLogEntry } from '../admin.queries.ts'

/** What a command came to: a sentence for whoever typed it. */
export interface CommandResult {
  isDone: boolean
  sentence: string
}

// Whoever may run commands here needs no account; the log still says that it was one.
const COMMAND = { id: 'command', email: 'the command line' }

/** Makes somebody an owner who has proved that the address is theirs. */
export async function grantAdmin(db: Db, email: string): Promise<CommandResult> {
  return db.transaction().execute(async (db) => {
    const account = await lockAccount(db, email)
    if (!account) return failed(`Nobody has the address ${email}. They create an account first.`)
    if (!account.verifiedAt) {
      return failed(`${account.email} is not confirmed yet. They open the link in our mail first.`)
    }
    if (account.suspendedAt) {
      return failed(`${account.email} is suspended. Another owner lets them in again first.`)
    }
    if (account.isOwner) return done(`${account.email} is an owner already.`)
    await updateIsOwner(db, account, true)
    return done(`${account.email} is an owner now.`)
  })
}

export async function revokeAdmin(db: Db, email: string): Promise<CommandResult> {
  return db.transaction().execute(async (db) => {
    const account = await lockAccount(db, email)
    if (!account) return failed(`Nobody has the address ${email}.`)
    if (!account.isOwner) return done(`${account.email} is not an owner.`)
    await updateIsOwner(db, account, false)
    return done(`${account.email} is no longer an owner.`)
  })
}

/** In the order of their accounts. */
export async function listAdmins(db: Db) {
  return db
    .selectFrom('account')
    .select(['firstName', 'lastName', 'email', 'suspendedAt'])
    .where('isOwner', '=', true)
    .orderBy('createdAt')
    .orderBy('id')
    .execute()
}

async function lockAccount(db: Db, email: string) {
  return db
    .selectFrom('account')
    .select(['id', 'email', 'verifiedAt', 'suspendedAt', 'isOwner'])
    .where('emailKey', '=', toEmailKey(email))
    .forUpdate()
    .executeTakeFirst()
}

async function updateIsOwner(
  db: Db,
  { id, email }: { id: string; email: string },
  isOwner: boolean,
) {
  await db
    .updateTable('account')
    .set({ isOwner, updatedAt: sql`now()` })
    .where('id', '=', id)
    .execute()
  const action = isOwner ? 'owner-granted' : 'owner-revoked'
  await insertLogEntry(db, COMMAND, { action, subject: { kind: 'account', id }, detail: email })
}

function done(sentence: string): CommandResult {
  return { isDone: true, sentence }
}

function failed(sentence: string): CommandResult {
  return { isDone: false, sentence }
}
