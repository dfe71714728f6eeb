import { sql } from 'kysely'
import { DomainError } from '#contract/errors.ts'
import type { Readers } from '#server/platform/platform.ts'

const TRY_AGAIN_MS = 10_000
const SAY_AGAIN_MS = 60_000
const RETRY_AFTER_SECONDS = 2

interface Engines<Engine> {
  own: Engine
  shared: Engine
}

/**
 * Puts a question to the database it is for: somebody who is logged in must see what they have just
 * written, so no copy may answer. What the copy cannot do, the other one does.
 * @throws {DomainError} `search_busy`
 */
export function createAsking<Engine>({ own, shared }: Engines<Engine>, readers: Readers) {
  const copy = watchCopy(readers)

  return async function ask<Answer>(
    { isLoggedIn = false }: { isLoggedIn?: boolean },
    question: (engine: Engine) => Promise<Answer>,
  ): Promise<Answer> {
    try {
      return await (isLoggedIn || shared === own || !copy.isTrusted()
        ? question(own)
        : askCopy(question))
    } catch (error) {
      if (!isOverdue(error)) throw error
      const retry = { retryAfter: RETRY_AFTER_SECONDS, cause: error }
      throw new DomainError('search_busy', [], retry)
    }
  }

  async function askCopy<Answer>(question: (engine: Engine) => Promise<Answer>) {
    try {
      return await question(shared)
    } catch (error) {
      // Whatever is too much for the copy would be too much for both.
      if (error instanceof DomainError || isTooLong(error)) throw error
      const answer = await question(own)
      // It can be answered, so that the question was not to blame.
      copy.distrust(error)
      return answer
    }
  }
}

/** A copy that failed is left alone until it answers again; visitors do not wait for that. */
function watchCopy({ shared, onCopyLost = () => {} }: Readers) {
  let isTrusted = true
  let tryAgainAt = 0
  let saidAt = -Infinity

  return {
    isTrusted() {
      if (!isTrusted && tryAgainAt <= performance.now()) void tryAgain()
      return isTrusted
    },
    distrust(cause: unknown) {
      isTrusted = false
      tryAgainAt = performance.now() + TRY_AGAIN_MS
      if (performance.now() - saidAt < SAY_AGAIN_MS) return
      saidAt = performance.now()
      const words = 'The copy for searches (DATABASE_READ_URL) fails; the first database answers.'
      onCopyLost(new Error(words, { cause }))
    },
  }

  async function tryAgain() {
    tryAgainAt = performance.now() + TRY_AGAIN_MS
    try {
      await sql`select from job_search limit 1`.execute(shared)
      isTrusted = true
    } catch {
      // As before.
    }
  }
}

/** The query was broken off for its time, or there are too many before it. */
function isTooLong(error: unknown) {
  const { code, message } = error as { code?: string; message?: string }
  return code === '57014' || message === 'timeout exceeded when trying to connect'
}

/** The same, or something bars the way: a lock, or a server that fell silent. */
function isOverdue(error: unknown) {
  const { code, message } = error as { code?: string; message?: string }
  return isTooLong(error) || code === '55P03' || message === 'Query read timeout'
}
