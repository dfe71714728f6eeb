import type { Stage } from '#hiring/applications/model/stages.schema.ts'
import type { Id } from '#platform/primitives/primitives.schema.ts'
import type { Actor } from '#accounts/sessions/actor.ts'
import { canReadApplicants } from '#hiring/applications/applications.policy.ts'
import { findAnyJob } from '#hiring/apply/apply.queries.ts'
import { findRole } from '#organisations/organisations.queries.ts'
import type { Db } from '#platform/database/database.ts'
import { isId } from '#platform/secrets/new-id.ts'
import { findInProgress, hasInterview } from './notices.queries.ts'

const NAMED = 10

/** The numbers of applicants who are still in the running when their jobs end. */
export interface PeopleCounts {
  /** The number of all of them. */
  total: number
  /** The number of those who wait for the employer, as the dashboard counts them. */
  waiting: number
  /** The numbers of those with an offer, and at the interview. */
  offered: number
  /** The number of offers that are not accepted, which can be taken back. */
  openOffers: number
  interview: number
}

/** The applicants of a job who are still in the running. */
export interface PeopleInProgress extends PeopleCounts {
  /** Those who have not accepted an offer, the nearest to one first; empty for a reader without the second step. */
  people: { id: Id; name: string; status: Stage; isInterviewOff: boolean }[]
  /** The names of those who have; empty for such a reader. */
  accepted: string[]
}

const NOBODY: PeopleInProgress = {
  people: [],
  accepted: [],
  total: 0,
  waiting: 0,
  offered: 0,
  openOffers: 0,
  interview: 0,
}

/** An offer that is not accepted. Declined ones are not in progress. */
export function isOpenOffer({ status, answer }: { status: Stage; answer: string | null }): boolean {
  return status === 'offered' && answer === null
}

export function createPeopleInProgress(db: Db) {
  return { find }

  /** Empty for an actor who cannot read the job’s applicants. */
  async function find(
    actor: Pick<Actor, 'id' | 'secondFactorAt'>,
    jobId: Id,
  ): Promise<PeopleInProgress> {
    const job = isId(jobId) ? await findAnyJob(db, jobId) : null
    const role = job && (await findRole(db, actor.id, job.organisationId))
    if (!job || !canReadApplicants(role, { ...job, isStillRead: false })) return NOBODY
    const people = await findInProgress(db, [jobId])
    // A job can be closed with the password alone, so the number is shown.
    const isNamed = actor.secondFactorAt !== null
    const hasAccepted = (one: (typeof people)[number]) =>
      one.status === 'offered' && !isOpenOffer(one)
    const named = (some: typeof people) => (isNamed ? some.slice(0, NAMED) : [])
    return {
      people: named(people.filter((one) => !hasAccepted(one))),
      accepted: named(people.filter(hasAccepted)).map(({ name }) => name),
      ...toCounts(people),
    }
  }
}

/** The numbers for jobs that end together. */
export async function countInProgress(db: Db, jobIds: Id[]): Promise<PeopleCounts> {
  return toCounts(await findInProgress(db, jobIds))
}

function toCounts(people: Awaited<ReturnType<typeof findInProgress>>): PeopleCounts {
  return {
    total: people.length,
    waiting: people.filter(({ waitsSince }) => waitsSince !== null).length,
    offered: people.filter(({ status }) => status === 'offered').length,
    openOffers: people.filter(isOpenOffer).length,
    interview: people.filter(hasInterview).length,
  }
}
