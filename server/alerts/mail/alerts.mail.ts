import { CONFIRM_DAYS, MANAGE_DAYS } from '#contract/alerts.ts'
import { toMailLine } from '#server/platform/mail/mail-line.ts'
import type { EmailContent } from '#server/platform/mail/render-email.ts'

/** How long somebody who is asked whether to keep their alerts may take. */
export const KEEP_DAYS = 14

/** To somebody who may never have heard of us: it holds no word that anybody typed. */
export function confirmAlertEmail(href: string): EmailContent {
  return {
    subject: 'Shall we send you new jobs?',
    heading: 'Shall we send you new jobs?',
    paragraphs: [
      'Someone, probably you, asked Landfall to send new jobs to this address. Until you agree, nothing is sent here but this email.',
      `Open the page, see which jobs, and say yes. The link works for ${CONFIRM_DAYS} days.`,
    ],
    button: { label: 'See the alert', href },
    footnote:
      'Not you? Do nothing, and you hear nothing more. We never ask for a password, a code or money.',
  }
}

export function manageAlertsEmail(href: string): EmailContent {
  return {
    subject: 'Your job alerts',
    heading: 'Your job alerts',
    paragraphs: [
      'Here is the link to all alerts of this address: change, pause or delete them without logging in.',
      `It works for ${MANAGE_DAYS} days. Do not pass it on: anyone who has it can change your alerts.`,
    ],
    button: { label: 'See your alerts', href },
    footnote:
      'Not you? Somebody typed your address. Do nothing, and nothing changes. We never ask for a password, a code or money.',
  }
}

export function quietAlertsEmail(names: string[], href: string): EmailContent {
  const many = names.length > 1
  return {
    subject: many ? 'Do you still want your job alerts?' : 'Do you still want your job alert?',
    heading: many ? 'Do you still want these alerts?' : 'Do you still want this alert?',
    paragraphs: [
      `You have not opened any of our emails for a year. If you found work: we are glad. If you still look, press the button on the page within ${KEEP_DAYS} days.`,
      ...names.map((name) => `• ${toMailLine(name)}`),
      `Without an answer ${many ? 'they stop' : 'it stops'}, and we do not ask again.`,
    ],
    button: { label: many ? 'Keep my alerts' : 'Keep my alert', href },
    footnote: 'You get this because you set a job alert on Landfall.',
  }
}
