import type { LicenceNotice } from '#contract/application-views.ts'
import { mediumDate } from '#contract/formats.ts'
import type { Language } from '#contract/languages/language.ts'
import { formatMail } from '#server/platform/mail/format-mail.ts'

/** The register’s entry for a job’s sponsor in words, as `licenceWords` has it in English. */
export function licenceLine(
  { sponsor, publishedOn, isListed }: LicenceNotice,
  language: Language,
): string {
  const { licenceRating, licenceGone } = language.words.jobMails
  const facts = { sponsor, date: mediumDate(publishedOn, language.locale) }
  return formatMail(language)(isListed ? licenceRating : licenceGone, facts)
}
