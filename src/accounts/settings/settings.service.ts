import type { PersonalData } from '#accounts/settings/export/personal-data.ts'
import type { SuspendedAddresses } from '#accounts/identity/suspended-addresses.ts'
import type { Verification } from '#accounts/verification/verification.service.ts'
import type { Platform } from '#platform/platform.ts'
import { createEmailChange } from './change-email.service.ts'
import { createPasswordChange } from './change-password.service.ts'
import { createDeletion } from './delete-account.service.ts'
import { createExport } from './export/export-data.service.ts'
import type { PasswordCheck } from './password-check.ts'
import { createProfile, type RequireOwnName } from './profile.service.ts'

type Parts = Pick<Platform, 'db' | 'tasks' | 'limits' | 'files'>

interface Dependencies {
  requirePassword: PasswordCheck
  suspendedAddresses: SuspendedAddresses
  personalData: PersonalData
  onJobsRemoved(): void
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
