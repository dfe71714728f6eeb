import type { FactChange } from '#board/jobs/changes/fact-changes.ts'
import type { LicenceNotice } from './application-views.ts'
import { mediumDate } from '#platform/primitives/formats.ts'
import type { CloseReason } from '#trade/jobs.schema.ts'
import closeReasons from './close-reasons.json' with { type: 'json' }

/** ‘Pay: £31,000 a year → £27,000 a year’. */
export function changeLine({ fact, before, after }: FactChange): string {
  return `${fact}: ${before ?? 'not stated'} → ${after ?? 'not stated'}`
}

/** The wording of each reason to close a job, for its employer and for applicants waiting for an answer. */
export const CLOSE_REASON_WORDS: Record<CloseReason, { label: string; notice: string }> =
  closeReasons

/** The register’s entry for a job’s sponsor, in words. */
export function licenceWords({ sponsor, publishedOn, isListed }: LicenceNotice): string {
  const register = `The register of licensed sponsors of ${mediumDate(publishedOn)}`
  return isListed
    ? `${register} no longer lists “${sponsor}” with the A rating needed to sponsor new Skilled Workers.`
    : `${register} no longer lists “${sponsor}”.`
}

export const LICENCE_MEANING =
  'That does not mean that the licence was revoked, or that there is no job: names are respelled, licences are given back, and lists have come out incomplete.'
export const LICENCE_ADVICE =
  'Ask the employer to tell you in writing whether they can sponsor you now. Do not pay anybody, leave your job or book a journey before you have a certificate of sponsorship and a visa.'
