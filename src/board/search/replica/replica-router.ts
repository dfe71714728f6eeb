import { sql } from 'kysely'
import { DomainError } from '#platform/primitives/errors.schema.ts'
import type { ReadDatabases } from '#platform/resources.ts'

const RETRY_MS = 10_000
const REPORT_AGAIN_MS = 60_000
const RETRY_AFTER_SECONDS = 2

interface Engines<Engine> {
  primary: Engine
  replica: Engine
}

/**
 * Routes a query to the replica, or to the primary database for logged-in users, who must see their own
 * changes at once. If the replica fails, the primary answers.
 * @throws {DomainError} `search_busy`
 */
export function createReplicaRouter<Engine>(
  { primary, replica }: Engines<Engine>,
  databases: ReadDatabases,
) {
  const health = watchReplica(databases)

  return async function route<Answer>(
    { isLoggedIn = false }: { isLoggedIn?: boolean },
    query: (engine: Engine) => Promise<Answer>,
  ): Promise<Answer> {
    try {
      return await (isLoggedIn || replica === primary || !health.isUsable()
        ? query(primary)
        : queryReplica(query))
    } catch (error) {
      if (!isOverloaded(error)) throw error
      const retry = { retryAfter: RETRY_AFTER_SECONDS, cause: error }
      throw new DomainError('search_busy', [], retry)
    }
  }

  async function queryReplica<Answer>(query: (engine: Engine) => Promise<Answer>) {
    try {
      return await query(replica)
    } catch (error) {
      // A query that is too slow for the replica would be too slow for the primary.
      if (error instanceof DomainError || isTimeout(error)) throw error
      const answer = await query(primary)
      // The primary could answer, so the replica is at fault and not the query.
      health.markFailed(error)
      return answer
    }
  }
}

/** Skips a replica that failed until it answers again. It is retried in the background. */
function watchReplica({ replica, onReplicaLost = () => {} }: ReadDatabases) {
  let isUsable = true
  let retryAt = 0
  let reportedAt = -Infinity

  return {
    isUsable() {
      if (!isUsable && retryAt <= performance.now()) void retry()
      return isUsable
    },
    markFailed(cause: unknown) {
      isUsable = false
      retryAt = performance.now() + RETRY_MS
      if (performance.now() - reportedAt < REPORT_AGAIN_MS) return
      reportedAt = performance.now()
      const words = 'The copy for searches (DATABASE_READ_URL) fails; the first database answers.'
      onReplicaLost(new Error(words, { cause }))
    },
  }

  async function retry() {
    retryAt = performance.now() + RETRY_MS
    try {
      await sql`select from job_search limit 1`.execute(replica)
      isUsable = true
    } catch {
      // Still failing; the next call retries.
    }
  }
}

/** Whether the query ran into its timeout, or waited too long for a connection. */
function isTimeout(error: unknown) {
  const { code, message } = error as { code?: string; message?: string }
  return code === '57014' || message === 'timeout exceeded when trying to connect'
}

/** Whether the query timed out or waited too long for a connection or a lock, or the server stopped answering. */
function isOverloaded(error: unknown) {
  const { code, message } = error as { code?: string; message?: string }
  return isTimeout(error) || code === '55P03' || message === 'Query read timeout'
}
