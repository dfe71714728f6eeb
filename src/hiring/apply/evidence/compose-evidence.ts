import type {
  AdvertSnapshot,
  ApplicationEvent,
} from '#hiring/applications/model/application-views.ts'
import type { SentAnswers } from '#hiring/applications/applications.queries.ts'
import {
  changeLine,
  CLOSE_REASON_WORDS,
  licenceWords,
} from '#hiring/applications/model/application-words.ts'
import { interviewEventWords } from '#hiring/interviews/model/interview-words.ts'
import { formatPay } from '#trade/pay/format-pay.ts'
import { formatSize } from '#platform/primitives/formats.ts'
import type { Poster } from '#trade/poster.schema.ts'
import type { Id } from '#platform/primitives/primitives.schema.ts'
import type { EntryWords } from '#hiring/profile/model/profile-words.ts'
import type { TalkSide } from '#hiring/talk/talk.schema.ts'
import eventTexts from '#hiring/applications/model/event-words.json' with { type: 'json' }

/** A message as the applicant got it. */
export interface EvidenceMessage {
  id: Id
  side: TalkSide
  text: string
  /** The name of the attached file. */
  file: string | null
  at: string
  /** The time when it was emailed; null if it was only read on the page. */
  sentAt: string | null
}

export interface Evidence {
  id: Id
  jobId: Id
  savedAt: string
  advert: AdvertSnapshot
  answers: SentAnswers
  sentAt: string
  /** Whether the poster has the CV, the letter and the contact details. */
  sharesDetails: boolean
  poster: Poster
  warning: { at: string; what: string }
  events: ApplicationEvent[]
  messages: EvidenceMessage[]
}

/**
 * An application and its messages as plain text, for a bank or the police. Times are in UTC. Text that a person typed
 * is indented line by line, so that it cannot look like ours.
 */
export function composeEvidence(evidence: Evidence): string {
  const { advert, warning, messages } = evidence
  const sections: [title: string, lines: string[]][] = [
    ['What we know', [`${utc(warning.at)}: ${warning.what}`, posterLine(evidence)]],
    ['The advert as it was when you applied', advertLines(evidence)],
    ['What you sent', answerLines(evidence)],
    ...profileSection(evidence),
    [
      messages.length === 1 ? '1 message' : `${messages.length} messages`,
      messages.flatMap(messageLines),
    ],
    ['History', evidence.events.flatMap((event) => eventLines(event))],
  ]
  return [
    `Evidence: your application for ${oneLine(advert.title)}`,
    '',
    `Saved from Landfall on ${utc(evidence.savedAt)}. All times are in UTC.`,
    `Application ${evidence.id}, job ${evidence.jobId}. We can find it by these numbers.`,
    'This file has the numbers, addresses and links that they sent. Give it to your bank and the police. Do not use them.',
    'Lines that begin with | were written by somebody other than Landfall.',
    ...sections.flatMap(([title, lines]) => [
      '',
      '',
      title,
      '-'.repeat(title.length),
      '',
      ...lines,
    ]),
    '',
  ].join('\n')
}

function posterLine({ advert, poster }: Evidence) {
  const name = `The person who posted the job used the name ‘${oneLine(advert.employer)}’`
  return poster === 'proved'
    ? `${name} and had shown us that they act for it.`
    : `${name}. We had not checked that they act for it.`
}

function advertLines({ advert }: Evidence): string[] {
  const { title, employer, location, type, pay, hoursPerWeek, category, postedAt, closesAt } =
    advert
  return [
    ...facts([
      ['Title', title],
      ['Company', employer],
      ['Location', location],
      ['Pay', formatPay(pay)],
      ['Hours a week', hoursPerWeek === null ? null : String(hoursPerWeek)],
      ['Type', type],
      ['Category', category],
    ]),
    `Posted: ${utc(postedAt)}`,
    ...(closesAt ? [`Closes: ${utc(closesAt)}`] : []),
    '',
    ...indent(advert.description),
  ]
}

function answerLines({ answers, sentAt, sharesDetails }: Evidence): string[] {
  return [
    `Sent: ${utc(sentAt)}`,
    sharesDetails
      ? 'They got all of it.'
      : 'They got your first name, your country and your years of experience, nothing else.',
    ...facts([
      ['Name', answers.fullName],
      ['Email', answers.email],
      ['Phone', answers.phoneNumber],
      ['Country', answers.country],
      ['Years of experience', String(answers.yearsOfExperience)],
      ['Link', answers.portfolioLink],
      ['CV', `${answers.resume.name}, ${formatSize(answers.resume.size)}`],
    ]),
    '',
    ...indent(answers.coverLetter),
  ]
}

/** The applicant’s profile as it was at that moment. */
function profileSection({ answers: { profile } }: Evidence): [title: string, lines: string[]][] {
  if (!profile) return []
  const lines = profile.flatMap(({ name, entries }, index) => [
    ...(index === 0 ? [] : ['']),
    `${name}:`,
    ...entries.flatMap(entryLines),
  ])
  return [['The CV you wrote here, as you sent it', lines]]
}

function entryLines({ title, detail, dates, text }: EntryWords): string[] {
  const line = [title, detail, dates].filter(Boolean).map(oneLine).join(', ')
  return [...(line ? [`| ${line}`] : []), ...(text ? indent(text) : [])]
}

function messageLines(
  { id, side, text, file, at, sentAt }: EvidenceMessage,
  index: number,
): string[] {
  return [
    ...(index === 0 ? [] : ['']),
    `Written by ${side === 'employer' ? 'the poster' : 'you'}: ${utc(at)} (message ${id})`,
    ...(sentAt && side === 'employer' ? [`Emailed to you: ${utc(sentAt)}`] : []),
    ...indent(text),
    ...facts([['With a file', file]]),
  ]
}

function eventLines({ kind, status, detail, at }: ApplicationEvent): string[] {
  const { changes = [], reason, licence, interview } = detail ?? {}
  const more = [
    ...changes.map(changeLine),
    ...(reason ? [CLOSE_REASON_WORDS[reason].notice] : []),
    ...(licence ? [licenceWords(licence)] : []),
    ...(interview
      ? [interviewEventWords(interview, { reader: 'applicant', isPosterProved: false })]
      : []),
  ]
  const words =
    kind === 'status'
      ? `The poster set the status: ${status}`
      : EVENTS[detail?.by ? DECIDED_BY[detail.by] : kind]
  return [`${utc(at)}  ${words}`, ...more.flatMap(indent)]
}

const EVENTS: Record<
  Exclude<ApplicationEvent['kind'], 'status'> | 'job-refused' | 'job-reopened',
  string
> = eventTexts.evidence
const DECIDED_BY = { desk: 'job-refused', employer: 'job-reopened' } as const

function facts(pairs: [name: string, text: string | null][]): string[] {
  return pairs.flatMap(([name, text]) => (text ? [`${name}: ${oneLine(text)}`] : []))
}

/** ‘2026-11-23 05:12:07’. */
function utc(timestamp: string) {
  return new Date(timestamp).toISOString().slice(0, 19).replace('T', ' ')
}

// Invisible characters could reverse the direction of the text around them.
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu

function oneLine(text: string) {
  return text.replaceAll(/\s+/g, ' ').replaceAll(INVISIBLE, '').trim()
}

function indent(text: string): string[] {
  return text
    .split(/\r\n|[\n\r\v\f\u0085\u2028\u2029]/)
    .map((line) => `| ${line.replaceAll(INVISIBLE, '')}`.trimEnd())
}
