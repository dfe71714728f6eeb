import type { TextKind } from '#safety/text-rules/read-text.ts'
import type { ScannedText } from '#safety/text-rules/scan-texts.ts'

/**
 * Every column whose text somebody else wrote and an applicant may read, on a page, in an email or in a calendar, and
 * the kind as which it is screened before. Subjects of emails and entries of calendars are made of these alone.
 */
const READ_BY_APPLICANTS = {
  'job.title': 'advert',
  'job.employer_name': 'advert',
  'job.place': 'advert',
  'job.description': 'advert',
  'job.questions': 'question',
  'job.law_reason': 'advert',
  'job.legal_name': 'organisation',
  'job.apply_email': 'contact',
  'organisation.name': 'organisation',
  'organisation.legal_name': 'organisation',
  'account.first_name': 'organisation',
  'account.last_name': 'organisation',
  'application_message.body': 'message',
  'application_message.file_name': 'file-name',
  'arrival_file.name': 'file-name',
  'arrival_item.note': 'message',
  'interview.reason': 'message',
  'interview_offer.link': 'message',
  'interview_offer.place': 'message',
  'interview_offer.host': 'message',
  'interview_offer.note': 'message',
  'offer_terms.place': 'message',
  'offer_terms.repayment': 'repayment',
} as const satisfies Record<string, TextKind>

export type ReadColumn = keyof typeof READ_BY_APPLICANTS

export const READ_COLUMNS = Object.keys(READ_BY_APPLICANTS) as ReadColumn[]

/** The text of a column for `scanTexts`; `field` names it in the findings. */
export function ofColumn(column: ReadColumn, text: string | null, field: string): ScannedText {
  return { field, kind: READ_BY_APPLICANTS[column], text: text ?? '' }
}
