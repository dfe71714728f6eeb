import { isDeepStrictEqual } from 'node:util'
import { LRUCache } from 'lru-cache'
import type { JobView } from '#contract/jobs.ts'
import type { RegisterFacts } from '#contract/sponsorship/facts.ts'
import type { SponsorshipCheck } from '#contract/sponsorship/check.ts'
import type { PersonalAnswers } from '#contract/sponsorship/personal-answers.ts'
import type { Config } from '#server/config.ts'
import type { Platform } from '#server/platform/platform.ts'
import type { TaskPayloads } from '#server/platform/tasks/tasks.ts'
import { parseAdvert } from './advert/parse-advert.ts'
import { findOccupation, suggestOccupations } from './advert/suggest-occupations.ts'
import { checkAdvert, type CheckInput } from './check/check-advert.ts'
import { payBandsOf } from './pay-bands.ts'
import { findRegisterFacts, type EmployerQuery } from './register/find-register-facts.ts'
import { notifyLicenceChange } from './register/licence-changes/notify-licence-change.ts'
import { suggestSponsors } from './register/suggest-sponsors.ts'
import { recheckOpenJobs } from './recheck.ts'
import type { RuleSet } from './rules/rule-set.ts'
import { findRuleSets, inForceOn } from './rules/rule-sets.ts'
import { findCheckSources } from './check-sources.ts'
import { CHECKED_COUNTRY, type CheckedAdvert } from './stored-check.ts'
import { today } from './today.ts'

/** In characters; of more nothing is suggested. */
export const MAX_QUERY_LENGTH = 120
const REUSE_MS = 5000
const MOST_KEPT = 2000
/** A recheck of the whole board works half of the time. */
const REST = 1

/** What an advert is judged by, besides what it says. */
type CheckFacts = Pick<CheckInput, 'register' | 'rules' | 'date'>

interface CachedFacts {
  facts: RegisterFacts
  freshUntil: number
}

const NOT_LOADED: RegisterFacts = { state: 'not-loaded' }

export type Sponsorship = ReturnType<typeof createSponsorship>

/** Says of an advert what the rules and the register say. */
export function createSponsorship(
  { db, mail }: Pick<Platform, 'db' | 'mail'>,
  { publicUrl, notifyJobsChanged }: Pick<Config, 'publicUrl'> & { notifyJobsChanged(): void },
) {
  let cachedSets: { sets: RuleSet[]; freshUntil: number } | null = null
  const cachedFacts = new LRUCache<string, CachedFacts>({ max: MOST_KEPT })
  const assessed = new WeakMap<JobView, { facts: CheckFacts; check: SponsorshipCheck }>()
  return {
    check,
    checkAdvert: checkRow,
    /** What checks rest on today. */
    checkSources: async () => findCheckSources(db, inForceOn(await findRuleSets(db), today())),
    suggestSponsors: async (typed: string) =>
      isSearchable(typed) ? suggestSponsors(db, typed.trim()) : [],
    suggestOccupations: (typed: string) =>
      isSearchable(typed) ? suggestOccupations(typed.trim()) : [],
    findOccupation,
    recheck,
    /** The steps of the national pay scales in force. */
    listPayBands: async () => payBandsOf(inForceOn(await findRuleSets(db), today())),
    notifyLicenceChange: (told: TaskPayloads['tell-licence-held']) =>
      notifyLicenceChange({ db, mail }, publicUrl, told),
  }

  /** Brings the checks in lists up to date with rules, register and date. */
  async function recheck() {
    const changed = await recheckOpenJobs(db, today(), { rest: REST })
    if (changed > 0) notifyJobsChanged()
    return changed
  }

  /** Every job's page asks, and they change some times a year. */
  async function findSets() {
    if (cachedSets && cachedSets.freshUntil > Date.now()) return cachedSets.sets
    cachedSets = { sets: await findRuleSets(db), freshUntil: Date.now() + REUSE_MS }
    return cachedSets.sets
  }

  /**
   * Null for a job abroad: of other countries' rules we know nothing. The same job with the same facts
   * is judged once, whoever reads it; a person's own answers are in nothing that is kept.
   */
  async function check(job: JobView, person: PersonalAnswers | null = null) {
    if (job.country.code !== CHECKED_COUNTRY) return null
    const advert = toAdvertRow(job)
    const facts = await findCheckFacts(advert)
    if (person) return assess(advert, facts, person)
    const last = assessed.get(job)
    if (last && isSameFacts(last.facts, facts)) return last.check
    const check = assess(advert, facts)
    assessed.set(job, { facts, check })
    return check
  }

  async function checkRow(advert: CheckedAdvert): Promise<SponsorshipCheck | null> {
    return advert.country === CHECKED_COUNTRY ? assess(advert, await findCheckFacts(advert)) : null
  }

  async function findCheckFacts(advert: CheckedAdvert): Promise<CheckFacts> {
    const date = today()
    const [register, sets] = await Promise.all([findRegister(advert), findSets()])
    return { register, rules: inForceOn(sets, date), date }
  }

  /** What the register says of an employer, as of some seconds ago: it changes once a day. */
  async function findRegister(sought: EmployerQuery): Promise<RegisterFacts> {
    const { sponsorId, legalName, employerName, place } = sought
    const key = JSON.stringify([sponsorId, legalName, employerName, place])
    const known = cachedFacts.get(key)
    if (known && known.freshUntil > Date.now()) return known.facts
    const [found = NOT_LOADED] = await findRegisterFacts(db, [sought])
    if (found.state === 'not-loaded') return NOT_LOADED
    // The same facts stay the same object, by which `check` knows them again.
    const facts = known && isDeepStrictEqual(known.facts, found) ? known.facts : found
    cachedFacts.set(key, { facts, freshUntil: Date.now() + REUSE_MS })
    return facts
  }
}

function assess(advert: CheckedAdvert, facts: CheckFacts, person: PersonalAnswers | null = null) {
  return checkAdvert({ ...facts, person, advert: parseAdvert(advert) })
}

function isSameFacts(one: CheckFacts, other: CheckFacts) {
  return one.register === other.register && one.rules === other.rules && one.date === other.date
}

function isSearchable(typed: string) {
  return typed.trim() !== '' && typed.length <= MAX_QUERY_LENGTH
}

function toAdvertRow(job: JobView): CheckedAdvert {
  return {
    title: job.title,
    employerName: job.employer,
    description: job.description,
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
