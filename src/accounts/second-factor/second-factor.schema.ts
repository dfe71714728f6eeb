import { z } from 'zod'
import type { Id, Timestamp } from '#platform/primitives/primitives.schema.ts'
import { SECOND_FACTOR_LIMITS } from './second-factor-limits.ts'

export const RECOVERY_CODES = 10

/** The maximum size: a passkey's answer has a few hundred bytes; with an attestation, a few thousand. */
const ANSWER_LIMIT = 20_000

/** A code from an app or a recovery code, as typed: with spaces or hyphens, in either case. */
export const StepCode = z
  .string('The code must be text.')
  .max(SECOND_FACTOR_LIMITS.code, 'That is longer than any code. Type it again.')
  .transform((text) => text.replaceAll(/[\s-]/g, '').toUpperCase())
  .meta({ maxLength: SECOND_FACTOR_LIMITS.code })

const UNREADABLE = 'Your browser’s answer could not be read. Try again.'

/** A browser's answer for a passkey, as JSON in a form field. */
const PasskeyAnswer = z
  .string(UNREADABLE)
  .max(ANSWER_LIMIT, UNREADABLE)
  .transform((text, context): object => {
    try {
      const answer: unknown = JSON.parse(text)
      if (typeof answer === 'object' && answer !== null) return answer
    } catch {
      // Reported below.
    }
    context.addIssue(UNREADABLE)
    return z.NEVER
  })

/** The form of the second step at log-in: a code, or a passkey's answer. */
export const LogInStep = z.union([
  z.object({ passkey: PasskeyAnswer }),
  z.object({
    code: z.string().default('').pipe(StepCode).pipe(z.string().min(1, 'Enter a code.')),
  }),
])
export type LogInStep = z.infer<typeof LogInStep>

export const AppCode = z.object({
  code: z
    .string()
    .default('')
    .pipe(StepCode)
    .pipe(z.string().min(1, 'Enter the code in your app.')),
})

/** The code of an email that opens the first applicants; a wrong one of any length is only wrong. */
export const MailCode = z.object({
  mailCode: z
    .string()
    .default('')
    .pipe(StepCode)
    .pipe(z.string().min(1, 'Type the code in the email.')),
})

export const NewPasskey = z.object({ passkey: PasskeyAnswer })
export type NewPasskey = z.infer<typeof NewPasskey>

/** A person's passkey in the settings. */
export interface Passkey {
  id: Id
  name: string
  since: Timestamp
  lastUsed: Timestamp | null
}

/** The settings page's data about the second step. */
export interface SecondFactor {
  passkeys: Passkey[]
  /** The time the app was set up; null if it is not. */
  appSince: Timestamp | null
  /** The number of unused recovery codes. */
  codesLeft: number
}

export function hasSecondFactor({ passkeys, appSince }: SecondFactor): boolean {
  return passkeys.length > 0 || appSince !== null
}
