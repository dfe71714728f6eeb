import { CONFIRM_DAYS, MANAGE_DAYS } from '#board/alerts/alerts.schema.ts'
import { english } from '#platform/languages/english.ts'
import { toMailLine } from '#platform/mail/mail-line.ts'
import type { EmailContent } from '#platform/mail/render-email.ts'

/** The days to answer whether to keep an alert. */
export const KEEP_DAYS = 14

const LINK_DAYS = { confirm: CONFIRM_DAYS, manage: MANAGE_DAYS }

/** The email with a link to a holder who may never have heard of us: it contains no text that anyone typed. */
export function linkEmail(
  purpose: keyof typeof LINK_DAYS,
  href: string,
  language = english,
): EmailContent {
  const { alertMails } = language.words
  return {
    language,
    subject: alertMails[`${purpose}Title`],
    heading: alertMails[`${purpose}Title`],
    paragraphs: [
      alertMails[`${purpose}Text`],
      language.format(alertMails[`${purpose}Next`], { days: LINK_DAYS[purpose] }),
    ],
    button: { label: alertMails[`${purpose}Button`], href },
    footnote: alertMails[`${purpose}Foot`],
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
