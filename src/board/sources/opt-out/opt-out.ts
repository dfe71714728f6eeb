/** The place of the text on the site of somebody who opts out. */
export const OPT_OUT_FILE = '/.well-known/landfall-opt-out.txt'

/** Seconds within which an opt-out is in force everywhere: it is so at once but for what caches hold. */
export const OPT_OUT_SECONDS = 60

/** A domain that can be opted out, and the text that shows that one holds it. */
export interface OptOutOffer {
  domain: string
  text: string
}
