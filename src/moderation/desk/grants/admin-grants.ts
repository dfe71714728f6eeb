import { sql } from 'kysely'
import { toEmailKey } from '#accounts/identity/email-key.ts'
import type { Db } from '#platform/database/database.ts'
import { insertLogEntry } from '#moderation/desk/admin.queries.ts'
import { COMMAND, done, failed, type CommandResult } from './command-result.ts'

/** Makes an account with a confirmed email address an admin. */
export async function grantAdmin(db: Db, email: string): Promise<CommandResult> {
  return db.transaction().execute(async (db) => {
    const account = await lockAccount(db, email)
    if (!account)
      return failed(`No account has the address ${email}. Its owner must sign up first.`)
    if (!account.verifiedAt) {
      return failed(
        `${account.email} is not confirmed yet. Its owner must open the link in our email first.`,
      )
    }
    if (account.suspendedAt) {
      return failed(`${account.email} is suspended. Another admin must lift the suspension first.`)
    }
    if (account.isOwner) return done(`${account.email} is an admin already.`)
    await updateIsOwner(db, account, true)
    return done(
      `${account.email} is an admin now. The admin area asks for two-step login: without one, /desk first leads to setting it up.`,
    )
  })
}

export async function revokeAdmin(db: Db, email: string): Promise<CommandResult> {
  return db.transaction().execute(async (db) => {
    const account = await lockAccount(db, email)
    if (!account) return failed(`No account has the address ${email}.`)
    if (!account.isOwner) return done(`${account.email} is not an admin.`)
    await updateIsOwner(db, account, false)
    return done(`${account.email} is no longer an admin.`)
  })
}

/** Oldest account first. */
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
