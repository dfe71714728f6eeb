import { createHmac } from 'node:crypto'
import type { Id } from '#contract/primitives.ts'
import { isId } from '#server/platform/new-id.ts'
import { isSameSecret } from '#server/platform/same-secret.ts'

/**
 * What a link that ends the mails about saved jobs names: the account, signed. It works as long as mails lie about,
 * and can do nothing else.
 */
export function createStopLinks(secret: string) {
  return { make, read }

  function make(accountId: Id): string {
    return `${accountId}.${sign(accountId)}`
  }

  /** Null for a token that `make` did not make. */
  function read(token: string): Id | null {
    const [accountId = '', signature = ''] = token.split('.')
    return isId(accountId) && isSameSecret(signature, sign(accountId)) ? accountId : null
  }

  function sign(accountId: Id) {
    return createHmac('sha256', secret)
      .update(`no saved-job mails for ${accountId}`)
      .digest('base64url')
  }
}
