import { STORED_DAYS } from '#platform/primitives/time/stored-days.ts'
import type { Config } from '#platform/config.ts'
import type { FormSource } from '#platform/forms/forms.ts'
import type { Platform } from '#platform/platform.ts'
import { createCodeLimits } from './log-in/code-limits.ts'
import { createConfirmation } from './sign-up/confirm.service.ts'
import { createLogInCompletion, type OnLogIn } from './log-in/complete-log-in.ts'
import { createLogIn } from './log-in/log-in.service.ts'
import { createMailLimits } from './log-in/mail-limits.ts'
import { createReset } from './passwords/reset.service.ts'
import { createSignUp, readSignUp } from './sign-up/sign-up.service.ts'
import { createKnownDevices } from './devices/known-devices.service.ts'
import { createLoginAttemptLimits } from './log-in/login-attempt-limits.ts'
import type { RequireOwnName } from './settings/profile.service.ts'
import type { PersonalData } from './settings/export/personal-data.ts'
import { createPicture } from './picture/picture.service.ts'
import { createLogInSteps } from './second-factor/log-in-step/log-in-step.service.ts'
import { createFirstWeek } from './second-factor/first-week/first-week.service.ts'
import { createPasskeys } from './second-factor/ways/passkeys.ts'
import { createSecondFactor } from './second-factor/second-factor.service.ts'
import { createSecretBox } from './second-factor/ways/secret-box.ts'
import { createSuspendedAddresses } from './identity/suspended-addresses.ts'
import { createReturnedForms } from './returned-forms/returned-forms.service.ts'
import { createVerification } from './verification/verification.service.ts'
import { sweepAccounts } from './sessions/sessions.queries.ts'
import { createSessions } from './sessions/sessions.service.ts'
import { createPasswordCheck } from './settings/password-check.ts'
import { createSettings } from './settings/settings.service.ts'

export type Accounts = ReturnType<typeof createAccounts>

declare module '#platform/services.ts' {
  interface Services {
    accounts: Accounts
  }
}

/** Unconfirmed accounts are deleted after this. */
const UNCONFIRMED_DAYS = STORED_DAYS.unconfirmedAccount

type Parts = Pick<Platform, 'db' | 'tasks' | 'limits' | 'mail' | 'files'>
export type AccountSettings = Pick<Config, 'publicUrl' | 'sessionSecret'>

/** Accounts: signing up, logging in, sessions and settings. */
export function createAccounts(
  platform: Parts,
  settings: AccountSettings,
  dependencies: {
    personalData: PersonalData
    onJobsRemoved(): void
    onLogIn: OnLogIn
    requireOwnName: RequireOwnName
  },
) {
  const { db } = platform
  const verification = createVerification(platform, settings)
  const sessions = createSessions(db)
  const attempts = createLoginAttemptLimits(platform.limits, settings.sessionSecret)
  const mails = createMailLimits(platform.limits, attempts)
  const codes = createCodeLimits(platform.limits)
  const suspendedAddresses = createSuspendedAddresses(settings.sessionSecret)
  const { requireOwnName } = dependencies
  const auth = { ...platform, mails, suspendedAddresses, requireOwnName }
  const devices = createKnownDevices(db, { attempts, verification, secret: settings.sessionSecret })
  const completeLogIn = createLogInCompletion({
    sessions,
    attempts,
    devices,
    onLogIn: dependencies.onLogIn,
  })
  const factor = {
    verification,
    box: createSecretBox(settings.sessionSecret, 'totp'),
    passkeys: createPasskeys(settings.publicUrl),
  }
  const steps = createLogInSteps(platform, { ...factor, attempts, completeLogIn })
  const returnedForms = createReturnedForms(platform, settings.sessionSecret)
  const requirePassword = createPasswordCheck(db, attempts)
  return {
    readSignUp: (source: FormSource) => readSignUp(platform.files, source),
    signUp: createSignUp(auth, verification, settings.sessionSecret),
    ...createConfirmation(auth, verification, {
      completeLogIn,
      secret: settings.sessionSecret,
    }),
    logIn: createLogIn(db, { attempts, steps, completeLogIn }),
    steps,
    secondFactor: createSecondFactor(db, { ...factor, requirePassword }),
    firstWeek: createFirstWeek(platform, {
      attempts,
      verification,
      secret: settings.sessionSecret,
    }),
    ...createReset(auth, verification, { attempts, codes, secret: settings.sessionSecret }),
    countWrongCodes: codes.countWrongCodes,
    /** The limit for every email to an unconfirmed address. */
    limitMails: mails.consume,
    suspendedAddresses,
    settings: createSettings(platform, verification, {
      ...dependencies,
      requirePassword,
      suspendedAddresses,
    }),
    picture: createPicture(platform),
    sessions,
    verification,
    returnedForms,
    async sweep() {
      await sweepAccounts(db, { unconfirmedDays: UNCONFIRMED_DAYS })
      await returnedForms.sweep()
    },
  }
}
