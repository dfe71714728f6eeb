import { PROVED_DAILY_LIMIT } from '#hiring/upload/upload-words.ts'
import type { Poster } from '#trade/poster.schema.ts'
import type { Id } from '#platform/primitives/primitives.schema.ts'
import type { Limits, RateLimit } from '#platform/limits/limits.ts'
import { RATE_LIMITS } from '#trade/limits/rate-limits.ts'

/** The daily limit for single jobs, whose count it shares. */
const UNPROVED: RateLimit = {
  ...RATE_LIMITS['posting'],
  message: `You have posted ${RATE_LIMITS['posting'].times} jobs today. Prove who you are, or publish the rest tomorrow.`,
}
const PROVED: RateLimit = {
  name: 'posting-proved',
  times: PROVED_DAILY_LIMIT,
  seconds: 86_400,
  message: `Your organisation has posted ${PROVED_DAILY_LIMIT} jobs today. Publish the rest tomorrow.`,
}

/** Counts a new job of a list. @throws {DomainError} `too_many` */
export async function consumeDaily(
  limits: Pick<Limits, 'consume'>,
  accountId: Id,
  { organisationId, poster }: { organisationId: Id | null; poster: Poster },
) {
  if (poster === 'proved' && organisationId) await limits.consume(PROVED, organisationId)
  else await limits.consume(UNPROVED, accountId)
}
