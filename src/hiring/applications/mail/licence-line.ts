import type { LicenceNotice } from '#hiring/applications/model/application-views.ts'
import { mediumDate } from '#platform/primitives/formats.ts'
import type { Language } from '#platform/languages/language.ts'
import { formatMail } from '#platform/mail/format-mail.ts'

/** The register’s entry for a job’s sponsor in words, as `licenceWords` has it in English. */
export function licenceLine(
  { sponsor, publishedOn, isListed }: LicenceNotice,
  language: Language,
): string {
  const { licenceRating, licenceGone } = language.words.jobMails
  const facts = { sponsor, date: mediumDate(publishedOn, language.locale) }
  return formatMail(language)(isListed ? licenceRating : licenceGone, facts)
}
