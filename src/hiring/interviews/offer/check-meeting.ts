import { ofColumn } from '#board/screening/reading/read-by-applicants.ts'
import { DomainError, type FieldProblem } from '#platform/primitives/errors.schema.ts'
import type { InterviewOffer } from '#hiring/interviews/model/interviews.schema.ts'
import type { Id } from '#platform/primitives/primitives.schema.ts'
import type { InterviewApplication } from '#hiring/interviews/interviews.queries.ts'
import { findZone } from '#hiring/interviews/zones/zones.ts'
import type { Db } from '#platform/database/database.ts'
import { requireHarmlessTexts } from '#board/screening/text/screen-message.ts'
import { findLinkProblem } from './video-link.ts'

/** The meeting, without the fields of the other ways, whatever was typed there. */
export function toMeeting({ way, link, place, host, note, minutes }: InterviewOffer, zone: string) {
  const only = { link: way === 'video' ? link : '', place: way === 'place' ? place : '' }
  return { zone, minutes, way, host, note, ...only }
}

/** The problems with the way to meet. */
export function findMeetingProblems(
  { zone, way, link, place, host }: InterviewOffer,
  applications: Pick<InterviewApplication, 'isPosterProved' | 'sharesDetails'>[],
): FieldProblem[] {
  const problems: FieldProblem[] = []
  const add = (field: string, message: string) => void problems.push({ field, message })
  if (findZone(zone) === null) add('zone', 'Choose your time zone from the list.')
  // An unproved employer must not lead an applicant out of our sight.
  if (way === 'video' && applications.some(({ isPosterProved }) => !isPosterProved))
    add('way', 'Prove who you are to interview by video. Until then meet at a place.')
  else if (way === 'video') {
    const problem = findLinkProblem(link)
    if (problem) add('link', problem)
  }
  if (way === 'phone' && applications.some(({ sharesDetails }) => !sharesDetails))
    add('way', 'You have no phone number of everybody you chose. Meet another way.')
  if (way === 'place' && place.length < 5) add('place', 'Enter the address where you meet.')
  if (!host) add('host', 'Enter who they meet, like ‘Bola Ade, ward manager’.')
  return problems
}

/** @throws {DomainError} `invalid_input` for a text that no message could have */
export async function requireHonestMeeting(
  db: Db,
  actor: { id: Id },
  { jobId, meeting }: { jobId: Id; meeting: ReturnType<typeof toMeeting> },
) {
  const { host, place, note, link } = meeting
  const texts = [
    ofColumn('interview_offer.link', link, 'link'),
    ofColumn('interview_offer.place', place, 'place'),
    ofColumn('interview_offer.host', host, 'host'),
    ofColumn('interview_offer.note', note, 'note'),
  ]
  await requireHarmlessTexts(db, actor, { jobId, texts })
}

/** @throws {DomainError} `invalid_input` */
export function requireNone(problems: FieldProblem[]) {
  if (problems.length > 0) throw new DomainError('invalid_input', problems)
}
