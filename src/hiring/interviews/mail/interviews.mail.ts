import type { AdvertSnapshot } from '#hiring/applications/model/application-views.ts'
import { clockTime, cityOf } from '#hiring/interviews/model/interview-times.ts'
import type { InterviewMeeting } from '#hiring/interviews/model/interviews.schema.ts'
import { english } from '#platform/languages/english.ts'
import type { Language } from '#platform/languages/language.ts'
import { fromEmployer } from '#hiring/talk/talk.mail.ts'
import { formatMail } from '#platform/mail/format-mail.ts'
import { toMailLine } from '#platform/mail/mail-line.ts'
import type { EmailContent } from '#platform/mail/render-email.ts'

export interface InterviewEmailInput {
  advert: Pick<AdvertSnapshot, 'title' | 'employer'>
  isPosterProved: boolean
  /** The applicant’s own zone and the employer’s. */
  zones: { own: string; other: string }
  /** The page of the interview. */
  href: string
}

type MeetingInput = Pick<InterviewMeeting, 'minutes' | 'way' | 'place' | 'host' | 'note'>

/** ‘Tue 24 Nov, 11:30 (Lagos) · 10:30 (London)’, which needs no words. */
export function timeLine(
  startsAt: string,
  { zones: { own, other } }: Pick<InterviewEmailInput, 'zones'>,
  { locale }: Pick<Language, 'locale'> = english,
): string {
  const [here, there] = [clockTime(startsAt, own, locale), clockTime(startsAt, other, locale)]
  const line = `${here.day}, ${here.time} (${cityOf(own)})`
  if (own === other) return line
  const day = here.day === there.day ? '' : `${there.day}, `
  return `${line} · ${day}${there.time} (${cityOf(other)})`
}

/** Only a proved employer is named as the actor. */
function namesOf({ advert, isPosterProved }: InterviewEmailInput, language: Language) {
  const { mails } = language.words
  const title = toMailLine(advert.title)
  const employer = toMailLine(advert.employer)
  return {
    title,
    who: isPosterProved ? employer : mails.poster,
    within: isPosterProved ? employer : mails.posterWithin,
  }
}

function meetingLines({ way, place, minutes, host }: MeetingInput, language: Language): string[] {
  const { interviewMails } = language.words
  const format = formatMail(language)
  const how = {
    video: interviewMails.byVideo,
    phone: interviewMails.byPhone,
    place: format(interviewMails.atPlace, { place: toMailLine(place) }),
  }[way]
  return [
    how,
    format(interviewMails.length, { minutes }),
    format(interviewMails.host, { host: toMailLine(host) }),
  ]
}

function noteOf(body: string, language: Language) {
  const message = body ? fromEmployer([{ body, fileName: null, authorName: null }], language) : null
  return message ? { message } : {}
}

/** The offer of times; `isAnother` if a picked one stays until then. */
export function offerEmail(
  input: InterviewEmailInput & { times: string[]; meeting: MeetingInput; isAnother: boolean },
  language = english,
): EmailContent {
  const { interviewMails, statusMails } = language.words
  const format = formatMail(language)
  const { title, who, within } = namesOf(input, language)
  const { times, meeting, isAnother } = input
  return {
    language,
    subject: format(interviewMails.offerSubject, { title }),
    heading: isAnother ? interviewMails.againHeading : statusMails.interviewHeading,
    paragraphs: [
      isAnother
        ? format(interviewMails.againText, { title, who })
        : format(interviewMails.offerText, { title, who: within }),
      ...times.map((startsAt) => timeLine(startsAt, input, language)),
      ...meetingLines(meeting, language),
      ...(isAnother ? [interviewMails.timeStaysText] : []),
    ],
    ...noteOf(meeting.note, language),
    button: { label: interviewMails.offerButton, href: input.href },
    footnote: `${interviewMails.never} ${statusMails.turnOff}`,
  }
}

type FixedInput = InterviewEmailInput & { startsAt: string; meeting: MeetingInput }

/** The confirmation of a time, or a reminder of it. */
export function fixedEmail(
  input: FixedInput & { kind: 'picked' | 'reminder-day' | 'reminder-hour' },
  language = english,
): EmailContent {
  const { interviewMails, statusMails } = language.words
  const format = formatMail(language)
  const { title, within } = namesOf(input, language)
  const { kind, startsAt, meeting } = input
  const { day, time } = clockTime(startsAt, input.zones.own, language.locale)
  const isPicked = kind === 'picked'
  const subject = isPicked ? interviewMails.pickedSubject : interviewMails.reminderSubject
  const heading = {
    picked: interviewMails.pickedHeading,
    'reminder-day': interviewMails.dayHeading,
    'reminder-hour': interviewMails.hourHeading,
  }[kind]
  return {
    language,
    subject: format(subject, { title, when: `${day}, ${time}` }),
    heading,
    paragraphs: [
      format(interviewMails.pickedText, { title, who: within }),
      timeLine(startsAt, input, language),
      ...meetingLines(meeting, language),
      ...(meeting.way === 'video' ? [interviewMails.linkThere] : []),
      ...(isPicked ? [interviewMails.calendar] : [interviewMails.cannot]),
    ],
    ...noteOf(isPicked ? meeting.note : '', language),
    button: { label: interviewMails.seeButton, href: input.href },
    footnote: isPicked ? interviewMails.never : `${interviewMails.never} ${statusMails.turnOff}`,
  }
}

/** The cancellation; `startsAt` is null if no time was picked yet. */
export function cancelledEmail(
  input: InterviewEmailInput & { startsAt: string | null; isOwn: boolean; reason: string },
  language = english,
): EmailContent {
  const { interviewMails } = language.words
  const format = formatMail(language)
  const { title, who } = namesOf(input, language)
  const { startsAt, isOwn, reason } = input
  const text = isOwn
    ? format(interviewMails.ownCancelText, { title })
    : format(startsAt ? interviewMails.cancelledText : interviewMails.takenBackText, { title, who })
  return {
    language,
    subject: format(interviewMails.cancelledSubject, { title }),
    heading: interviewMails.cancelledHeading,
    paragraphs: [text, ...(startsAt ? [timeLine(startsAt, input, language)] : [])],
    ...noteOf(isOwn ? '' : reason, language),
    button: { label: interviewMails.seeButton, href: input.href },
    footnote: interviewMails.never,
  }
}

export function noShowEmail(
  input: InterviewEmailInput & { startsAt: string },
  language = english,
): EmailContent {
  const { interviewMails, statusMails } = language.words
  const format = formatMail(language)
  const { title, who } = namesOf(input, language)
  return {
    language,
    subject: format(statusMails.interviewSubject, { title }),
    heading: interviewMails.noShowHeading,
    paragraphs: [
      format(interviewMails.noShowText, { title, who }),
      timeLine(input.startsAt, input, language),
      interviewMails.noShowAnswer,
    ],
    button: { label: interviewMails.seeButton, href: input.href },
    footnote: `${interviewMails.never} ${statusMails.turnOff}`,
  }
}
