import { sql } from 'kysely'
import { toEmailKey } from '#accounts/identity/email-key.ts'
import type { Db } from '#platform/database/database.ts'
import { insertLogEntry } from '#moderation/desk/admin.queries.ts'
import { deleteSecondFactor } from '#accounts/second-factor/personal-data.ts'
import { hasFactor } from '#accounts/second-factor/second-factor.queries.ts'
import { deleteSessions } from '#accounts/sessions/sessions.queries.ts'
import { newId } from '#platform/secrets/new-id.ts'
import type { Tasks } from '#platform/tasks/tasks.ts'

/** The result of a command, as a sentence for the person who typed it. */
export interface CommandResult {
  isDone: boolean
  sentence: string
}

/** People who can run commands need no account, so the log names only where they were. */
const COMMAND = { id: 'command', email: 'Somebody at the server' }

function done(sentence: string): CommandResult {
  return { isDone: true, sentence }
}

function failed(sentence: string): CommandResult {
  return { isDone: false, sentence }
}

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

/**
 * Resets the second step, as a last resort for an account that has lost phone and recovery codes: it logs in with the
 * password alone, and is notified. The log of the admin area records it.
 */
export async function resetSecondStep(
  { db, tasks }: { db: Db; tasks: Pick<Tasks, 'enqueue'> },
  email: string,
): Promise<CommandResult> {
  return db.transaction().execute(async (db) => {
    const account = await db
      .selectFrom('account')
      .select(['id', 'email'])
      .where('emailKey', '=', toEmailKey(email))
      .forUpdate()
      .executeTakeFirst()
    if (!account) return failed(`No account has the address ${email}.`)
    const { id } = account
    if (!(await hasFactor(db, id))) return done(`${account.email} has no two-step login.`)
    await deleteSecondFactor(db, id)
    await deleteSessions(db, id)
    await insertLogEntry(db, COMMAND, {
      action: 'second-step-reset',
      subject: { kind: 'account', id },
      detail: account.email,
    })
    const notice = { id: newId(), notice: 'second-step-reset', accountId: id } as const
    await tasks.enqueue(db, 'send-account-notice', notice)
    return done(
      `Two-step login of ${account.email} is off, and they are logged out everywhere. They get a mail about it.`,
    )
  })
}
