import type { Language } from '#platform/languages/language.ts'
import type { Id } from '#platform/primitives/primitives.schema.ts'
import { AddressRefused } from '#platform/mail/mail.ts'
import { renderEmail, type EmailContent } from '#platform/mail/render-email.ts'
import type { Platform } from '#platform/platform.ts'
import type { AlertMailKind } from '#platform/tasks/tasks.ts'
import type { AlertLinks } from '#board/alerts/owners/alert-links.ts'
import {
  findAlert,
  findRecipient,
  listAlerts,
  type Alert,
  findLanguage,
  stopBounced,
} from '#board/alerts/alerts.queries.ts'
import { linkEmail, quietAlertsEmail } from './alerts.mail.ts'

interface Parts extends Pick<Platform, 'db' | 'mail'> {
  links: AlertLinks
}

/** Sends an email other than a digest, unless the alert is gone or the email no longer applies. */
export async function deliverMail(
  { db, mail, links }: Parts,
  { alertId, kind, id }: { alertId: Id; kind: AlertMailKind; id: string },
) {
  const alert = await findAlert(db, alertId)
  const to = alert && (await findRecipient(db, alert))
  const language = alert && (await findLanguage(db, alert))
  const content = language && (await compose(alert, language))
  if (!to || !content) return
  try {
    await mail.send({ id: `alert-${kind}-${id}`, to, ...(await renderEmail(content)) })
  } catch (error) {
    if (!(error instanceof AddressRefused)) throw error
    await stopBounced(db, alert)
  }

  async function compose(alert: Alert, language: Language): Promise<EmailContent | null> {
    const isConfirmed = alert.status !== 'unconfirmed'
    if (kind === 'confirm') {
      return isConfirmed ? null : linkEmail(kind, links.href(kind, alert.id), language)
    }
    if (!isConfirmed) return null
    if (kind === 'manage') return linkEmail(kind, links.href(kind, alert.id), language)
    if (alert.renewalSentAt === null) return null
    const quiet = (await listAlerts(db, alert)).filter(
      ({ renewalSentAt }) => renewalSentAt !== null,
    )
    return quietAlertsEmail(
      quiet.map(({ name }) => name),
      links.href('manage', alert.id),
      language,
    )
  }
}
