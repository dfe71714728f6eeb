import { isIP } from 'node:net'
import hosts from './refused-hosts.json' with { type: 'json' }

/** Link shorteners, which hide where a link leads. */
const SHORTENERS = new Set(hosts.shorteners)
/** Messengers. A ‘WhatsApp interview’ is how many frauds begin: we have no record of what is said there. */
const MESSENGERS = hosts.messengers

const FULL = 'Enter the full link of the video call, like https://meet.example.com/abc.'

/** The problem with the link of a video call; null for one that shows where it leads. */
export function findLinkProblem(link: string): string | null {
  if (!link) return FULL
  const url = URL.parse(link)
  if (!url || url.protocol !== 'https:') return FULL
  const host = url.hostname.replace(/\.$/, '')
  const isPlain = !url.username && !url.password && !url.port && host.includes('.')
  // Letters of other scripts look like Latin ones.
  if (!isPlain || isIP(host) || host.startsWith('[') || /(?:^|\.)xn--/.test(host)) return FULL
  if (SHORTENERS.has(host.replace(/^www\./, '')))
    return 'Enter the link itself: a short one hides where it leads.'
  if (MESSENGERS.some((name) => host === name || host.endsWith(`.${name}`)))
    return 'Interviews are not on WhatsApp, Telegram or another chat here: too many frauds begin there. Use a video call that opens in a browser, or ring them.'
  return null
}
