import { mediumDate } from '#platform/primitives/formats.ts'
import type { NamedAddress } from './waiting-addresses.queries.ts'

/** The consequence for adverts with an address that waits. */
export const UNTIL_AGREED =
  'Until somebody agrees, readers do not see that address, and we email your company’s owners and recruiters about each application.'

/** The state of confirming an address; what happens meanwhile is `UNTIL_AGREED`. */
export function waitingWords({ applyEmail, sentAt, expiresAt }: NamedAddress, now = Date.now()) {
  const isExpired = expiresAt !== null && Date.parse(expiresAt) <= now
  const request =
    sentAt === null
      ? ''
      : ` We asked there on ${mediumDate(sentAt)}${isExpired ? ' and got no answer; save the advert again to ask once more' : ''}.`
  return `Nobody has agreed yet that applications go to ${applyEmail}.${request}`
}
