import type { Verification } from '#accounts/verification/verification.service.ts'
import type { Platform } from '#platform/platform.ts'
import { createEmailChange } from './change-email.service.ts'
import { createDeletion, type DeletionParts } from './delete-account.service.ts'
import { createExport } from './export/export-data.service.ts'
import { type PasswordCheck, wrongPassword } from './password-check.ts'
import { createProfile, type RequireOwnName } from './profile.service.ts'
import type { PasswordChange } from '#accounts/accounts.schema.ts'
import { updateAccount } from '#accounts/account.queries.ts'
import type { Actor } from '#accounts/sessions/actor.ts'
import { hashPassword } from '#accounts/passwords/password-hash.ts'
import { requireUncommonPassword } from '#accounts/passwords/require-uncommon-password.ts'
import { deleteTokens } from '#accounts/verification/verification.queries.ts'
import { deleteSessions } from '#accounts/sessions/sessions.queries.ts'
import type { Db } from '#platform/database/database.ts'
import { lockAccount } from './settings.queries.ts'

type Parts = Pick<Platform, 'db' | 'tasks' | 'limits' | 'files'>

interface Dependencies extends DeletionParts {
  requireOwnName: RequireOwnName
}

/** The actions of the settings page. */
export function createSettings(
  platform: Parts,
  verification: Verification,
  {
    requirePassword,
    suspendedAddresses,
    personalData,
    onJobsRemoved,
    requireOwnName,
  }: Dependencies,
) {
  return {
    ...createProfile(platform.db, requireOwnName),
    changePassword: createPasswordChange(platform.db, verification, { requirePassword }),
    ...createEmailChange(platform, verification, { requirePassword, suspendedAddresses }),
    exportData: createExport(platform, personalData),
    ...createDeletion(platform, verification, {
      requirePassword,
      suspendedAddresses,
      personalData,
      onJobsRemoved,
    }),
  }
}

/**
 * Sets a new password, ends all other sessions, and cancels what someone who knew the old password may
 * have requested: a change of address, the deletion of the account, a code.
 */
function createPasswordChange(
  db: Db,
  verification: Verification,
  { requirePassword }: { requirePassword: PasswordCheck },
) {
  return async function changePassword(actor: Actor, change: PasswordChange) {
    const field = 'currentPassword'
    const account = await requirePassword(actor, { field, password: change.currentPassword })
    requireUncommonPassword('newPassword', change.newPassword, actor)
    const passwordHash = await hashPassword(change.newPassword, actor.id)

    await db.transaction().execute(async (db) => {
      // Fails if the password has changed meanwhile.
      if (!(await lockAccount(db, account))) throw wrongPassword(field)
      await updateAccount(db, account.id, { passwordHash })
      await deleteSessions(db, account.id, actor.sessionId)
      await deleteTokens(db, [account.id, account.emailKey])
      await verification.notify(db, { notice: 'password-changed', accountId: account.id })
    })
  }
}
