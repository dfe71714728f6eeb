import { sql } from 'kysely'
import { DomainError } from '#contract/errors.ts'
import type { ReadDatabases } from '#server/platform/resources.ts'

const RETRY_MS = 10_000
const REPORT_AGAIN_MS = 60_000
const RETRY_AFTER_SECONDS = 2

interface Engines<Engine> {
  primary: Engine
  replica: Engine
}

/**
 * Puts a question to the database it is for: somebody who is logged in must see what they have just
 * written, so no copy may answer. What the copy cannot do, the other one does.
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
        : askReplica(query))
    } catch (error) {
      if (!isOverloaded(error)) throw error
      const retry = { retryAfter: RETRY_AFTER_SECONDS, cause: error }
      throw new DomainError('search_busy', [], retry)
    }
  }

  async function askReplica<Answer>(query: (engine: Engine) => Promise<Answer>) {
    try {
      return await query(replica)
    } catch (error) {
      // Whatever is too much for the copy would be too much for both.
      if (error instanceof DomainError || isTimeout(error)) throw error
      const answer = await query(primary)
      // It can be answered, so that the question was not to blame.
      health.markFailed(error)
      return answer
    }
  }
}

/** A copy that failed is left alone until it answers again; visitors do not wait for that. */
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
      // As before.
    }
  }
}

/** The query was broken off for its time, or there are too many before it. */
function isTimeout(error: unknown) {
  const { code, message } = error as { code?: string; message?: string }
  return code === '57014' || message === 'timeout exceeded when trying to connect'
}

/** The same, or something bars the way: a lock, or a server that fell silent. */
function isOverloaded(error: unknown) {
  const { code, message } = error as { code?: string; message?: string }
  return isTimeout(error) || code === '55P03' || message === 'Query read timeout'
}
