import { CONFIRM_DAYS, MANAGE_DAYS } from '#contract/alerts.ts'
import { alertLinkPath, manageAlertsPath } from '#contract/paths/alert-paths.ts'
import type { Id } from '#contract/primitives.ts'
import { isKeyedHash, keyedHash } from '#server/platform/keyed-hash.ts'
import { isId } from '#server/platform/new-id.ts'

const DAY_MS = 86_400_000

/** What a link may do, and for how many days; an email from years ago can still be unsubscribed from. */
const DAYS = {
  confirm: CONFIRM_DAYS,
  manage: MANAGE_DAYS,
  unsubscribe: Infinity,
  open: Infinity,
} as const
export type LinkPurpose = keyof typeof DAYS

export type AlertLinks = ReturnType<typeof createAlertLinks>

/** Links that are signed, so that nothing about them is stored; each is good for one purpose. */
export function createAlertLinks(publicUrl: string, secret: string) {
  return { sign, read, href }

  function sign(purpose: LinkPurpose, alertId: Id, now = new Date()): string {
    const day = Math.floor(now.getTime() / DAY_MS).toString(36)
    return `${alertId}.${day}.${keyedHash(secret, toText(purpose, alertId, day))}`
  }

  /** The id of its alert; null for anything that was not signed for this, or is too old. */
  function read(purpose: LinkPurpose, token: string, now = new Date()): Id | null {
    const [alertId = '', day = '', signature = '', ...more] = token.split('.', 4)
    if (more.length > 0 || !isId(alertId) || !/^[0-9a-z]{1,8}$/.test(day)) return null
    if (!isKeyedHash(secret, toText(purpose, alertId, day), signature)) return null
    const age = Math.floor(now.getTime() / DAY_MS) - Number.parseInt(day, 36)
    return age <= DAYS[purpose] ? alertId : null
  }

  function href(purpose: LinkPurpose, alertId: Id): string {
    const token = sign(purpose, alertId)
    const path = purpose === 'manage' ? manageAlertsPath(token) : alertLinkPath(purpose, token)
    return `${publicUrl}${path}`
  }
}

function toText(purpose: LinkPurpose, alertId: Id, day: string) {
  return `alert ${purpose} ${alertId} ${day}`
}
