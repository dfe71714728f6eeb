import { isDeepStrictEqual } from 'node:util'
import { LRUCache } from 'lru-cache'
import type { JobView } from '#contract/jobs.ts'
import type { RegisterFacts } from '#contract/sponsorship/facts.ts'
import type { SponsorshipCheck } from '#contract/sponsorship/lines.ts'
import type { Person } from '#contract/sponsorship/person.ts'
import type { Config } from '#server/config.ts'
import type { Platform } from '#server/platform/platform.ts'
import type { TaskPayloads } from '#server/platform/tasks/tasks.ts'
import { readAdvert } from './advert/read-advert.ts'
import { findOccupation, suggestOccupations } from './advert/suggest-occupations.ts'
import { checkAdvert, type CheckInput } from './check/check-advert.ts'
import { payBandsOf } from './pay-bands.ts'
import { findRegisterFacts, type EmployerSought } from './register/find-register-facts.ts'
import { tellHeld } from './register/held/tell-held.ts'
import { suggestSponsors } from './register/suggest-sponsors.ts'
import { recheckOpenJobs } from './recheck.ts'
import type { RuleSet } from './rules/rule-set.ts'
import { findRuleSets, inForceOn } from './rules/rule-sets.ts'
import { describeStanding } from './standing.ts'
import { CHECKED_COUNTRY, type CheckedAdvert } from './stored-check.ts'
import { today } from './today.ts'

/** In characters; of more nothing is suggested. */
export const LONGEST_TYPED = 120
const REUSE_MS = 5000
const MOST_KEPT = 2000
/** A recheck of the whole board works half of the time. */
const REST = 1

/** What an advert is judged by, besides what it says. */
type Given = Pick<CheckInput, 'register' | 'rules' | 'date'>

interface Looked {
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
  let known: { sets: RuleSet[]; freshUntil: number } | null = null
  const looked = new LRUCache<string, Looked>({ max: MOST_KEPT })
  const judged = new WeakMap<JobView, { given: Given; check: SponsorshipCheck }>()
  return {
    check,
    checkAdvert: checkRow,
    /** What checks rest on today. */
    standing: async () => describeStanding(db, inForceOn(await findRuleSets(db), today())),
    suggestSponsors: async (typed: string) =>
      isUsable(typed) ? suggestSponsors(db, typed.trim()) : [],
    suggestOccupations: (typed: string) =>
      isUsable(typed) ? suggestOccupations(typed.trim()) : [],
    findOccupation,
    recheck,
    /** The steps of the national pay scales in force. */
    listPayBands: async () => payBandsOf(inForceOn(await findRuleSets(db), today())),
    tellHeld: (told: TaskPayloads['tell-licence-held']) => tellHeld({ db, mail }, publicUrl, told),
  }

  /** What lists say of sponsorship is made anew where anything it rests on has changed. */
  async function recheck() {
    // Whoever is first to type a name finds the register in memory already.
    const [changed] = await Promise.all([
      recheckOpenJobs(db, today(), { rest: REST }),
      suggestSponsors(db, 'a'),
    ])
    if (changed > 0) notifyJobsChanged()
    return changed
  }

  /** Every job's page asks, and they change some times a year. */
  async function knownSets() {
    if (known && known.freshUntil > Date.now()) return known.sets
    known = { sets: await findRuleSets(db), freshUntil: Date.now() + REUSE_MS }
    return known.sets
  }

  /**
   * Null for a job abroad: of other countries' rules we know nothing. The same job with the same facts
   * is judged once, whoever reads it; a person's own answers are in nothing that is kept.
   */
  async function check(job: JobView, person: Person | null = null) {
    if (job.country.code !== CHECKED_COUNTRY) return null
    const advert = toAdvertRow(job)
    const given = await givenFor(advert)
    if (person) return judge(advert, given, person)
    const last = judged.get(job)
    if (last && isSameGiven(last.given, given)) return last.check
    const check = judge(advert, given)
    judged.set(job, { given, check })
    return check
  }

  async function checkRow(advert: CheckedAdvert): Promise<SponsorshipCheck | null> {
    return advert.country === CHECKED_COUNTRY ? judge(advert, await givenFor(advert)) : null
  }

  async function givenFor(advert: CheckedAdvert): Promise<Given> {
    const date = today()
    const [register, sets] = await Promise.all([lookUp(advert), knownSets()])
    return { register, rules: inForceOn(sets, date), date }
  }

  /** What the register says of an employer, as of some seconds ago: it changes once a day. */
  async function lookUp(sought: EmployerSought): Promise<RegisterFacts> {
    const { sponsorId, legalName, employerName, place } = sought
    const key = JSON.stringify([sponsorId, legalName, employerName, place])
    const known = looked.get(key)
    if (known && known.freshUntil > Date.now()) return known.facts
    const [found = NOT_LOADED] = await findRegisterFacts(db, [sought])
    if (found.state === 'not-loaded') return NOT_LOADED
    // The same facts stay the same object, by which `check` knows them again.
    const facts = known && isDeepStrictEqual(known.facts, found) ? known.facts : found
    looked.set(key, { facts, freshUntil: Date.now() + REUSE_MS })
    return facts
  }
}

function judge(advert: CheckedAdvert, given: Given, person: Person | null = null) {
  return checkAdvert({ ...given, person, advert: readAdvert(advert) })
}

function isSameGiven(one: Given, other: Given) {
  return one.register === other.register && one.rules === other.rules && one.date === other.date
}

function isUsable(typed: string) {
  return typed.trim() !== '' && typed.length <= LONGEST_TYPED
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
