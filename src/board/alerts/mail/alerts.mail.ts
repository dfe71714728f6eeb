import { CONFIRM_DAYS, MANAGE_DAYS } from '#board/alerts/alerts.schema.ts'
import { english } from '#platform/languages/english.ts'
import { toMailLine } from '#platform/mail/mail-line.ts'
import type { EmailContent } from '#platform/mail/render-email.ts'

/** The days to answer whether to keep an alert. */
export const KEEP_DAYS = 14

/** The email to a holder who may never have heard of us: it contains no text that anyone typed. */
export function confirmAlertEmail(href: string, language = english): EmailContent {
  const { alertMails } = language.words
  return {
    language,
    subject: alertMails.confirmTitle,
    heading: alertMails.confirmTitle,
    paragraphs: [
      alertMails.confirmText,
      language.format(alertMails.confirmNext, { days: CONFIRM_DAYS }),
    ],
    button: { label: alertMails.confirmButton, href },
    footnote: alertMails.confirmFoot,
  }
}

export function manageAlertsEmail(href: string, language = english): EmailContent {
  const { alertMails } = language.words
  return {
    language,
    subject: alertMails.manageTitle,
    heading: alertMails.manageTitle,
    paragraphs: [
      alertMails.manageText,
      language.format(alertMails.manageNext, { days: MANAGE_DAYS }),
    ],
    button: { label: alertMails.manageButton, href },
    footnote: alertMails.manageFoot,
  }
}

export function quietAlertsEmail(names: string[], href: string, language = english): EmailContent {
  const { format } = language
  const { alertMails } = language.words
  const count = { count: names.length }
  return {
    language,
    subject: format(alertMails.keepSubject, count),
    heading: format(alertMails.keepHeading, count),
    paragraphs: [
      format(alertMails.renewText, { days: KEEP_DAYS }),
      ...names.map((name) => ({ english: `• ${toMailLine(name)}` })),
      format(alertMails.renewWithout, count),
    ],
    button: { label: format(alertMails.keepButton, count), href },
    footnote: alertMails.keepFoot,
  }
}
