import { DomainError } from '#platform/primitives/errors.schema.ts'
import type { Id } from '#platform/primitives/primitives.schema.ts'
import type { PageNews } from './team-views.ts'
import type { Actor } from '#accounts/sessions/actor.ts'
import type { ApplicantKey } from '#hiring/applicants/employer/applicants.service.ts'
import { findNeighbours } from '#hiring/applicants/employer/neighbours.queries.ts'
import { requireApplication } from '#hiring/applications/people/require-application.ts'
import { findColleagues } from '#hiring/shortlists/share.queries.ts'
import { listsOnPage } from '#hiring/shortlists/shortlists.queries.ts'
import { hasRight } from '#organisations/organisations.policy.ts'
import { findRole } from '#organisations/organisations.queries.ts'
import type { Platform } from '#platform/platform.ts'
import { findDecisionVersion, listHistory } from './notes/history.queries.ts'
import { listNotes } from './notes/notes.service.ts'
import { findMark, listOthersPresent, touchPresence } from './notes/presence.queries.ts'
import { listScoreLines } from './scorecards/scorecard-lines.ts'

type Employer = Pick<Actor, 'id' | 'secondFactorAt'>

/** Colleagues working together on one applicant. */
export function createTeam({ db }: Pick<Platform, 'db'>) {
  return { open, look }

  /** `list` holds the parameters of the list that led to the applicant. */
  async function open(actor: Employer, { jobId, id, list = '' }: ApplicantKey & { list?: string }) {
    const access = await requireApplication(db, actor, { id, jobId, action: 'read the answers' })
    const { organisationId } = access
    const role = await findRole(db, actor.id, organisationId)
    const mayScore = hasRight(role, 'answer applicants')
    const presence = { applicationId: id, accountId: actor.id }
    const mark = await findMark(db, id)
    const [version, notes, scorecard, history, lists, colleagues, neighbours, others] =
      await Promise.all([
        findDecisionVersion(db, id),
        listNotes(db, actor, id),
        listScoreLines(db, { id: actor.id, mayScore }, { jobId, id }),
        listHistory(db, actor, id),
        listsOnPage(db, actor, { organisationId, id }),
        findColleagues(db, organisationId, actor.id),
        findNeighbours(db, { jobId, id, list }),
        listOthersPresent(db, presence),
      ])
    const team = { notes, scorecard, history, lists, colleagues }
    return { ...team, version, neighbours, others, mark }
  }

  /** Shows colleagues that the actor has the applicant open, and the actor what is new. */
  async function look(actor: Employer, id: Id): Promise<PageNews> {
    const access = await requireApplication(db, actor, { id, action: 'read the answers' })
    if (access.organisationId === null) throw new DomainError('not_found')
    const presence = { applicationId: id, accountId: actor.id }
    await touchPresence(db, presence)
    return { others: await listOthersPresent(db, presence), mark: await findMark(db, id) }
  }
}

/** The members’ shared data about an applicant. */
export type TeamPage = Awaited<ReturnType<ReturnType<typeof createTeam>['open']>>
