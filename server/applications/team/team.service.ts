import { DomainError } from '#contract/errors.ts'
import type { Id } from '#contract/primitives.ts'
import type { PageNews, TeamPage } from '#contract/team-views.ts'
import type { Actor } from '#server/accounts/actor.ts'
import type { ApplicantKey } from '#server/applications/employer/applicants.service.ts'
import { findNeighbours } from '#server/applications/employer/neighbours.queries.ts'
import { requireApplication } from '#server/applications/require-application.ts'
import { findColleagues } from '#server/applications/shortlists/share.queries.ts'
import { listsOnPage } from '#server/applications/shortlists/lists-on-page.ts'
import { hasRight } from '#server/organisations/organisations.policy.ts'
import { findRole } from '#server/organisations/organisations.queries.ts'
import type { Platform } from '#server/platform/platform.ts'
import { findDecisionVersion, listHistory } from './history.queries.ts'
import { listNotes } from './notes.service.ts'
import { findMark, listOthersPresent, touchPresence } from './presence.queries.ts'
import { listScoreLines } from './scorecard-lines.ts'

type Employer = Pick<Actor, 'id' | 'secondFactorAt'>

/** Colleagues working together on one applicant. */
export function createTeam({ db }: Pick<Platform, 'db'>) {
  return { open, look }

  /** `list` holds the parameters of the list that led to the applicant. */
  async function open(
    actor: Employer,
    { jobId, id, list = '' }: ApplicantKey & { list?: string },
  ): Promise<TeamPage> {
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
