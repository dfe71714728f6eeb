import { DomainError } from '#platform/primitives/errors.schema.ts'
import { toLimitKey } from '#accounts/identity/email-key.ts'
import type { RateLimit, Limits } from '#platform/limits/limits.ts'
import { RATE_LIMITS } from '#trade/limits/rate-limits.ts'

const BUCKET_SECONDS = 600
const BUCKETS_AN_HOUR = 6
/** A count only; it refuses nothing. */
const WRONG_CODES: RateLimit = {
  name: 'wrong-codes',
  times: 1_000_000_000,
  seconds: BUCKET_SECONDS * (BUCKETS_AN_HOUR + 1),
  message: '',
}
/** More than people mistype. At this rate, guessing one of a million codes takes a year. */
export const MANY_WRONG_CODES = 100

const SLOWED =
  'Somebody is guessing codes, so we accept none for now. Ask for another email: it has a link instead, which works at once.'

export type CodeLimits = ReturnType<typeof createCodeLimits>

/**
 * Limits the guessing of emailed codes by browsers that the account does not know. Past the limit, an email has a link,
 * which nobody can guess, instead of a code, so that other people's guesses lock nobody out.
 */
export function createCodeLimits(limits: Limits) {
  return { mayMailCode, requireCalm, countWrongCode, countWrongCodes }

  /** Whether the next email for this account may hold a code. Counts it. */
  async function mayMailCode(emailKey: string): Promise<boolean> {
    if (await isSprayed()) return false
    try {
      await limits.consume(RATE_LIMITS['codes-for-strangers'], toLimitKey(emailKey))
      return true
    } catch (error) {
      if (error instanceof DomainError) return false
      throw error
    }
  }

  /** @throws {DomainError} `too_many` while codes are being tried at many accounts */
  async function requireCalm() {
    if (!(await isSprayed())) return
    throw new DomainError('too_many', [{ field: 'otp', message: SLOWED }], {
      retryAfter: BUCKET_SECONDS,
    })
  }

  async function countWrongCode() {
    await limits.consume(WRONG_CODES, bucketKey(0))
  }

  /** Wrong codes from unknown browsers in the last hour, at all accounts. */
  async function countWrongCodes(): Promise<number> {
    const ages = Array.from({ length: BUCKETS_AN_HOUR }, (_, age) => age)
    const counts = await Promise.all(ages.map((age) => limits.count(WRONG_CODES, bucketKey(age))))
    return counts.reduce((sum, count) => sum + count, 0)
  }

  async function isSprayed() {
    return (await countWrongCodes()) >= MANY_WRONG_CODES
  }
}

/** The ten minutes that began `age` times ten minutes ago. */
function bucketKey(age: number) {
  return `bucket ${Math.floor(Date.now() / 1000 / BUCKET_SECONDS) - age}`
}
