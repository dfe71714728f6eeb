import { CompiledQuery } from 'kysely'
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import { DomainError } from '#platform/primitives/errors.schema.ts'
import type { Db } from '#platform/database/database.ts'
import type { RateLimit, Limits } from './limits.ts'
import { networkOf } from './network.ts'

/** Counts in the table `rate_limit`. */
export function createLimits(db: Db): Limits {
  const limiters = new Map<string, RateLimiterPostgres>()

  function limiterFor({ name, times, seconds }: RateLimit) {
    const known = limiters.get(name)
    if (known) return known
    const limiter = new RateLimiterPostgres({
      storeClient: toStoreClient(db),
      storeType: 'client',
      tableName: 'rate_limit',
      tableCreated: true,
      keyPrefix: name,
      points: times,
      duration: seconds,
    })
    limiters.set(name, limiter)
    return limiter
  }

  return {
    async consume(limit, key) {
      try {
        await limiterFor(limit).consume(networkOf(key))
      } catch (rejection) {
        if (!(rejection instanceof RateLimiterRes)) throw rejection
        throw new DomainError('too_many', [{ field: '', message: limit.message }], {
          retryAfter: Math.max(1, Math.ceil(rejection.msBeforeNext / 1000)),
        })
      }
    },
    async count(limit, key) {
      const found = await limiterFor(limit).get(networkOf(key))
      return found?.consumedPoints ?? 0
    },
    async reset(limit, key) {
      await limiterFor(limit).delete(networkOf(key))
    },
  }
}

/** A PostgreSQL client with only the part that the limiter uses. */
function toStoreClient(db: Db) {
  return {
    async query({ text, values = [] }: { text: string; values?: unknown[] }) {
      const { rows } = await db.executeQuery(CompiledQuery.raw(text, values))
      return { rows, rowCount: rows.length }
    },
  }
}
