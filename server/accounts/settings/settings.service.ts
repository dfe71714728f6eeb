import type { GuessLimits } from '#server/accounts/guess-limits.ts'
import type { Proofs } from '#server/accounts/proofs/proofs.service.ts'
import type { Platform } from '#server/platform/platform.ts'
import { createEmailChange } from './change-email.service.ts'
import { createPasswordChange } from './change-password.service.ts'
import { createDeletion } from './delete-account.service.ts'
import { createExport } from './export/export-data.service.ts'
import { createPasswordCheck } from './password-check.ts'
import { createProfile } from './profile.service.ts'

type Parts = Pick<Platform, 'db' | 'tasks' | 'limits' | 'files'>

interface Others {
  guesses: GuessLimits
  onJobsRemoved(): void
}

/** Everything people do to look after their own account. */
export function createSettings(
  platform: Parts,
  proofs: Proofs,
  { guesses, onJobsRemoved }: Others,
) {
  const requirePassword = createPasswordCheck(platform.db, guesses)
  return {
    ...createProfile(platform.db),
    changePassword: createPasswordChange(platform.db, proofs, { requirePassword }),
    ...createEmailChange(platform, proofs, { requirePassword }),
    exportData: createExport(platform),
    ...createDeletion(platform, proofs, { requirePassword, onJobsRemoved }),
  }
}
