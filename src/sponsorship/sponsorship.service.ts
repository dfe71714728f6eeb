import type { JobView } from '#trade/jobs.schema.ts'
import type { AgelessCheck } from './model/check.schema.ts'
import type { Id } from '#platform/primitives/primitives.schema.ts'
import type { Headline } from '#trade/headline/headline.schema.ts'
import type { PersonalAnswers } from '#trade/cookies/personal-answers.schema.ts'
import type { Config } from '#platform/config.ts'
import type { QueuedMail } from '#platform/outbox/mails.ts'
import type { Platform } from '#platform/platform.ts'
import { REST } from '#platform/tasks/batches.ts'
import type { TaskContext } from '#platform/tasks/tasks.ts'
import { parseAdvert } from './advert/parse-advert.ts'
import { findOccupation, suggestOccupations } from './advert/suggest-occupations.ts'
import { checkAdvert } from './check/check-advert.ts'
import { toApplicant } from './check/context/applicant.ts'
import { countryName } from '#platform/places/names/countries.ts'
import type { Language } from '#platform/languages/language.ts'
import { describeSituation } from './situation/describe-situation.ts'
import { isInForce } from './rules/in-force.ts'
import { findCheckSources } from './stored-checks/check-sources.ts'
import { describeOccupation, listOccupations } from './occupations/describe-occupation.ts'
import { findNearOccupations } from './occupations/near-occupations.ts'
import { listFittingBands, listPayBands } from './pay-bands.ts'
import { checkNow } from './stored-checks/check-now.ts'
import { findAdverts } from './stored-checks/job-checks.queries.ts'
import { recheckOpenJobs } from './stored-checks/recheck.ts'
import { findFreshness } from './freshness/freshness.queries.ts'
import { showHeadline } from './freshness/show-headline.ts'
import { findRecruiter } from './recruiters/find-recruiter.ts'
import { findRegisterFacts } from './register/find-register-facts.ts'
import { composeLicenceChange } from './register/licence-changes/compose-licence-change.ts'
import { suggestSponsors } from './register/suggest-sponsors.ts'
import { findRuleHistory, findRuleIndex } from './rules/rule-sets.ts'
import { CHECKED_COUNTRY, type CheckedAdvert } from './stored-checks/stored-check.ts'
import { today } from '#platform/primitives/time/today.ts'

/** The limit in characters; longer text gets no suggestions. */
export const MAX_QUERY_LENGTH = 120

export type Sponsorship = ReturnType<typeof createSponsorship>

declare module '#platform/services.ts' {
  interface Services {
    sponsorship: Sponsorship
  }
}

/** Checks adverts against the rules and the register of sponsors. */
export function createSponsorship(
  { db }: Pick<Platform, 'db'>,
  { publicUrl, notifyJobsChanged }: Pick<Config, 'publicUrl'> & { notifyJobsChanged(): void },
) {
  return {
    /** Checks a job with its new values, ignoring the saved check. */
    check: (job: JobView) => checkNow(db, toAdvertRow(job), null),
    /** Null for a job abroad: no answer is shown while it is being written. */
    checkAdvert: async (advert: CheckedAdvert) =>
      advert.country === CHECKED_COUNTRY ? checkNow(db, advert, null) : null,
    checkAdverts,
    findHeadlinesFor,
    /** The age of the rules and the register behind today’s answers. */
    findFreshness: () => findFreshness(db),
    /** The rules and the register that checks use today. */
    findCheckSources: async () => {
      const { rules } = await findRuleIndex(db, today())
      return findCheckSources(db, rules, await findFreshness(db))
    },
    suggestSponsors: async (typed: string) =>
      isSearchable(typed) ? suggestSponsors(db, typed.trim()) : [],
    suggestOccupations: (typed: string) =>
      isSearchable(typed) ? suggestOccupations(typed.trim()) : [],
    findOccupation,
    /** The requirements of today’s rules for a job in an occupation; null for an unknown code. */
    describeOccupation: async (code: string) => {
      const occupation = describeOccupation(await findRuleHistory(db), code, today())
      return occupation && { ...occupation, isOld: await areRulesOld() }
    },
    listOccupations: listAllOccupations,
    /** Occupations near one that are not closed. */
    listNearOccupations: async (code: string) =>
      findNearOccupations(await listAllOccupations(), code),
    recheck,
    /** The agency that advertises a job, beside the Ethical Recruiters List. */
    findRecruiter: async (employer: string, check: Pick<AgelessCheck, 'lines'>) =>
      findRecruiter(db, employer, { check, day: today() }),
    /** What a person’s situation means for every job; null if nothing. */
    describeSituation: async (person: PersonalAnswers, language: Language) => {
      const date = today()
      const ruleIndex = await findRuleIndex(db, date)
      return describeSituation({ applicant: toApplicant(person), ruleIndex, date }, language)
    },
    /** The countries whose nationals a rule in force names. */
    listNamedCountries: async () => {
      const date = today()
      const { restrictions } = (await findRuleIndex(db, date)).rules
      const named = restrictions.filter((one) => isInForce(one, date))
      return named.map(({ nationality: code }) => ({ code, name: countryName(code) }))
    },
    /** The bands of the national pay scales in force. */
    listPayBands: async () => listPayBands((await findRuleIndex(db, today())).rules),
    /** The bands that fit an occupation. */
    listFittingBands: async (code: string) =>
      listFittingBands(await findRuleIndex(db, today()), code),
    composeLicenceChange: (mail: QueuedMail<'licence-held'>) =>
      composeLicenceChange(db, publicUrl, mail),
  }

  /** What an occupation needs rests on the rules alone. */
  async function areRulesOld() {
    const { old } = await findFreshness(db)
    return old !== null && old.code !== 'old-register'
  }

  async function listAllOccupations() {
    const date = today()
    const isOld = await areRulesOld()
    const listed = listOccupations(await findRuleIndex(db, date), date)
    return listed.map((occupation) => ({ ...occupation, isOld }))
  }

  /** Brings the checks in lists up to date with rules, register and date. */
  async function recheck({ signal }: TaskContext) {
    const changed = await recheckOpenJobs(db, today(), { rest: REST, signal })
    if (changed > 0) notifyJobsChanged()
    return changed
  }

  /** The checks of many adverts to be saved, in order. */
  async function checkAdverts(adverts: CheckedAdvert[]): Promise<(AgelessCheck | null)[]> {
    const date = today()
    const here = adverts.filter(({ country }) => country === CHECKED_COUNTRY)
    const [registers, ruleIndex] = await Promise.all([
      findRegisterFacts(db, here),
      findRuleIndex(db, date),
    ])
    const checks = new Map(
      here.map((row, index) => {
        const register = registers[index] ?? { state: 'not-loaded' as const }
        const advert = parseAdvert(row)
        return [row, checkAdvert({ advert, register, ruleIndex, person: null, date })]
      }),
    )
    return adverts.map((row) => checks.get(row) ?? null)
  }

  /** The headlines of open jobs for a person, by the ids of the jobs. */
  async function findHeadlinesFor(person: PersonalAnswers, ids: Id[]): Promise<Map<Id, Headline>> {
    const jobs = await findAdverts(db, ids)
    const date = today()
    const [registers, ruleIndex, freshness] = await Promise.all([
      findRegisterFacts(db, jobs),
      findRuleIndex(db, date),
      findFreshness(db, date),
    ])
    return new Map(
      jobs.map((job, index) => {
        const register = registers[index] ?? { state: 'not-loaded' as const }
        const advert = parseAdvert(job)
        const { headline } = checkAdvert({ advert, register, ruleIndex, person, date })
        return [job.id, showHeadline(headline, freshness)]
      }),
    )
  }
}

function isSearchable(typed: string) {
  return typed.trim() !== '' && typed.length <= MAX_QUERY_LENGTH
}

function toAdvertRow(job: JobView): CheckedAdvert {
  return {
    title: job.title,
    employerName: job.employer,
    poster: job.poster,
    description: job.description,
    type: job.type,
    country: job.country.code,
    place: job.place,
    postcodeDistrict: job.postcodeDistrict,
    latitude: job.latitude,
    longitude: job.longitude,
    payMin: job.pay?.min ?? null,
    payMax: job.pay?.max ?? null,
    payCurrency: job.pay?.currency ?? null,
    payPeriod: job.pay?.period ?? null,
    payText: job.pay?.text ?? null,
    hoursPerWeek: job.hoursPerWeek,
    occupationCode: job.occupationCode,
    payBand: job.payBand,
    legalName: job.legalName,
    sponsorId: job.sponsorId,
  }
}
