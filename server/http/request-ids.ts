import { randomBytes } from 'node:crypto'

const BYTES = 9
const AT_ONCE = 256

/** Names for requests that nobody can guess. Asking for randomness each time would cost more than the rest. */
export function createRequestIds(): () => string {
  let pool = Buffer.alloc(0)
  let used = 0

  return () => {
    if (used >= pool.length) {
      pool = randomBytes(BYTES * AT_ONCE)
      used = 0
    }
    return pool.toString('base64url', used, (used += BYTES))
  }
}
