import type { InterviewPageView, InterviewPause, ZoneChoice } from './model/interviews.schema.ts'
import { DomainError, wrongField } from '#platform/primitives/errors.schema.ts'
import type { Id } from '#platform/primitives/primitives.schema.ts'
import type { TalkSide } from '#hiring/talk/talk.schema.ts'
import type { Actor } from '#accounts/sessions/actor.ts'
import { requireNotGone } from '#hiring/applications/people/require-applicants.ts'
import { toSeenName } from '#hiring/applications/applications.queries.ts'
import type { Config } from '#platform/config.ts'
import { hasRight } from '#organisations/organisations.policy.ts'
import { pick } from '#platform/primitives/pick.ts'
import { newId } from '#platform/secrets/new-id.ts'
import type { Platform } from '#platform/platform.ts'
import { createCancel } from './answer/cancel.service.ts'
import { createOtherTimes } from './answer/other-times.service.ts'
import { createOutcome } from './answer/outcome.service.ts'
import { createPick } from './answer/pick.service.ts'
import { saveZone } from './answer/pick.queries.ts'
import { canOffer, canPick, pauseOf } from './interviews.policy.ts'
import {
  findLastInterview,
  findMeeting,
  findRequest,
  findSlots,
  type InterviewApplication,
  type InterviewRow,
} from './interviews.queries.ts'
import { eventOf } from './mail/compose-mail.ts'
import { createComposer } from './mail/composer.ts'
import { createLeftComposer } from './mail/left.mail.ts'
import { findInterviewsOf, findNextInterviews } from './people/next-interviews.queries.ts'
import { findOtherApplicants } from './offer/offer.queries.ts'
import { createOffer } from './offer/offer.service.ts'
import {
  requireInterview,
  type InterviewActor,
  type InterviewKey,
} from './people/require-interview.ts'
import { toView } from './people/to-view.ts'
import { findZone, listZones, zoneOf } from './zones/zones.ts'
import { findZoneOf } from './zones/zones.queries.ts'

export type Interviews = ReturnType<typeof createInterviews>

declare module '#platform/services.ts' {
  interface Services {
    interviews: Interviews
  }
}

type Parts = Pick<Platform, 'db' | 'tasks' | 'limits'>

/** Interviews: employers offer times, applicants pick one in their own time zone, and both are notified. */
export function createInterviews(
  platform: Parts,
  settings: Pick<Config, 'publicUrl' | 'sessionSecret'>,
) {
  const { db } = platform
  return {
    find,
    findOthers,
    findNext: (applicationIds: Id[]) => findNextInterviews(db, applicationIds),
    listOf: (actor: Pick<Actor, 'id'>) => findInterviewsOf(db, actor.id),
    findZone: findOwnZone,
    listZones,
    setZone,
    makeCalendar,
    offer: createOffer(platform),
    pick: createPick(platform),
    askForOtherTimes: createOtherTimes(platform),
    ...createCancel(platform),
    ...createOutcome(platform),
    composeMail: createComposer(db, settings),
    composeLeftMail: createLeftComposer(db, settings),
  }

  /** @throws {DomainError} `not_found` */
  async function find(actor: InterviewActor, key: InterviewKey): Promise<InterviewPageView> {
    const { jobId: ofJob, id } = key
    if (ofJob !== undefined) await requireNotGone(db, actor, { jobId: ofJob, id })
    const { application, side, role } = await requireInterview(db, actor, {
      ...key,
      action: 'read',
    })
    const row = await findLastInterview(db, key.id)
    const { id: applicationId, jobId, advert, isPosterProved } = application
    return {
      applicationId,
      jobId,
      side,
      title: advert.title,
      employer: advert.employer,
      applicantName: toSeenName(application),
      isPosterProved,
      pause: pauseFor(application, row, side),
      interview: row && (await findView(application, row, side)),
      canAct: side === 'applicant' || hasRight(role, 'answer applicants'),
      formId: newId(),
    }
  }

  async function findView(
    application: InterviewApplication,
    row: InterviewRow,
    reader: 'applicant' | 'employer',
  ) {
    const offer = await findMeeting(db, row.offerId)
    if (!offer) throw new DomainError('not_found')
    const picked = row.pickedOfferId && (await findMeeting(db, row.pickedOfferId))
    const slots = await findSlots(db, row.offerId)
    const meetings = { offer, picked: picked || null }
    return toView({
      row,
      request: await findRequest(db, row),
      meetings,
      slots,
      reader,
      isOpen: canPick(application),
      isPaused: pauseOf(application) !== null,
    })
  }

  /** The job’s other applicants who can be offered the same times. */
  async function findOthers(actor: InterviewActor, { jobId, id }: { jobId: Id; id: Id }) {
    await requireInterview(db, actor, { id, jobId, action: 'read' })
    const rows = await findOtherApplicants(db, { jobId, id })
    return rows.map((row) => ({
      id: row.id,
      name: toSeenName(row),
      ...pick(row, ['status', 'isInterviewOff']),
    }))
  }

  /** `isOwnChoice` is false for a guess by the country. */
  async function findOwnZone({ id }: Pick<Actor, 'id'>) {
    const account = await findZoneOf(db, id)
    if (!account) throw new DomainError('not_found')
    return { zone: zoneOf(account), isOwnChoice: account.timeZone !== null }
  }

  /** @throws {DomainError} `invalid_input` */
  async function setZone({ id }: Pick<Actor, 'id'>, { zone: name }: ZoneChoice) {
    const zone = findZone(name)
    if (zone === null) throw wrongField('zone', 'Choose your time zone from the list.')
    await saveZone(db, id, zone)
  }

  /** @throws {DomainError} `not_found`, also until a time is picked */
  async function makeCalendar(actor: InterviewActor, key: InterviewKey): Promise<string> {
    const { application, side } = await requireInterview(db, actor, { ...key, action: 'read' })
    const interview = await findLastInterview(db, key.id)
    const meeting =
      interview && (await findMeeting(db, interview.pickedOfferId ?? interview.offerId))
    const found = { application, interview, meeting }
    const isOver = pauseOf(application) === 'over'
    const event =
      !isOver &&
      interview &&
      meeting &&
      eventOf(side, { ...found, interview, meeting }, settings.publicUrl)
    if (!event) throw new DomainError('not_found')
    return event.content
  }
}

/** The reason why the interview pauses: ‘moved-on’ if the stage no longer allows times to be offered or picked. */
function pauseFor(
  application: InterviewApplication,
  row: InterviewRow | null,
  side: TalkSide,
): InterviewPause | null {
  const pause = pauseOf(application)
  if (pause) return pause
  const isWaiting = row !== null && row.endedAt === null && row.startsAt === null
  const isTooLate = side === 'employer' && !canOffer(application)
  return isTooLate || (isWaiting && !canPick(application)) ? 'moved-on' : null
}
