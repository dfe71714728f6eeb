import { english } from '#platform/languages/english.ts'
import { FRAUD_REPORTING } from './warnings.schema.ts'
import { formatMail } from '#platform/mail/format-mail.ts'
import type { EmailContent } from '#platform/mail/render-email.ts'
import { whatHappened } from './warning-words.ts'
import type { WarningRow } from './warnings.queries.ts'

const MAX_TITLE = 80

/** A warning without a button or a link, so that it cannot be copied to catch people. */
export function warningEmail(warning: WarningRow, language = english): EmailContent {
  const { warningMails } = language.words
  const format = formatMail(language)
  const title = warning.title.slice(0, MAX_TITLE)
  const { paid1, paid2, paid3, paid4, unpaid1, unpaid2, unpaid3, unpaid4 } = warningMails
  const { name: service, formerName, phone, phoneFromAbroad, scotland } = FRAUD_REPORTING
  const police = format(paid3, {
    service,
    former: formerName,
    phone,
    phoneAbroad: phoneFromAbroad,
    scotland,
  })
  return {
    language,
    subject: format(warningMails.subject, { title }),
    heading: warningMails[warning.kind],
    paragraphs: [
      format(warningMails.applied, { name: warning.firstName, title }),
      warningMails.ifPaid,
      ...numbered([paid1, paid2, police, paid4]),
      warningMails.ifNotPaid,
      ...numbered([unpaid1, unpaid2, unpaid3, unpaid4]),
      whatHappened(warning, language),
      warningMails.another,
      warningMails.notYourFault,
      warningMails.onPage,
    ],
    footnote: warningMails.foot,
  }
}

function numbered(steps: string[]) {
  return steps.map((step, index) => `${index + 1}. ${step}`)
}
