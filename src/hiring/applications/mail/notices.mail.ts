import type {
  AdvertSnapshot,
  EventDetail,
  LicenceNotice,
} from '#hiring/applications/model/application-views.ts'
import type { ApplicationEvent } from '#hiring/applications/model/application-views.ts'
import { toChangeLine } from '#board/jobs/changes/change-line.ts'
import type { Stage } from '#hiring/applications/model/stages.schema.ts'
import { english } from '#platform/languages/english.ts'
import type { Language } from '#platform/languages/language.ts'
import type { Poster } from '#trade/poster.schema.ts'
import { formatMail } from '#platform/mail/format-mail.ts'
import type { EmailContent } from '#platform/mail/render-email.ts'
import { toMailLine, toMailText } from '#platform/mail/mail-line.ts'
import { fromEmployer, type MailMessage } from '#hiring/talk/talk.mail.ts'
import { mediumDate } from '#platform/primitives/formats.ts'

interface NoticeInput {
  advert: AdvertSnapshot
  poster: Poster
  eventKind: ApplicationEvent['kind'] | null
  eventStatus: Stage | null
  eventDetail: EventDetail | null
  /** The employer’s messages with a status. */
  messages: MailMessage[]
  /** The terms of an offer, as far as they are stated, in the applicant’s language. */
  terms: string[]
  /** The sentence by which the check finds an offer’s pay too low for the visa; null if it does not. */
  lowPay: string | null
  /** The page of the application. */
  href: string
}

type Words = Pick<EmailContent, 'subject' | 'heading' | 'paragraphs'>

/** The actor, at the beginning of a sentence and within one, and the job. */
interface About {
  title: string
  who: string
  whoWithin: string
  /** The employer’s own words follow. */
  hasWords: boolean
  terms: string[]
  /** What to know of an offer before anything else. */
  warnings: string[]
}

/** Texts of strangers are cut, so that our emails carry little of them. */
const MAX_TEXT = 100
/** An offer’s clause is read whole: the form allows 200 characters. */
const MAX_TERM = 300

/** The notice to an applicant, about their job or application; null for an event without a notice. */
export function noticeEmail(input: NoticeInput, language = english): EmailContent | null {
  const words = wordsOf(input, language)
  if (!words) return null
  const { job, mails, statusMails } = language.words
  const message = input.eventKind === 'status' ? fromEmployer(input.messages, language) : null
  const button = { label: job.seeApplication, href: input.href }
  const paragraphs = message ? [...words.paragraphs, statusMails.withWords] : words.paragraphs
  return {
    language,
    ...words,
    paragraphs,
    ...(message && { message }),
    button,
    footnote:
      input.eventKind === 'status' ? `${mails.neverPay} ${statusMails.turnOff}` : mails.neverPay,
  }
}

function wordsOf(input: NoticeInput, language: Language): Words | null {
  const { eventKind, eventStatus, eventDetail } = input
  const about = toAbout(input, language)
  if (eventKind === 'status' && eventStatus) return statusWords(eventStatus, about, language)
  const { words } = language
  const format = formatMail(language)
  const { jobMails } = words
  const { changes = [], reason = 'withdrawn', licence, by } = eventDetail ?? {}
  if (eventKind === 'job-changed') {
    return {
      subject: format(jobMails.changedSubject, about),
      heading: jobMails.changedHeading,
      paragraphs: [
        format(jobMails.changedText, about),
        ...changes.map((change) => cut(toChangeLine(change, language), 2 * MAX_TEXT)),
        jobMails.changedWhat,
        jobMails.changedAsk,
      ],
    }
  }
  if (eventKind === 'job-closed') {
    return {
      subject: format(jobMails.closedSubject, about),
      heading: jobMails.closedHeading,
      paragraphs: [
        `${format(jobMails.closedText, about)} ${jobMails[reason]}`,
        jobMails.closedAfter,
      ],
    }
  }
  if (eventKind === 'job-removed' && by === 'desk') {
    return {
      subject: format(jobMails.refusedSubject, about),
      heading: jobMails.refusedHeading,
      paragraphs: [format(jobMails.refusedText, about), jobMails.removedAfter],
    }
  }
  if (eventKind === 'job-back') {
    return {
      subject: format(jobMails.backSubject, about),
      heading: jobMails.backHeading,
      paragraphs: [format(by === 'employer' ? jobMails.reopenedText : jobMails.backText, about)],
    }
  }
  if (eventKind === 'job-removed') {
    return {
      subject: format(jobMails.removedSubject, about),
      heading: jobMails.removedHeading,
      paragraphs: [format(jobMails.removedText, about), jobMails.removedAfter],
    }
  }
  if (eventKind !== 'licence-changed' || !licence) return null
  return {
    subject: format(jobMails.licenceSubject, about),
    heading: jobMails.licenceHeading,
    paragraphs: [
      `${format(jobMails.licenceApplied, about)} ${licenceLine(licence, language)}`,
      jobMails.licenceMeaning,
      jobMails.licenceAdvice,
    ],
  }
}

/** Only a proved employer is named as the actor. */
function toAbout(
  { advert, poster, messages, terms, lowPay }: NoticeInput,
  language: Language,
): About {
  const { mails, statusMails, offer } = language.words
  const title = toMailLine(advert.title)
  const employer = toMailLine(advert.employer)
  const isProved = poster === 'proved'
  return {
    title,
    who: isProved ? employer : mails.poster,
    whoWithin: isProved ? employer : mails.posterWithin,
    hasWords: messages.length > 0,
    warnings: [
      ...(isProved ? [] : [formatMail(language)(statusMails.offeredUnchecked, { employer })]),
      ...(lowPay === null ? [] : [`${offer.payTooLow} ${lowPay} ${offer.payTooLowText}`]),
    ],
    terms: terms.flatMap((term) => toMailText(term, MAX_TERM)),
  }
}

/** Null for a status without a notice. */
function statusWords(status: Stage, about: About, language: Language): Words | null {
  const { statusMails } = language.words
  const format = formatMail(language)
  const { title, who, whoWithin, hasWords, terms, warnings } = about
  const within = { title, who: whoWithin }
  if (status === 'new') return null
  if (status === 'seen') {
    return {
      subject: format(statusMails.about, { title }),
      heading: statusMails.againHeading,
      paragraphs: [format(statusMails.againText, { title, who })],
    }
  }
  if (status === 'shortlisted') {
    const { nothingDecided, theyWrite } = statusMails
    return {
      subject: format(statusMails.shortlistedSubject, { title }),
      heading: statusMails.shortlistedHeading,
      paragraphs: [
        format(statusMails.shortlistedText, within),
        hasWords ? nothingDecided : `${nothingDecided} ${theyWrite}`,
      ],
    }
  }
  if (status === 'interview') {
    const { interviewWait, interviewFree } = statusMails
    return {
      subject: format(statusMails.interviewSubject, { title }),
      heading: statusMails.interviewHeading,
      paragraphs: [
        format(statusMails.interviewText, within),
        hasWords ? interviewFree : `${interviewWait} ${interviewFree}`,
      ],
    }
  }
  if (status === 'rejected') {
    return {
      subject: format(statusMails.about, { title }),
      heading: statusMails.rejectedHeading,
      paragraphs: [format(statusMails.rejectedText, { title, who }), statusMails.rejectedNext],
    }
  }
  return {
    subject: format(statusMails.offeredSubject, { title }),
    heading: statusMails.offeredHeading,
    paragraphs: [
      format(statusMails.offeredText, { title, who }),
      ...warnings,
      ...terms,
      statusMails.offeredContract,
      statusMails.offeredFree,
      statusMails.offeredWait,
    ],
  }
}

function cut(text: string, length = MAX_TEXT) {
  return text.length > length ? `${text.slice(0, length - 1).trimEnd()}…` : text
}

/** The register’s entry for a job’s sponsor in words, as `licenceWords` has it in English. */
function licenceLine(
  { sponsor, publishedOn, isListed }: LicenceNotice,
  language: Language,
): string {
  const { licenceRating, licenceGone } = language.words.jobMails
  const facts = { sponsor, date: mediumDate(publishedOn, language.locale) }
  return formatMail(language)(isListed ? licenceRating : licenceGone, facts)
}
