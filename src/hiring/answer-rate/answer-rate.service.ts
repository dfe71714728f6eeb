import {
  describeAnswerRate,
  type AnswerRate,
  type WaitingApplicant,
} from '#organisations/answer-rate/rate-words.ts'
import { DomainError } from '#platform/primitives/errors.schema.ts'
import type { Id } from '#platform/primitives/primitives.schema.ts'
import type { Actor } from '#accounts/sessions/actor.ts'
import { requireSecondFactor } from '#accounts/second-factor/require-second-factor.ts'
import { findAnswerRate } from '#organisations/answer-rate/answer-rate.queries.ts'
import { insertMail } from '#organisations/mail/mails.queries.ts'
import { findFacts } from '#organisations/members/overview.queries.ts'
import { hasRight } from '#organisations/organisations.policy.ts'
import { isProved } from '#organisations/organisations.queries.ts'
import { requireRight } from '#organisations/people/require-member.ts'
import { employerPath } from '#trade/paths/employer-paths.ts'
import type { Platform } from '#platform/platform.ts'
import {
  listOwnRates,
  listReminded,
  listUnreminded,
  listWaiting,
  markReminded,
  recountRates,
} from './answer-rate.queries.ts'

const SHOWN = 50
/** The most organisations of a person on their dashboard. */
const OWN = 3

interface OwnAnswers {
  id: Id
  name: string
  rate: AnswerRate | null
  /** Whether seekers see the rate: only if the organisation is proved. */
  isProved: boolean
  /** The waiting applicants, longest first. */
  waiting: WaitingApplicant[]
  isMore: boolean
}

declare module '#platform/services.ts' {
  interface Services {
    answerRate: ReturnType<typeof createAnswerRate>
  }
}

/** Answer rates of organisations: counted hourly, shown to seekers, explained to members. */
export function createAnswerRate({ db, tasks }: Pick<Platform, 'db' | 'tasks'>) {
  return { describeOwn, explain, recount: () => recountRates(db), remind }

  /** The rates of the actor’s own organisations, in words; null with too few applications. */
  async function describeOwn(actor: Pick<Actor, 'id'>) {
    const rates = await listOwnRates(db, actor.id, OWN)
    return rates.map(({ id, name, sponsorId, entry, answered, ...rate }) => ({
      id,
      name,
      /** The public page of the entry that it has proved to be; null without a proof. */
      publicPage: sponsorId && entry && employerPath({ id: sponsorId, name: entry }),
      words: describeAnswerRate({ ...rate, answered: answered ?? 0 }),
    }))
  }

  /** The facts behind an organisation’s rate. @throws {DomainError} `not_found` for strangers */
  async function explain(actor: Actor, organisationId: Id): Promise<OwnAnswers> {
    const access = { organisationId, right: 'read the organisation' } as const
    const role = await requireRight(db, actor, access)
    const facts = await findFacts(db, organisationId)
    if (!facts) throw new DomainError('not_found')
    const found = hasRight(role, 'read applicants')
      ? await listWaiting(db, organisationId, SHOWN + 1)
      : []
    if (found.length > 0) requireSecondFactor(actor)
    return {
      id: organisationId,
      name: facts.name,
      rate: await findAnswerRate(db, organisationId),
      isProved: await isProved(db, organisationId),
      waiting: found.slice(0, SHOWN),
      isMore: found.length > SHOWN,
    }
  }

  /**
   * Task, daily: one email per member about applicants who will soon count as not answered. Each applicant is named
   * once.
   */
  async function remind() {
    for (const [organisationId, jobs] of await listUnreminded(db)) {
      const detail = jobs.map(({ jobTitle, count }) => `${jobTitle}: ${count}`).join('\n')
      await db.transaction().execute(async (db) => {
        if (!(await markReminded(db, organisationId))) return
        for (const accountId of await listReminded(db, organisationId))
          await insertMail(db, { organisationId, kind: 'answers-due', accountId, detail })
        await tasks.enqueue(db, 'tend-organisations', {})
      })
    }
  }
}
