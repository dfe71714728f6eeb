import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator'
import type { InterviewWay } from '#hiring/interviews/model/interviews.schema.ts'
import type { TalkSide } from '#hiring/talk/talk.schema.ts'
import { asLine } from '#platform/primitives/texts.schema.ts'
import { english } from '#platform/languages/english.ts'
import { interviewPath } from '#hiring/interviews/model/interview-paths.ts'

interface EventInput {
  interview: { id: string; version: number; startsAt: string; isCancelled: boolean }
  meeting: { minutes: number; way: InterviewWay; place: string; host: string; link: string }
  application: { id: string; jobId: string; title: string }
  /** The other party, as far as the reader may know them; '' if unnamed. */
  who: string
  side: TalkSide
  publicUrl: string
  language?: typeof english
}

const MINUTE_MS = 60_000

/**
 * An interview as a calendar file, in UTC, which is the same moment for both sides. ‘PUBLISH’ and not ‘REQUEST’: that
 * would need an address of the other side and ask for a reply, which would reach nobody. ‘CANCEL’ removes the entry.
 */
export function writeEvent(input: EventInput): { method: 'PUBLISH' | 'CANCEL'; content: string } {
  const { interview, meeting, application, side, publicUrl, language = english } = input
  const method = interview.isCancelled ? 'CANCEL' : 'PUBLISH'
  const calendar = ical({
    prodId: { company: 'Landfall', product: 'Interviews', language: 'EN' },
    method: ICalCalendarMethod[method],
  })
  const start = new Date(interview.startsAt)
  const jobId = side === 'employer' ? application.jobId : undefined
  calendar.createEvent({
    // The same in every file, so that a calendar updates its entry instead of adding one.
    id: `interview-${interview.id}@landfall`,
    sequence: interview.version,
    start,
    end: new Date(start.getTime() + meeting.minutes * MINUTE_MS),
    timezone: null,
    summary: asLine(summaryOf(input, language)),
    description: descriptionOf(input, language),
    location: asLine(locationOf(input, language)),
    url: `${publicUrl}${interviewPath({ id: application.id, jobId })}`,
    status: interview.isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    organizer: { name: 'Landfall', email: `landfall@${new URL(publicUrl).hostname}` },
  })
  return { method, content: calendar.toString() }
}

function summaryOf({ application, who }: EventInput, language: typeof english) {
  const title = language.format(language.words.statusMails.interviewSubject, application)
  return who ? `${title}, ${who}` : title
}

/** The location. The link of a video call is on the applicant’s page only, next to what to beware of. */
function locationOf(
  { meeting: { way, place, link }, side }: EventInput,
  { words }: typeof english,
) {
  if (way === 'place') return place
  if (side === 'employer') return way === 'phone' ? 'By phone' : link
  return way === 'phone' ? words.interviewMails.byPhone : words.interviewMails.linkThere
}

function descriptionOf({ meeting, side }: EventInput, { words, format }: typeof english): string {
  const { interviewMails } = words
  const host = asLine(meeting.host)
  if (side === 'employer') return host
  const lines = [host && format(interviewMails.host, { host }), interviewMails.never]
  return lines.filter(Boolean).join('\n')
}
