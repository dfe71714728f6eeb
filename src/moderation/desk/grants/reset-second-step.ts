import { toEmailKey } from '#accounts/identity/email-key.ts'
import { deleteSecondFactor } from '#accounts/second-factor/personal-data.ts'
import { hasFactor } from '#accounts/second-factor/second-factor.queries.ts'
import { deleteSessions } from '#accounts/sessions/sessions.queries.ts'
import type { Db } from '#platform/database/database.ts'
import { newId } from '#platform/secrets/new-id.ts'
import type { Tasks } from '#platform/tasks/tasks.ts'
import { insertLogEntry } from '#moderation/desk/admin.queries.ts'
import { COMMAND, done, failed, type CommandResult } from './command-result.ts'

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
