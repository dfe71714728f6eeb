import type {
  AdvertFacts,
  Finding,
  RegisterEntry,
  RegisterFacts,
} from '#sponsorship/model/facts.ts'
import type { CheckResult } from '#sponsorship/model/check.schema.ts'
import type { PersonalAnswers } from '#trade/cookies/personal-answers.schema.ts'
import { SHIPPED, indexForChecks, inForceOn } from '#sponsorship/rules/rule-sets.ts'
import { indexRuleSet } from '#sponsorship/rules/rule-index.ts'
import { checkAdvert } from '#sponsorship/check/check-advert.ts'
import type { Criterion } from '#trade/headline/criteria.ts'

export const TODAY = '2026-11-21'
export const RULES = inForceOn(SHIPPED, TODAY)
const INDEXES = SHIPPED.map(indexRuleSet)
export const RULE_INDEX = indexForChecks(INDEXES, TODAY)

/** The shipped rules of a day. */
export const rulesOn = (date: string) => indexForChecks(INDEXES, date)

/** Yearly pay with this lower end. */
export function aYear(min: number): NonNullable<AdvertFacts['pay']> {
  return { min, max: min + 5000, currency: 'GBP', period: 'year', text: null }
}

export function anHour(min: number): NonNullable<AdvertFacts['pay']> {
  return { ...aYear(min), max: null, period: 'hour' }
}

/** An occupation chosen by the employer. */
export function chosen(code: string): NonNullable<AdvertFacts['occupation']> {
  return { code, origin: 'employer', matched: null, others: [], isForLearners: false }
}

export function suggested(code: string, ...others: string[]) {
  return { code, origin: 'suggestion' as const, matched: 'a title', others, isForLearners: false }
}

export function band(key: string): NonNullable<AdvertFacts['payBand']> {
  return { key, origin: 'employer' }
}

export function hours(least: number, most = least): NonNullable<AdvertFacts['hours']> {
  return { least, most, origin: 'stated' }
}

/** A well paid job with this code and all facts known. */
export function anAdvert(facts: Partial<AdvertFacts> = {}): AdvertFacts {
  return {
    poster: 'source',
    title: 'Programmer',
    employer: 'Harbour Works',
    description: 'You will write and mend programs together with six others. '.repeat(5),
    country: 'GB',
    nation: 'England',
    isLondon: false,
    pay: aYear(90_000),
    hours: hours(37.5),
    payPattern: null,
    isFullTimePay: false,
    isContractRate: false,
    isAboutPay: false,
    isBandOpen: false,
    isWithoutSupplement: false,
    isNhs: false,
    occupation: chosen('2134'),
    payBand: null,
    findings: [],
    ...facts,
  }
}

export function finding(kind: Finding['kind'], quote = 'words of the advert'): Finding {
  return { kind, quote }
}

export function anEntry(entry: Partial<RegisterEntry> = {}): RegisterEntry {
  return {
    id: 'entry',
    name: 'Harbour Works Ltd',
    towns: ['Leeds'],
    county: null,
    licences: [{ route: 'Skilled Worker', rating: 'A', printed: 'Worker (A rating)' }],
    firstSeen: '2023-05-26',
    lastSeen: '2026-10-07',
    isListed: true,
    ...entry,
  }
}

type How = 'confirmed' | 'exact' | 'trading-name' | 'alias'

export function found(entry: Partial<RegisterEntry> = {}, how: How = 'confirmed'): RegisterFacts {
  const match = { how, searchedFor: 'Harbour Works', entry: anEntry(entry) }
  return { state: 'loaded', publishedOn: '2026-10-07', match }
}

interface ExampleInput extends Partial<AdvertFacts> {
  register?: RegisterFacts
  person?: PersonalAnswers | null
  date?: string
}

export function check({
  register = found(),
  person = null,
  date = TODAY,
  ...facts
}: ExampleInput = {}) {
  return checkAdvert({ advert: anAdvert(facts), register, ruleIndex: rulesOn(date), person, date })
}

/** One result of a check. */
export function resultOf(name: Criterion, input: ExampleInput = {}): CheckResult {
  const line = check(input).lines.find((one) => one.name === name)
  if (!line) throw new Error(`There is no line ${name}.`)
  return line
}

/** ‘pass a-rated’: a result in two words. */
export function summaryOf(name: Criterion, input: ExampleInput = {}): string {
  const { verdict, code } = resultOf(name, input)
  return `${verdict} ${code}`
}
