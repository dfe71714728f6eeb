import type { Config } from '#server/config.ts'
import type { FormSource } from '#server/platform/forms/forms.ts'
import type { Platform } from '#server/platform/platform.ts'
import { createCodeLimits } from './auth/code-limits.ts'
import { createConfirmation } from './auth/confirm.service.ts'
import { createLogIn } from './auth/log-in.service.ts'
import { createMailLimits } from './auth/mail-limits.ts'
import { createReset } from './auth/reset.service.ts'
import { createSignUp, readSignUp } from './auth/sign-up.service.ts'
import { createLoginAttemptLimits } from './login-attempt-limits.ts'
import type { PersonalData } from './personal-data.ts'
import { createPicture } from './picture/picture.service.ts'
import { createSuspendedAddresses } from './suspended-addresses.ts'
import { createVerification } from './verification/verification.service.ts'
import { sweepAccounts } from './sessions/sessions.queries.ts'
import { createSessions } from './sessions/sessions.service.ts'
import { createSettings } from './settings/settings.service.ts'

export type Accounts = ReturnType<typeof createAccounts>

/** Unconfirmed accounts are deleted after this. */
const UNCONFIRMED_DAYS = 30

type Parts = Pick<Platform, 'db' | 'tasks' | 'limits' | 'mail' | 'files'>
export type AccountSettings = Pick<Config, 'publicUrl' | 'sessionSecret'>

/** Accounts: signing up, logging in, sessions and settings. */
export function createAccounts(
  platform: Parts,
  settings: AccountSettings,
  dependencies: { personalData: PersonalData; onJobsRemoved(): void },
) {
  const { db } = platform
  const verification = createVerification(platform, settings)
  const sessions = createSessions(db)
  const attempts = createLoginAttemptLimits(platform.limits, settings.sessionSecret)
  const mails = createMailLimits(platform.limits, attempts)
  const codes = createCodeLimits(platform.limits)
  const suspendedAddresses = createSuspendedAddresses(settings.sessionSecret)
  const auth = { ...platform, mails, suspendedAddresses }
  return {
    readSignUp: (source: FormSource) => readSignUp(platform.files, source),
    signUp: createSignUp(auth, verification),
    ...createConfirmation(auth, verification),
    logIn: createLogIn(db, sessions, attempts),
    ...createReset(auth, verification, { attempts, codes, secret: settings.sessionSecret }),
    countWrongCodes: codes.countWrongCodes,
    suspendedAddresses,
    settings: createSettings(platform, verification, {
      ...dependencies,
      attempts,
      suspendedAddresses,
    }),
    picture: createPicture(platform),
    sessions,
    verification,
    sweep: () => sweepAccounts(db, { unconfirmedDays: UNCONFIRMED_DAYS }),
  }
}
