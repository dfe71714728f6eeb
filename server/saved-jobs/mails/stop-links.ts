import type { Id } from '#contract/primitives.ts'
import { isKeyedHash, keyedHash } from '#server/platform/keyed-hash.ts'
import { isId } from '#server/platform/new-id.ts'

/**
 * What a link that ends the mails about saved jobs names: the account, signed. It works as long as mails lie about,
 * and can do nothing else.
 */
export function createStopLinks(secret: string) {
  return { make, read }

  function make(accountId: Id): string {
    return `${accountId}.${keyedHash(secret, purpose(accountId))}`
  }

  /** Null for a token that `make` did not make. */
  function read(token: string): Id | null {
    const [accountId = '', signature = ''] = token.split('.')
    return isId(accountId) && isKeyedHash(secret, purpose(accountId), signature) ? accountId : null
  }
}

function purpose(accountId: Id) {
  return `no saved-job mails for ${accountId}`
}
