import type { Config } from '#server/config.ts'
import type { FormSource } from '#server/platform/forms/forms.ts'
import type { Platform } from '#server/platform/platform.ts'
import { createConfirmation } from './entry/confirm.service.ts'
import { createLogIn } from './entry/log-in.service.ts'
import { createMailLimits } from './entry/mail-limits.ts'
import { createReset } from './entry/reset.service.ts'
import { readSignUp } from './entry/read-sign-up.ts'
import { createSignUp } from './entry/sign-up.service.ts'
import { createGuessLimits } from './guess-limits.ts'
import { createPicture } from './picture/picture.service.ts'
import { createProofs } from './proofs/proofs.service.ts'
import { sweepAccounts } from './sessions/sessions.queries.ts'
import { createSessions } from './sessions/sessions.service.ts'
import { createSettings } from './settings/settings.service.ts'

export type Accounts = ReturnType<typeof createAccounts>

/** An address that nobody confirms is free again after this. */
const UNCONFIRMED_DAYS = 30

type Parts = Pick<Platform, 'db' | 'tasks' | 'limits' | 'mail' | 'files'>
export type AccountSettings = Pick<Config, 'publicUrl' | 'sessionSecret'>

/** Everything about people: coming in, being known, and looking after one's own account. */
export function createAccounts(
  platform: Parts,
  settings: AccountSettings,
  { onJobsRemoved }: { onJobsRemoved(): void },
) {
  const { db } = platform
  const proofs = createProofs(platform, settings)
  const sessions = createSessions(db)
  const guesses = createGuessLimits(platform.limits, settings.sessionSecret)
  const mails = createMailLimits(platform.limits, guesses)
  const entry = { ...platform, mails }
  return {
    readSignUp: (source: FormSource) => readSignUp(platform.files, source),
    signUp: createSignUp(entry, proofs),
    ...createConfirmation(entry, proofs),
    logIn: createLogIn(db, sessions, guesses),
    ...createReset(entry, proofs, { guesses, secret: settings.sessionSecret }),
    settings: createSettings(platform, proofs, { guesses, onJobsRemoved }),
    picture: createPicture(platform),
    sessions,
    proofs,
    sweep: () => sweepAccounts(db, { unconfirmedDays: UNCONFIRMED_DAYS }),
  }
}
