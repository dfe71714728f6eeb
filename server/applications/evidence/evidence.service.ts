import { DomainError } from '#contract/errors.ts'
import { slugOf } from '#contract/job-texts.ts'
import type { Id } from '#contract/primitives.ts'
import type { Actor } from '#server/accounts/actor.ts'
import { findOwnApplication } from '#server/applications/applicant/own-applications.queries.ts'
import { findShownEvents, toAnswers } from '#server/applications/applications.queries.ts'
import { requireApplication } from '#server/applications/require-application.ts'
import type { Db } from '#server/platform/database/database.ts'
import { whatHappened } from '#server/warnings/warning-words.ts'
import { findWarning } from '#server/warnings/warnings.queries.ts'
import { composeEvidence } from './compose-evidence.ts'
import { findExchange } from './evidence.queries.ts'

/** Evidence that an applicant whom we warned can take to their bank and the police. */
export function createEvidence(db: Db) {
  /**
   * The whole exchange as a text file, for the applicant alone.
   * @throws {DomainError} `not_found`, also for an application without a warning
   */
  return async function save(actor: Pick<Actor, 'id' | 'secondFactorAt'>, id: Id) {
    await requireApplication(db, actor, { id, action: 'read as sent' })
    const [row, warning, events, messages] = await Promise.all([
      findOwnApplication(db, id),
      findWarning(db, id),
      findShownEvents(db, id),
      findExchange(db, id),
    ])
    if (!row || !warning) throw new DomainError('not_found')
    const { jobId, advert, sentAt, sharesDetails } = row
    const savedAt = new Date().toISOString()
    const text = composeEvidence({
      id,
      jobId,
      savedAt,
      advert,
      sentAt,
      sharesDetails,
      poster: warning.poster,
      answers: toAnswers(row),
      warning: { at: warning.at, what: whatHappened(warning) },
      events,
      messages,
    })
    return { name: `evidence-${slugOf(advert.title) || id}-${savedAt.slice(0, 10)}.txt`, text }
  }
}
