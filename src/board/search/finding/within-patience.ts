import { DomainError } from '#platform/primitives/errors.schema.ts'

/** The longest wait; by then a visitor has left. */
const PATIENCE_MS = 8000
const RETRY_AFTER_SECONDS = 5

/**
 * The answer, if it comes in time. The work continues, and its result may be ready for the next request: counts of a
 * board have a long time limit.
 * @throws {DomainError} `search_busy` if it does not
 */
export async function withinPatience<Answer>(
  answer: Promise<Answer>,
  patienceMs = PATIENCE_MS,
): Promise<Answer> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_resolve, reject) => {
    // The error is made only when it is late: its stack trace cost every search a fiftieth of its page.
    timer = setTimeout(() => {
      reject(new DomainError('search_busy', [], { retryAfter: RETRY_AFTER_SECONDS }))
    }, patienceMs)
  })
  // It may fail after nothing waits for it any more.
  answer.catch(() => {})
  try {
    return await Promise.race([answer, late])
  } finally {
    clearTimeout(timer)
  }
}
