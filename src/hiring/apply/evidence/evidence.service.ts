import { DomainError } from '#platform/primitives/errors.schema.ts'
import { slugOf } from '#trade/job-texts.ts'
import type { Id } from '#platform/primitives/primitives.schema.ts'
import type { Actor } from '#accounts/sessions/actor.ts'
import { findOwnApplication } from '#hiring/own-applications/own-applications.queries.ts'
import { findShownEvents, toAnswers } from '#hiring/applications/applications.queries.ts'
import { requireApplication } from '#hiring/applications/people/require-application.ts'
import type { Db } from '#platform/database/database.ts'
import { whatHappened } from '#safety/warnings/warning-words.ts'
import { findWarning } from '#safety/warnings/warnings.queries.ts'
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
