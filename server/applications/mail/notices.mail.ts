import type { AdvertSnapshot, EventDetail } from '#contract/application-views.ts'
import type { ApplicationEvent } from '#contract/application-views.ts'
import {
  changeLine,
  CLOSE_REASON_WORDS,
  LICENCE_ADVICE,
  LICENCE_MEANING,
  licenceWords,
} from '#contract/application-words.ts'
import type { Stage } from '#contract/applications.ts'
import type { Poster } from '#contract/poster.ts'
import type { EmailContent } from '#server/platform/mail/render-email.ts'
import { toMailLine } from '#server/platform/mail/mail-line.ts'
import { fromEmployer, type MailMessage } from '#server/applications/talk/talk.mail.ts'
import { NEVER_PAY } from './never-pay.ts'

interface NoticeInput {
  advert: AdvertSnapshot
  poster: Poster
  eventKind: ApplicationEvent['kind'] | null
  eventStatus: Stage | null
  eventDetail: EventDetail | null
  /** What the employer wrote with a status. */
  messages: MailMessage[]
  /** The page of the application. */
  href: string
}

type Words = Pick<EmailContent, 'subject' | 'heading' | 'paragraphs'>

interface StatusInput {
  title: string
  who: string
  /** The employer’s own words follow. */
  hasWords: boolean
}

/** Texts of strangers are cut: a mail of ours carries none of them far. */
const MAX_TEXT = 100

/** To an applicant, about their job or application; null for an event that is not told. */
export function noticeEmail(input: NoticeInput): EmailContent | null {
  const words = wordsOf(input)
  if (!words) return null
  const message = input.eventKind === 'status' ? fromEmployer(input.messages) : null
  const button = { label: 'See your application', href: input.href }
  const paragraphs = message
    ? [...words.paragraphs, 'They wrote to you with it:']
    : words.paragraphs
  const footnote =
    input.eventKind === 'status'
      ? `${NEVER_PAY} You can turn these emails off in your settings.`
      : NEVER_PAY
  return { ...words, paragraphs, ...(message && { message }), button, footnote }
}

function wordsOf({ advert, poster, eventKind, eventStatus, eventDetail, messages }: NoticeInput) {
  const title = toMailLine(advert.title)
  // Only who has proved to be the employer is named as the one who did something.
  const who = poster === 'proved' ? toMailLine(advert.employer) : `The poster of “${title}”`
  const { changes = [], reason = 'withdrawn', licence } = eventDetail ?? {}
  if (eventKind === 'status' && eventStatus)
    return STATUS_WORDS[eventStatus]?.({ title, who, hasWords: messages.length > 0 })
  if (eventKind === 'job-changed') {
    return {
      subject: `A job you applied for has changed: ${title}`,
      heading: 'The job has changed',
      paragraphs: [
        `${who} changed the job after you applied:`,
        ...changes.map((change) => cut(changeLine(change), 2 * MAX_TEXT)),
        'If that is still right for you, you need not do anything. If not, withdraw your application with one click on its page.',
        'If anything differs from what you were told, ask for it in writing.',
      ],
    }
  }
  if (eventKind === 'job-closed') {
    return {
      subject: `A job you applied for has closed: ${title}`,
      heading: 'The job has closed',
      paragraphs: [
        `${who} has closed the job “${title}”. ${CLOSE_REASON_WORDS[reason].notice}`,
        'Your application stays on your page. The employer can still read it and answer you.',
      ],
    }
  }
  if (eventKind === 'job-removed') {
    return {
      subject: `A job you applied for has been deleted: ${title}`,
      heading: 'The job has been deleted',
      paragraphs: [
        `${who} has deleted the job “${title}”, and can no longer read your application here.`,
        'Your copy of the application and of the advert stays on your page.',
      ],
    }
  }
  if (eventKind !== 'licence-changed' || !licence) return null
  return {
    subject: `The sponsor licence behind a job you applied for: ${title}`,
    heading: 'The register of sponsors has changed',
    paragraphs: [
      `You applied for “${title}”. ${licenceWords(licence)}`,
      LICENCE_MEANING,
      LICENCE_ADVICE,
    ],
  }
}

const STATUS_WORDS: Partial<Record<Stage, (about: StatusInput) => Words>> = {
  seen: ({ title, who }) => ({
    subject: `About your application: ${title}`,
    heading: 'Your application is open again',
    paragraphs: [
      `${who} has taken back what they decided about your application for “${title}”. Nothing is decided now.`,
    ],
  }),
  shortlisted: ({ title, who, hasWords }) => ({
    subject: `You are on the shortlist: ${title}`,
    heading: 'You are on the shortlist',
    paragraphs: [
      `Good news: ${lower(who)} has put you on the shortlist for “${title}”.`,
      hasWords
        ? 'Nothing is decided yet.'
        : 'Nothing is decided yet. They write to you if they want to know more.',
    ],
  }),
  interview: ({ title, who, hasWords }) => ({
    subject: `Interview: ${title}`,
    heading: 'They want to talk to you',
    paragraphs: [
      `Good news: ${lower(who)} wants to interview you for “${title}”.`,
      `${hasWords ? '' : 'Wait for their message with a day and a place. '}A real interview costs nothing, and nobody needs your passport or your bank details for it.`,
    ],
  }),
  offered: ({ title, who }) => ({
    subject: `Job offered: ${title}`,
    heading: 'They say that they offer you the job',
    paragraphs: [
      `${who} has marked your application for “${title}” as offered.`,
      'An honest offer is a written contract. It names the employer, the pay, the hours and the place of work, and you have time to read it.',
      'You pay nothing for it: not for the job, the certificate of sponsorship, the licence, training or papers. Anyone who asks you for money is cheating you: do not pay, and report it to us.',
      'Do not leave your job or book a journey before you have the contract and your visa.',
    ],
  }),
  rejected: ({ title, who }) => ({
    subject: `About your application: ${title}`,
    heading: 'They have chosen not to go on',
    paragraphs: [
      `${who} has decided not to go on with your application for “${title}”. We are sorry: that is not what you hoped for.`,
      'It says nothing about your next application. New jobs come in every day.',
    ],
  }),
}

function lower(who: string) {
  return who.startsWith('The poster') ? `t${who.slice(1)}` : who
}

function cut(text: string, length = MAX_TEXT) {
  return text.length > length ? `${text.slice(0, length - 1).trimEnd()}…` : text
}
