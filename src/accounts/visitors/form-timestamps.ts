import type { BotSignals } from './bot-signals.schema.ts'
import { DomainError } from '#platform/primitives/errors.schema.ts'
import { readToken, signToken } from '#platform/secrets/signed-token.ts'

const PURPOSE = 'form opened at'
/** Hardly any person reads and fills in a form faster. */
const FASTEST_HUMAN_MS = 2000
const NOT_SURE =
  'We could not tell that a person sent this, so it was not sent. Your text is still here: send it once more.'
const TOO_FAST = 'That was too fast for us to know that you are a person. Send it again.'

export type FormTimestamps = ReturnType<typeof createFormTimestamps>

declare module '#platform/services.ts' {
  interface Services {
    formTimestamps: FormTimestamps
  }
}

/**
 * Distinguishes people from bots that fill in every form, without a puzzle. A stamp does not expire: a form left open
 * over the weekend is still a person's.
 */
export function createFormTimestamps(secret: string) {
  return { stamp, requirePerson }

  /** A signed time, for a hidden field of the form. */
  function stamp(now = Date.now()): string {
    return signToken(secret, PURPOSE, [now.toString(36)])
  }

  /**
   * Checks that a person sent the form, and never drops one silently: a program that filled in everything may have been
   * a person’s browser. API clients send no stamp, so a missing one is not suspicious; a wrong one is.
   * @throws {DomainError} `bad_request` for a form that looks like a bot's; `too_many` if it came too fast. A person
   * who sends it again is let through.
   */
  function requirePerson({ subjectLine, openedAt }: BotSignals, now = Date.now()) {
    const [time] = readToken(secret, PURPOSE, openedAt ?? '')
    if (subjectLine || (openedAt !== undefined && time === undefined)) {
      throw new DomainError('bad_request', [{ field: '', message: NOT_SURE }])
    }
    if (time === undefined || now - parseInt(time, 36) >= FASTEST_HUMAN_MS) return
    throw new DomainError('too_many', [{ field: '', message: TOO_FAST }], { retryAfter: 2 })
  }
}
