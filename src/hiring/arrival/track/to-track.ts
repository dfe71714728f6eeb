import type {
  ArrivalAction,
  ArrivalCircumstances,
  ArrivalSide,
  ArrivalTrack,
} from '#hiring/arrival/arrival.schema.ts'
import { mediumDate } from '#platform/primitives/formats.ts'
import type { Id } from '#platform/primitives/primitives.schema.ts'
import type {
  findArrivalEvents,
  findItems,
  findSponsorOfJob,
  Offer,
} from '#hiring/arrival/arrival.queries.ts'
import { createSnapshot } from '#hiring/applications/snapshot.ts'
import type { ViewRow } from '#board/jobs/stored/job-rows.ts'
import type { Language } from '#platform/languages/language.ts'
import { toSeenName } from '#hiring/applications/applications.queries.ts'
import type { FileRow } from '#hiring/arrival/files/arrival-files.queries.ts'
import { canShareFiles, toShownFiles } from '#hiring/arrival/files/file-access.ts'
import { pauseOf } from '#hiring/arrival/require-arrival.ts'
import { findItem, findStep } from '#hiring/arrival/rules/arrival-rules.ts'
import { newId } from '#platform/secrets/new-id.ts'
import { compareOffer } from '#hiring/arrival/offer/compare-offer.ts'
import type { StoredTerms } from '#hiring/arrival/offer/offer-terms.schema.ts'
import { buildSteps } from './build-steps.ts'

interface Access {
  viewerId: Id
  offer: Offer
  side: ArrivalSide
  isPosterProved: boolean
}

interface Read {
  circumstances: ArrivalCircumstances
  items: Awaited<ReturnType<typeof findItems>>
  events: Awaited<ReturnType<typeof findArrivalEvents>>
  sponsor: Awaited<ReturnType<typeof findSponsorOfJob>>
  files: FileRow[]
  terms: StoredTerms | null
  /** The job, if it is public. */
  job: ViewRow | null
  lowPay: string | null
  language: Language
  today: string
  rulesReadOn: string
}

/** An arrival as one side reads it. */
export function toTrack(
  { viewerId, offer, side, isPosterProved }: Access,
  {
    circumstances,
    items,
    events,
    sponsor,
    files,
    terms,
    job,
    lowPay,
    language,
    today,
    rulesReadOn,
  }: Read,
): ArrivalTrack {
  const days = { today, rulesReadOn }
  const isUk = offer.country === 'GB'
  const isOwn = side === 'applicant'
  const states = new Map(items.map((item) => [item.item, item]))
  const hasSteps = isUk && offer.answer === 'accepted'
  const pause = pauseOf(offer)
  const shown = toShownFiles(files, { id: viewerId, side, isPosterProved })
  return {
    applicationId: offer.id,
    jobId: offer.jobId,
    side,
    title: offer.advert.title,
    who: isOwn ? offer.advert.employer : toSeenName(offer),
    answer: offer.answer,
    answeredAt: offer.answeredAt,
    withdrawnAt: offer.withdrawnAt,
    pause,
    offer:
      offer.status === 'offered'
        ? compareOffer(
            { advert: offer.advert, advertNow: job && createSnapshot(job), terms, today },
            language,
          )
        : null,
    lowPay: offer.status === 'offered' ? lowPay : null,
    isUk,
    isPosterProved,
    organisationId: isOwn ? null : offer.organisationId,
    lostLicence:
      sponsor?.isLost && sponsor.publishedOn
        ? {
            sponsor: sponsor.name,
            publishedOn: sponsor.publishedOn,
            isListed: sponsor.isListed,
          }
        : null,
    sponsorId: isOwn ? (sponsor?.id ?? null) : null,
    // The employer sees the steps, but not the reasons for them.
    circumstances: isOwn ? circumstances : {},
    certificateNumber: offer.certificateNumber,
    canShareFiles: canShareFiles(isPosterProved, pause),
    formId: newId(),
    paymentDemandAt: isOwn ? offer.paymentDemandAt : null,
    preview:
      isUk && offer.answer === null && pause === null
        ? buildSteps({ side, circumstances, items: new Map(), files: [], ...days })
        : [],
    steps: hasSteps
      ? buildSteps({ side, circumstances, items: states, files: shown, ...days })
      : [],
    history: events.map((event) => ({
      side: event.side,
      words: eventWords(event, side),
      at: event.at,
    })),
  }
}

function eventWords({ action, item, day }: Read['events'][number], reader: ArrivalSide): string {
  const label = (item && findItem(item, reader)?.label) ?? 'A step'
  const step = (item && findStep(item)?.title) ?? 'a step'
  const on = day ? mediumDate(day) : ''
  const words: Record<ArrivalAction, string> = {
    accepted: 'Accepted the offer',
    declined: 'Declined the offer',
    'answer-undone': 'Took the answer back',
    planned: `Planned for ${on}: ${label}`,
    'plan-undone': `Took the planned day away: ${label}`,
    done: `Done on ${on}: ${label}`,
    undone: `Not done after all: ${label}`,
    'file-added': `Added a file for both sides: ${step}`,
    'file-deleted': `Deleted a file: ${step}`,
    'certificate-entered': 'Entered the number of the certificate',
    'certificate-removed': 'Removed the number of the certificate',
  }
  return words[action]
}
