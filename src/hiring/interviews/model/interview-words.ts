import type { InterviewEvent, NextInterview } from './interviews.schema.ts'
import { timeIn, timeInBoth } from './interview-times.ts'
import type { TalkSide } from '#hiring/talk/talk.schema.ts'

/** An event of an interview in a line; ‘you’ is the viewer. */
export function interviewEventWords(
  { step, by, startsAt, zone }: InterviewEvent,
  { reader, isPosterProved }: { reader: TalkSide; isPosterProved: boolean },
): string {
  const employer = isPosterProved ? 'The employer' : 'The poster'
  const other = by === 'employer' ? employer : 'The applicant'
  const isOwn = by === reader
  const who = isOwn ? 'You' : other
  const when = startsAt && zone ? `: ${timeIn(startsAt, zone)}` : ''
  const words: Record<InterviewEvent['step'], string> = {
    offered: `${who} offered times for an interview`,
    picked: `${who} chose a time for the interview${when}`,
    moved: `${who} moved the interview${when}`,
    'other-times': `${who} asked for another time`,
    // Only an employer ends what nobody has chosen.
    cancelled: when
      ? `${who} cancelled the interview${when}`
      : `${who} took back the times for an interview`,
    'took-place': 'The interview took place',
    'no-show': isOwn
      ? 'You said that nobody came to the interview'
      : `${other} said that nobody came to the interview`,
    'was-there': `${who} said: ‘I was there’`,
  }
  return words[step]
}

/** The state of an interview in a line for lists; `zone` is the viewer’s. */
export function nextInterviewWords(
  { state, startsAt, zone: other, isDeclined }: NextInterview,
  { reader, zone }: { reader: TalkSide; zone: string },
): string {
  if (startsAt === null) {
    if (reader === 'applicant') return 'They offer you times for an interview'
    return isDeclined ? 'None of your times suits them' : 'They have not chosen a time yet'
  }
  const when = timeInBoth(startsAt, { own: zone, other })
  return state === 'past' ? `Was planned for ${when}` : when
}
