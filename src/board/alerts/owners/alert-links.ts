import { CONFIRM_DAYS, MANAGE_DAYS } from '#board/alerts/alerts.schema.ts'
import { alertLinkPath, manageAlertsPath } from '#board/alerts/alert-paths.ts'
import type { Id } from '#platform/primitives/primitives.schema.ts'
import { isId } from '#platform/secrets/new-id.ts'
import { readToken, signToken } from '#platform/secrets/signed-token.ts'

const DAY_MS = 86_400_000

/** The purposes of a link, and the days that it works; an email from years ago can still be unsubscribed from. */
const DAYS = {
  confirm: CONFIRM_DAYS,
  manage: MANAGE_DAYS,
  unsubscribe: Infinity,
  open: Infinity,
} as const
export type LinkPurpose = keyof typeof DAYS

export type AlertLinks = ReturnType<typeof createAlertLinks>

/** Signed links, so that nothing about them is stored; each is valid for one purpose. */
export function createAlertLinks(publicUrl: string, secret: string) {
  return { sign, read, href }

  function sign(purpose: LinkPurpose, alertId: Id, now = new Date()): string {
    return signToken(secret, `alert ${purpose}`, [alertId, dayOf(now).toString(36)])
  }

  /** The id of the link's alert; null for a token that was not signed for this purpose, or is too old. */
  function read(purpose: LinkPurpose, token: string, now = new Date()): Id | null {
    const [alertId = '', day = ''] = readToken(secret, `alert ${purpose}`, token)
    const age = dayOf(now) - Number.parseInt(day, 36)
    return isId(alertId) && age <= DAYS[purpose] ? alertId : null
  }

  function href(purpose: LinkPurpose, alertId: Id): string {
    const token = sign(purpose, alertId)
    const path = purpose === 'manage' ? manageAlertsPath(token) : alertLinkPath(purpose, token)
    return `${publicUrl}${path}`
  }
}

function dayOf(time: Date) {
  return Math.floor(time.getTime() / DAY_MS)
}
