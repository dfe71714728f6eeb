import type { RateLimit } from '#platform/limits/limits.ts'
import limits from './rate-limits.json' with { type: 'json' }

/** Every count that refuses the same people too many of the same things, by its name. */
export const RATE_LIMITS = Object.fromEntries(
  Object.entries(limits).map(([name, limit]) => [name, { name, ...limit }]),
) as Record<keyof typeof limits, RateLimit>
