import { IF_NOT_PAID, IF_PAID, NOT_YOUR_FAULT } from '#contract/warnings.ts'
import type { EmailContent } from '#server/platform/mail/render-email.ts'
import type { WarningRow } from './warnings.queries.ts'
import { warningTitle, whatHappened } from './warning-words.ts'

const MAX_TITLE = 80

/** Without a button or a link, so that nobody can copy it to catch people. */
export function warningEmail(warning: WarningRow): EmailContent {
  const title = warning.title.slice(0, MAX_TITLE)
  const numbered = (steps: typeof IF_PAID) =>
    steps.map(({ lead, words }, index) => `${index + 1}. ${lead} ${words}`)
  return {
    subject: `Do not pay: we warn you about ‘${title}’`,
    heading: warningTitle(warning.kind),
    paragraphs: [
      `${warning.firstName}, you applied for ‘${title}’.`,
      'If you have paid:',
      ...numbered(IF_PAID),
      'If you have not paid:',
      ...numbered(IF_NOT_PAID),
      whatHappened(warning),
      NOT_YOUR_FAULT,
      'All we know is on your application’s page: log in at Landfall as you always do. This email has no button, so that nobody can copy it to catch you.',
    ],
    footnote: 'You are getting this email because you applied for this job on Landfall.',
  }
}
