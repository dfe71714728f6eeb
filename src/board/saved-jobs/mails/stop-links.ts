import type { Id } from '#platform/primitives/primitives.schema.ts'
import { isId } from '#platform/secrets/new-id.ts'
import { readToken, signToken } from '#platform/secrets/signed-token.ts'

const PURPOSE = 'no saved-job mails for'

/**
 * Signed links that end the emails about saved jobs; each names the account. A link works as long as emails are kept,
 * and can do nothing else.
 */
export function createStopLinks(secret: string) {
  return { make, read }

  function make(accountId: Id): string {
    return signToken(secret, PURPOSE, [accountId])
  }

  /** Null for a token that `make` did not make. */
  function read(token: string): Id | null {
    const [accountId = ''] = readToken(secret, PURPOSE, token)
    return isId(accountId) ? accountId : null
  }
}
