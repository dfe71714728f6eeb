import type { AgelessCheck } from '#sponsorship/model/check.schema.ts'
import { verdictsOf, type Verdict, type Verdicts } from '#trade/headline/criteria.ts'
import type { AdvertFacts, RegisterFacts } from '#sponsorship/model/facts.ts'
import type { Db } from '#platform/database/database.ts'
import { parseAdvert, type AdvertRow } from '#sponsorship/advert/parse-advert.ts'
import { saveProfiles } from './answer-profiles.queries.ts'
import { checkAbroad } from '#sponsorship/check/check-abroad.ts'
import { checkAdvert } from '#sponsorship/check/check-advert.ts'
import { assessClasses } from '#sponsorship/check/classes/assess-classes.ts'
import { findRegisterFacts } from '#sponsorship/register/find-register-facts.ts'
import type { RuleIndex } from '#sponsorship/rules/rule-index.ts'
import { findRuleIndex } from '#sponsorship/rules/rule-sets.ts'
import { today } from '#platform/primitives/time/today.ts'

/** The country whose rules we know. */
export const CHECKED_COUNTRY = 'GB'

/**
 * The version of checks. Raise it with every change of the facts read from an advert, or of the check made from them.
 */
export const CHECK_VERSION = 26

/** The columns from which a check is made. */
export const ADVERT_COLUMNS = [
  'title',
  'employerName',
  'description',
  'type',
  'country',
  'place',
  'postcodeDistrict',
  'latitude',
  'longitude',
  'payMin',
  'payMax',
  'payCurrency',
  'payPeriod',
  'payText',
  'hoursPerWeek',
  'occupationCode',
  'payBand',
  'legalName',
  'sponsorId',
  'poster',
] as const

/** An advert to be checked, posted or not. */
export type CheckedAdvert = AdvertRow & { legalName: string | null; sponsorId: string | null }

/** The stored number of each verdict. */
export const VERDICT_NUMBERS: Record<Verdict, number> = { unknown: 0, pass: 1, fail: 2 }

/** The part of a check that lists use, as `VERDICT_NUMBERS`; null for a job abroad, which has no answer. */
export interface StoredCheck {
  licence: number | null
  occupation: number | null
  rate: number | null
  wording: number | null
  /** The matched entry of the register. It does not count for adverts of a poster who has not proved to be it. */
  sponsorId: string | null
  /** The SOC 2020 code that the employer chose, else the one that fits the advert best; null if none fits. */
  occupationCode: string | null
  /** The id of its answers for each class of applicants; null for a job abroad. */
  profile: number | null
  /** The whole check; for a job abroad its wording. */
  check: AgelessCheck | null
}

/** The stored part of a check; the day is the reader’s. */
export type CheckContent = Omit<AgelessCheck, 'headline' | 'date'>

export const NOT_CHECKED: StoredCheck = {
  licence: null,
  occupation: null,
  rate: null,
  wording: null,
  sponsorId: null,
  occupationCode: null,
  profile: null,
  check: null,
}

/** The current values of these adverts for lists, in order. New profiles are saved. */
export async function checkForLists<Row extends CheckedAdvert>(
  db: Db,
  adverts: Row[],
  date = today(),
  readFacts: (row: Row) => AdvertFacts = parseAdvert,
): Promise<StoredCheck[]> {
  const here = adverts.filter(({ country }) => country === CHECKED_COUNTRY)
  const ruleIndex = await findRuleIndex(db, date)
  const registers = await findRegisterFacts(db, here)
  const assessed = here.map((advert, index) => {
    const register = registers[index] ?? { state: 'not-loaded' }
    return assess(advert, readFacts(advert), { register, ruleIndex, date })
  })
  const profiles = await saveProfiles(
    db,
    assessed.map(({ sureness }) => sureness),
  )
  const checks = new Map(
    assessed.map(({ row, sureness, ...stored }) => [
      row,
      { ...stored, profile: profiles.get(sureness) ?? null },
    ]),
  )
  return adverts.map(
    (advert) =>
      checks.get(advert) ?? {
        ...NOT_CHECKED,
        check: checkAbroad({ advert: readFacts(advert), ruleIndex, date }),
      },
  )
}

function assess(
  row: CheckedAdvert,
  advert: AdvertFacts,
  around: { register: RegisterFacts; ruleIndex: RuleIndex; date: string },
) {
  const context = { ...around, advert }
  const check = checkAdvert({ ...context, person: null })
  const sureness = assessClasses(context, check)
  const occupationCode = advert.occupation?.code ?? null
  const verdicts = toNumbers(verdictsOf(check))
  return {
    row,
    ...verdicts,
    sponsorId: row.poster === 'unproved' ? null : (check.employer?.id ?? null),
    occupationCode,
    check,
    sureness,
  }
}

function toNumbers({ licence, occupation, pay, wording }: Verdicts) {
  return {
    licence: VERDICT_NUMBERS[licence],
    occupation: VERDICT_NUMBERS[occupation],
    rate: VERDICT_NUMBERS[pay],
    wording: VERDICT_NUMBERS[wording],
  }
}
