import type { Grounds } from '#sponsorship/freshness/freshness.ts'
import { DomainError, wrongField } from '#platform/primitives/errors.schema.ts'
import type { Id } from '#platform/primitives/primitives.schema.ts'
import type { AnswerTime, SponsorLossAnswers, SponsorLossFact } from './sponsor-loss.schema.ts'
import type { PersonalAnswers } from '#trade/cookies/personal-answers.schema.ts'
import type { Actor } from '#accounts/sessions/actor.ts'
import type { JobSearch } from '#board/search/search.ts'
import { toCards } from '#board/jobs/stored/to-cards.ts'
import { findCardsById } from '#board/jobs/jobs.queries.ts'
import { isId } from '#platform/secrets/new-id.ts'
import type { Cache } from '#platform/cache/cache.ts'
import type { Platform } from '#platform/platform.ts'
import { today } from '#platform/primitives/time/today.ts'
import { AT_WORK } from '#safety/contacts/contacts.ts'
import { countDays, milestones } from './count-days.ts'
import { SPONSOR_LOSS_RULES } from './rules/sponsor-loss-rules.ts'
import {
  countWorkplaces,
  deleteWorkplace,
  findEntry,
  findSavedLoss,
  findWorkplaces,
  insertWorkplace,
  saveLoss,
} from './sponsor-loss.queries.ts'
import { findAnswerTimes, findSwitchJobs } from './switch-jobs.queries.ts'
import { createNoticeComposer } from './worker-notices.ts'

/** No person works in more places at once. */
const MOST_WORKPLACES = 5
const ANSWER_TIMES = { ttl: 600_000 }
/** No visitor reads more of them at once. */
const MOST_JOBS = 50
const MOST_EMPLOYERS = 10

type Person = Pick<Actor, 'id'>

declare module '#platform/services.ts' {
  interface Services {
    sponsorLoss: ReturnType<typeof createSponsorLoss>
  }
}

/** Help for workers whose sponsor lost its licence, or who lost the job. */
export function createSponsorLoss(
  { db, cache }: Pick<Platform, 'db'> & { cache: Cache },
  { publicUrl }: { publicUrl: string },
) {
  return {
    describe,
    checkAnswers,
    findSaved: (actor: Person) => findSavedLoss(db, actor.id),
    save: (actor: Person, answers: SponsorLossAnswers | null) => saveLoss(db, actor.id, answers),
    listAnswerTimes,
    listJobs,
    workplaces: {
      list: (actor: Person) => findWorkplaces(db, actor.id),
      findEntry: async (id: Id) => (isId(id) ? findEntry(db, id) : null),
      add,
      remove,
    },
    composeNotice: createNoticeComposer(db, publicUrl),
  }

  /** Cached, because it reads all applications, and changes slowly. */
  function findTimes() {
    return cache.cached('answer-times', ANSWER_TIMES, () => findAnswerTimes(db))
  }

  /** The employers that answer fastest. */
  async function listAnswerTimes(): Promise<AnswerTime[]> {
    return (await findTimes())
      .slice(0, MOST_EMPLOYERS)
      .map(({ employer, days, applications, openJobs }) => ({
        employer,
        days,
        applications,
        openJobs,
      }))
  }

  /** The jobs that a person can switch to and apply for here, the surest first; see `findSwitchJobs`. */
  async function listJobs(
    actor: Person | null,
    situation: PersonalAnswers | null,
    work: Pick<JobSearch, 'q' | 'place'>,
  ) {
    const times = await findTimes()
    const person: PersonalAnswers = { ...situation, where: 'uk' }
    const question = { person, work, accountId: actor?.id ?? null, times, limit: MOST_JOBS }
    const { jobs, total } = await findSwitchJobs(db, question)
    const byOrganisation = new Map(times.map((time) => [time.organisationId, time]))
    const rows = await findCardsById(
      db,
      jobs.map(({ id }) => id),
    )
    return {
      total,
      jobs: (await toCards(db, rows)).map((card) => {
        const time = byOrganisation.get(card.organisationId ?? '')
        return {
          card,
          /** Null if too few people have applied to say it. */
          answers: time ? { days: time.days, applications: time.applications } : null,
        }
      }),
    }
  }

  /**
   * The contents of the page; the days only for a visitor who has answered. The rules of sponsorship were read on the same
   * day as for every other answer.
   */
  function describe(
    answers: SponsorLossAnswers | null,
    { rulesReadOn }: Pick<Grounds, 'rulesReadOn'>,
    day = today(),
  ) {
    const { counts, countsNot, sources, days } = SPONSOR_LOSS_RULES
    const state = answers && countDays(answers, day)
    const isHere = ({ where }: { where?: 'uk' | 'abroad' | undefined }) =>
      !where || (answers?.where ?? 'uk') === where
    const toFact = ({ words, source, unverified }: (typeof counts)[number]): SponsorLossFact => {
      const found = sources[source]
      if (!found) throw new Error(`The rules have no source ${source}.`)
      const { title, url, checkedOn = rulesReadOn } = found
      return { words, source: { title, url, checkedOn }, isUnverified: unverified === true }
    }
    return {
      state,
      today: day,
      days: days.value,
      milestones: state?.kind === 'running' ? milestones(state, day) : [],
      counts: counts.filter(isHere).map(toFact),
      countsNot: countsNot.filter(isHere).map(toFact),
      help: AT_WORK,
    }
  }

  /** @throws {DomainError} `invalid_input` for a letter dated in the future */
  function checkAnswers(answers: SponsorLossAnswers, day = today()): SponsorLossAnswers {
    if (!answers.letterOn || answers.letterOn <= day) return answers
    const message = 'That date is in the future. Look at the letter again, or leave this empty.'
    throw wrongField('letterOn', message)
  }

  /** @throws {DomainError} `not_found` for an entry that is not on any register */
  async function add(actor: Person, sponsorId: Id) {
    if (!isId(sponsorId) || !(await findEntry(db, sponsorId))) throw new DomainError('not_found')
    await db.transaction().execute(async (db) => {
      // One after the other, so that the count is right.
      await db.selectFrom('account').select('id').where('id', '=', actor.id).forUpdate().execute()
      if ((await countWorkplaces(db, actor.id)) >= MOST_WORKPLACES) {
        const message = `You have named ${MOST_WORKPLACES} employers. Take one back first.`
        throw wrongField('', message)
      }
      await insertWorkplace(db, { accountId: actor.id, sponsorId })
    })
  }

  /** Does nothing if it is already gone. */
  async function remove(actor: Person, sponsorId: Id) {
    if (isId(sponsorId)) await deleteWorkplace(db, { accountId: actor.id, sponsorId })
  }
}
