import { STORED_MONTHS } from '#platform/primitives/time/stored-months.ts'
import { ADVERT_LINES } from './lines/advert-lines.ts'
import { APPLICATION_LINES } from './lines/application-lines.ts'
import { ACCOUNT_LINES } from './lines/account-lines.ts'
import { SITE_LINES } from './lines/site-lines.ts'
import type { PersonalDataLine } from './personal-data-line.ts'

/**
 * The register of personal data: every table that holds any is in one line. The notice, the record of processing and the
 * tests of export, deletion and timers read it.
 */
export const PERSONAL_DATA_REGISTER: readonly PersonalDataLine[] = [
  ...ACCOUNT_LINES,
  ...APPLICATION_LINES,
  ...ADVERT_LINES,
  ...SITE_LINES,
]

/** Tables without personal data, with the reason. */
export const NO_PERSONAL_DATA: Readonly<Record<string, string>> = {
  answer_profile: 'Kinds of answers that adverts share, without names.',
  answer_rate: 'How often an organisation answers, in sums.',
  edition: 'A counter.',
  file_scan: 'Keys of files and whether they were scanned; the files belong to other lines.',
  founder_template: 'Texts of the desk for any founder.',
  job_check: 'Results of the check of an advert, which several adverts share.',
  job_day: 'Daily sums of how often an advert was opened.',
  job_search: 'An index of public adverts.',
  job_state: 'States of public adverts.',
  job_title: 'Titles of public adverts, counted.',
  known_domain: 'Web addresses of organisations, from public lists.',
  message_template: 'Texts of an organisation for any applicant.',
  posting_template: 'Texts of an organisation for any advert.',
  publication: 'When public adverts came out.',
  recheck: 'Progress of a task.',
  register_load: 'Loads of the public register of sponsors.',
  register_upload: 'Uploads of the public register of sponsors.',
  rule_set: 'Dated rules.',
  scorecard_criterion: 'What an employer looks for in any applicant.',
  shortlist: 'Names of lists.',
  sponsor: 'Organisations, from the public register of sponsors.',
  sponsor_event: 'Changes in the public register of sponsors.',
  sponsor_search: 'An index of the public register of sponsors.',
  text_finding: 'Rules that an advert’s text met.',
  text_scan: 'Progress of a task.',
}

/** Words for how long a line is kept, such as ‘90 days after the last change’. */
export function describeKeep(keep: PersonalDataLine['keep'], months = STORED_MONTHS): string {
  return keep
    .map((part) => {
      if ('until' in part) return part.until
      const duration = 'days' in part ? toDuration(part.days) : monthsToWords(months[part.setting])
      return `${duration} after ${part.after}`
    })
    .join('; ')
}

const YEAR = 365
const MONTH = 30

function monthsToWords(months: number): string {
  if (months === 1) return 'one month'
  return months % 12 === 0 && months > 12 ? `${months / 12} years` : `${months} months`
}

function toDuration(days: number): string {
  if (days === 1) return 'one day'
  if (days % YEAR === 0) return days === YEAR ? '12 months' : `${days / YEAR} years`
  return days > MONTH * 4 && days % MONTH === 0 ? `${days / MONTH} months` : `${days} days`
}
