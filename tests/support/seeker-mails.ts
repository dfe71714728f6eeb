import { FRESH } from './freshness.ts'
import { toShownBasis } from '#sponsorship/freshness/shown-basis.ts'
import { english } from '#platform/languages/english.ts'
import type { Language } from '#platform/languages/language.ts'
import { linkEmail, quietAlertsEmail } from '#board/alerts/mail/alerts.mail.ts'
import { digestEmail } from '#board/alerts/mail/digest.mail.ts'
import {
  applicationReceiptEmail,
  detailsSentEmail,
  severalReceiptEmail,
} from '#hiring/applications/mail/applications.mail.ts'
import { noticeEmail } from '#hiring/applications/mail/notices.mail.ts'
import { messagesToApplicantEmail } from '#hiring/talk/talk.mail.ts'
import { NO_TERMS, type OfferTerms } from '#hiring/arrival/offer/offer-terms.schema.ts'
import { describeTerms } from '#hiring/arrival/offer/term-words.ts'
import { reminderEmail } from '#hiring/arrival/arrival.mail.ts'
import {
  cancelledEmail,
  fixedEmail,
  noShowEmail,
  offerEmail,
} from '#hiring/interviews/mail/interviews.mail.ts'
import type { EmailContent } from '#platform/mail/render-email.ts'
import { removedFileEmail } from '#moderation/scans/scans.mail.ts'
import { savedJobsEmail } from '#board/saved-jobs/mails/saved-jobs.mail.ts'
import { warningEmail } from '#safety/warnings/warnings.mail.ts'

/** Texts from adverts and people in these mails, which are the same in each language. */
export const MAIL_DATA = [
  'Staff nurse, nights',
  'Saltmarsh House',
  'Leeds',
  'Ada Obi',
  'Ada',
  'Nigeria',
  'cv.pdf',
  'I have worked nights.',
  'Come on Monday.',
  'Bola Ade',
  'York',
  'Wage slip',
  'Nurse jobs in Leeds',
  'Jobs for cooks',
  'Report Fraud',
  'Action Fraud',
  'Police Scotland',
  'Lagos',
  'London',
  '1 Quay Street, Leeds',
  'Bola Ade, ward manager',
]

const advert = {
  title: 'Staff nurse, nights',
  employer: 'Saltmarsh House',
  location: 'Leeds',
  type: 'Full-time',
  pay: null,
  hoursPerWeek: 37.5,
  description: '',
  postedAt: '2026-11-01T08:00:00.000Z',
  closesAt: null,
  category: 'Nursing',
} as const
const href = 'https://landfall.example/applications/1abc'
const offered: OfferTerms = {
  ...NO_TERMS,
  pay: 31_049,
  payPeriod: 'year',
  hours: 37.5,
  place: 'York',
  startsOn: '2099-03-01',
  contract: 'permanent',
  answerBy: '2099-01-04',
}
const messages = [
  { body: 'Come on Monday.', fileName: 'Wage slip.pdf', authorName: 'Bola Ade' },
  ...Array.from({ length: 6 }, () => ({
    body: 'Come on Monday.',
    fileName: null,
    authorName: 'Bola Ade',
  })),
]
const answers = {
  fullName: 'Ada Obi',
  email: 'ada@example.com',
  phoneNumber: '+234 803 123 4567',
  country: 'Nigeria',
  coverLetter: 'I have worked nights.',
  portfolioLink: 'https://ada.example',
  yearsOfExperience: 6,
  resume: { name: 'cv.pdf', size: 1, scan: null },
  profile: null,
  screening: [],
}
const licence = { sponsor: 'Saltmarsh House', publishedOn: '2026-11-20' }
const job = {
  id: '1abc',
  title: advert.title,
  employer: advert.employer,
  category: { slug: 'nursing', name: 'Nursing' },
  type: 'Full-time',
  location: 'Leeds',
  postedAt: advert.postedAt,
  isRemote: true,
  pay: { min: 31_000, max: null, currency: 'GBP', period: 'year', text: null },
  poster: 'unproved',
  headline: null,
} as const

/** Every email to seekers in a language, by name. */
export function everySeekerMail(language: Language = english): Record<string, EmailContent> {
  const notice = (
    about: Partial<Parameters<typeof noticeEmail>[0]>,
    poster: 'proved' | 'unproved' = 'proved',
  ) => {
    const nothing = {
      eventKind: null,
      eventStatus: null,
      eventDetail: null,
      messages: [],
      terms: [],
      lowPay: null,
    }
    const content = noticeEmail({ advert, poster, href, ...nothing, ...about }, language)
    if (!content) throw new Error('There is no such notice.')
    return content
  }
  const status = (eventStatus: 'seen' | 'shortlisted' | 'interview' | 'offered' | 'rejected') => ({
    eventKind: 'status' as const,
    eventStatus,
  })
  const change = (fact: string) => ({ fact, before: 'Leeds', after: null })
  const digest = {
    name: 'Nurse jobs in Leeds',
    jobs: [job] as never,
    openHref: () => href,
    manageHref: href,
    unsubscribeHref: `${href}/stop`,
  }
  const saved = { firstName: 'Ada', href, stopHref: `${href}/stop` }
  const basis = toShownBasis(FRESH, language)
  const item = { jobId: '1abc', title: advert.title, lines: [language.words.savedMails.filled] }
  const warning = {
    at: '2026-11-20T08:00:00.000Z',
    sentAt: null,
    paid: null,
    applicantId: '1abc',
    title: advert.title,
    employer: advert.employer,
    firstName: 'Ada',
    email: 'ada@example.com',
    language: null,
    isTakenDown: true,
    isSuspended: true,
  }
  const step = { label: 'I have it in writing', plannedOn: '2026-11-24', isLate: false }
  const reminder = { side: 'applicant', title: advert.title, href } as const
  const startsAt = '2026-11-24T10:30:00.000Z'
  const meeting = { minutes: 30, host: 'Bola Ade, ward manager', note: 'Come on Monday.' } as const
  const byVideo = { ...meeting, way: 'video', place: '' } as const
  const atPlace = { ...meeting, way: 'place', place: '1 Quay Street, Leeds' } as const
  const zones = { own: 'Africa/Lagos', other: 'Europe/London' }
  const interview = { advert, isPosterProved: true, zones, href }
  const unproved = { ...interview, isPosterProved: false }
  const fixed = { ...interview, startsAt, meeting: byVideo }
  return {
    times: offerEmail(
      { ...interview, times: [startsAt], meeting: byVideo, isAnother: false },
      language,
    ),
    'other times': offerEmail(
      { ...unproved, times: [startsAt], meeting: atPlace, isAnother: true },
      language,
    ),
    'interview fixed': fixedEmail({ ...fixed, kind: 'picked' }, language),
    'interview soon': fixedEmail(
      { ...fixed, kind: 'reminder-day', meeting: { ...meeting, way: 'phone', place: '' } },
      language,
    ),
    'interview in an hour': fixedEmail({ ...fixed, kind: 'reminder-hour' }, language),
    'interview cancelled': cancelledEmail(
      { ...interview, startsAt, isOwn: false, reason: 'Come on Monday.' },
      language,
    ),
    'times taken back': cancelledEmail(
      { ...unproved, startsAt: null, isOwn: false, reason: '' },
      language,
    ),
    'interview cancelled by oneself': cancelledEmail(
      { ...interview, startsAt, isOwn: true, reason: '' },
      language,
    ),
    'not at the interview': noShowEmail({ ...unproved, startsAt }, language),
    receipt: applicationReceiptEmail({ advert, answers, href, sharesDetails: false }, language),
    several: severalReceiptEmail(
      {
        answers,
        href,
        sent: [
          { advert, sharesDetails: true },
          { advert, sharesDetails: false },
        ],
      },
      language,
    ),
    details: detailsSentEmail({ advert, href }, language),
    again: notice(status('seen')),
    shortlisted: notice(status('shortlisted'), 'unproved'),
    interview: notice({ ...status('interview'), messages }),
    'interview without words': notice(status('interview'), 'unproved'),
    offered: notice({ ...status('offered'), terms: describeTerms(offered, language) }, 'unproved'),
    rejected: notice({ ...status('rejected'), messages }),
    changed: notice({
      eventKind: 'job-changed',
      eventDetail: { changes: Object.keys(english.words.facts).map(change) },
    }),
    closed: notice({ eventKind: 'job-closed', eventDetail: { reason: 'paused' } }),
    removed: notice({ eventKind: 'job-removed' }, 'unproved'),
    licence: notice({
      eventKind: 'licence-changed',
      eventDetail: { licence: { ...licence, isListed: true } },
    }),
    'licence gone': notice({
      eventKind: 'licence-changed',
      eventDetail: { licence: { ...licence, isListed: false } },
    }),
    messages: messagesToApplicantEmail({ advert, messages, href, isPosterProved: true }, language),
    'messages of somebody unproved': messagesToApplicantEmail(
      { advert, messages: messages.slice(0, 1), href, isPosterProved: false },
      language,
    ),
    confirm: linkEmail('confirm', href, language),
    manage: linkEmail('manage', href, language),
    keep: quietAlertsEmail(['Nurse jobs in Leeds'], href, language),
    'keep several': quietAlertsEmail(['Nurse jobs in Leeds', 'Jobs for cooks'], href, language),
    digest: digestEmail(
      { ...digest, basis, frequency: 'daily', isForMe: false, count: 1 },
      language,
    ),
    'digest of many': digestEmail(
      { ...digest, basis, frequency: 'weekly', isForMe: true, count: 1234 },
      language,
    ),
    saved: savedJobsEmail({ ...saved, items: [item] }, language),
    'saved many': savedJobsEmail(
      { ...saved, items: Array.from({ length: 23 }, () => item) },
      language,
    ),
    'removed file': removedFileEmail({ name: 'Wage slip', href }, language),
    reminder: reminderEmail({ ...reminder, items: [step] }, language),
    'reminder too late': reminderEmail(
      { ...reminder, items: [{ ...step, isLate: true }] },
      language,
    ),
    'warning of money': warningEmail({ ...warning, kind: 'money', poster: 'unproved' }, language),
    'warning of a name': warningEmail(
      { ...warning, kind: 'name', poster: 'unproved', isSuspended: false },
      language,
    ),
    'warning of an advert': warningEmail(
      { ...warning, kind: 'taken-down', poster: 'proved', isTakenDown: false },
      language,
    ),
  }
}
