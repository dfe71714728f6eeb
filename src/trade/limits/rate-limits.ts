import type { RateLimit } from '#platform/limits/limits.ts'
import limits from './rate-limits.json' with { type: 'json' }

/** Limits of how often people may do something, by the names of their counts. */
export const RATE_LIMITS = Object.fromEntries(
  Object.entries(limits).map(([name, limit]) => [name, { name, ...limit }]),
) as Record<keyof typeof limits, RateLimit>
