import wages from '#safety/law/data/minimum-wage.json' with { type: 'json' }
import { inOriginal, sentencesOf } from '#safety/real/find-signs.ts'
import { toWords, type PlainText } from '#safety/real/plain-text.ts'
import type { RealFinding } from '#safety/real/reasons.ts'
import { bandOfProfession } from '#sponsorship/advert/pay/band-of-profession.ts'
import { suggestOccupation } from '#sponsorship/advert/occupation/suggest-occupation.ts'
import type { RuleIndex } from '#sponsorship/rules/rule-index.ts'
import type { Occupation } from '#sponsorship/model/facts.ts'
import type { OccupationRule } from '#sponsorship/rules/rule-set.ts'
import { namedWork } from '../named-work.ts'
import data from './pay-words.json' with { type: 'json' }
import { HOURS_A_WEEK, paySumsIn, YEARLY, type Period } from './pay-sums.ts'
import { dailyHoursIn, weeklyHoursIn } from './weekly-hours.ts'

/** Sums below these are for something else than the pay of full-time work. */
const LEAST: Record<Period, number> = { hour: 3, day: 25, week: 100, month: 400, year: 4000 }
const OF_PAY = toWords(data.ofPay)
const FULL_TIME = toWords(data.fullTime)
const NOT_PAY = toWords(data.notPay)
/** What costs nothing is no sum of another kind. */
const FREE = new RegExp(data.free.join('|'), 'g')
const WITH_HOURS = /\d ?-?(?:hours|hour shift|hrs?\b|h\b)/
const LEARNERS = toWords(data.learners)
/** Some are apprentices, whose wage is lower. */
const TRAINEES = toWords(data.trainees)
const NO_LEARNER = toWords(data.noLearner)
const UNPAID = toWords(data.unpaid)
const GROWN_UP = toWords(data.grownUp)
const LODGING = toWords(data.lodging)
const OLD_PERMISSION = toWords(data.oldPermission)
const HEALTH = toWords(data.health)
const OWN_SCALE = toWords(data.ownScale)
const OTHER_TRADES = toWords(data.otherTrades)
const NET = toWords(data.net)
/** Where a text does not say them, fewer may be meant than the rates are for. */
const LEAST_HOURS = 35
/** The most that lodging counts a day, since April 2026. */
const LODGING_A_DAY = 11.1
/** What stands between the words of a job and the rest: ‘as an accountant at …’. */
const PARTS =
  /[,.;:()\n–•|/]|\b(?:as|at|for|of|to|is|in|your|our|role|position|post|we|the|an?|with|job|offer\w*|sponsored|appointment|appoint|confirm|need|needs|pays?)\b/
/** More sums are a table of many jobs. */
const MOST_PAYS = 12
/** Where the title of the job may be, before the sum and behind it. */
const BEFORE = 500
const BEHIND = 200
/** The end of one word that is a title: not ‘training’. */
const PERSON = /(?:er|or|ist|ian|ant|ect|yst|vet|chef)s?$/
/** Nurses from abroad may be paid less for some months, and part of a year’s pay is for part of it. */
const BEFORE_REGISTRATION =
  /\b(?:osce|pre-?registration|pre-?reg|until (?:you|your|registr\w+)|awaiting|working towards|band [1-4]|trainee|trainees|training|unqualified|pro rata|part[- ]?time|term[- ]?time|pin|rises? to|probation\w*|assistant|associate|support|student|intern\w*)\b/
/** Words of a route, which no job is. */
const ROUTE = /\b(?:skilled worker|health and care|route|visa|experience|manager will|dear)\b/

interface Pay {
  from: number
  to: number
  amount: number
  period: Period
  sentence: string
}

/**
 * Pay for full-time work that no rule allows: below the minimum wage, or, with sponsorship, below what is enough in any
 * occupation, or in the one that the message names.
 */
export function findLowPay(
  plain: PlainText,
  ruleIndex: RuleIndex,
  { isSponsored, date }: { isSponsored: boolean; date: string },
): RealFinding[] {
  const hours = weeklyHoursIn(plain)
  return sentencesOf(plain)
    .flatMap((range) => paysIn(plain, range))
    .slice(0, MOST_PAYS)
    .filter((pay) =>
      isSponsored
        ? isBelowAll(pay, plain.text, ruleIndex, hours)
        : isBelowWage(pay, plain.text, { date, hours }),
    )
    .map((pay) => ({ reason: 'low-pay', ...inOriginal(plain, pay) }))
}

function paysIn({ text }: PlainText, { from, to }: { from: number; to: number }): Pay[] {
  const sentence = text.slice(from, to)
  if (NOT_PAY.test(sentence.replaceAll(FREE, ''))) return []
  return paySumsIn(sentence).flatMap((sum): Pay[] => {
    const { amount, isPlain } = sum
    // Of a range the upper end counts.
    if (sum.isRange) return []
    const isBare = !sum.period && !isPlain && amount >= 10_000 && FULL_TIME.test(sentence)
    const period = sum.period ?? (isBare ? 'year' : null)
    if (period === null || amount < LEAST[period]) return []
    if (isPlain && (period !== 'year' || amount < 10_000)) return []
    const isOfPay = OF_PAY.test(sentence) || WITH_HOURS.test(sentence)
    if (['day', 'week', 'month'].includes(period) && !isOfPay) return []
    return [{ from: from + sum.from, to: from + sum.to, amount, period, sentence }]
  })
}

function isBelowAll(
  { amount, period, from, to, sentence }: Pay,
  text: string,
  { rules, lowestSalary, occupation }: RuleIndex,
  hours: number | null,
) {
  if (period === 'day' || LEARNERS.test(sentence)) return false
  const wage = rules.figures.minimumWage.value
  const yearly = yearlyOf({ amount, period }, hours)
  if (period === 'hour' && amount < wage) return true
  if (hours !== null && yearly < wage * hours * 52) return true
  const isOld = OLD_PERMISSION.test(text)
  // A band of a national pay scale below the floor of every option does not lower it.
  const lowest = period === 'hour' ? 0 : Math.min(...rules.options.map((option) => option.floor))
  if (yearly < (isOld ? Math.min(lowestSalary, wage * YEARLY.hour) : lowest)) return true
  const floor = Math.min(
    ...rules.options
      .filter(({ rates, needs }) => rates === 'standard' && !needs.includes('national-scale'))
      .map((option) => option.floor),
  )
  if (isOld) return false
  const { codes, isTitle, found } = workAround(text, { from, to })
  if (found && isBelowScale(yearly, { found, hours, text }, { rules, occupation })) return true
  // An employer with a scale of its own may mean another job than the words nearest to a sum.
  if (isTitle ? OWN_SCALE.test(text) : HEALTH.test(text)) return false
  if (codes.length === 0) return yearly < floor && OTHER_TRADES.test(text)
  const share = (hours ?? LEAST_HOURS) / HOURS_A_WEEK
  return codes.every((code) => {
    const rule = occupation.get(code)
    const rate = (rule?.standard?.share70 ?? 0) * Math.min(share, 1)
    return isOfNoScale(rule) && yearly < Math.max(floor, isTitle ? rate : 0)
  })
}

/** Whether pay is below the lowest band that a registered profession, or a teacher, has on the national pay scale. */
function isBelowScale(
  yearly: number,
  { found, hours, text }: { found: Omit<Occupation, 'origin'>; hours: number | null; text: string },
  { rules, occupation }: Pick<RuleIndex, 'rules' | 'occupation'>,
) {
  if ((hours !== null && hours < LEAST_HOURS) || BEFORE_REGISTRATION.test(text)) return false
  const title = found.matched ?? ''
  const pay = { payMin: yearly, payMax: yearly, payPeriod: 'year' }
  const band = bandOfProfession({ title, ...pay }, { ...found, origin: 'suggestion' })
  const scale = rules.nationalScales[occupation.get(found.code)?.nationalScale ?? '']
  const rates = scale?.rates.filter((rate) => rate.band === band?.key) ?? []
  if (rates.length === 0) return false
  const share = Math.min((hours ?? LEAST_HOURS) / HOURS_A_WEEK, 1)
  return yearly < share * Math.min(...rates.map(({ annual }) => annual))
}

/** What a year’s pay is, for the hours that a text states. */
function yearlyOf({ amount, period }: Pick<Pay, 'amount' | 'period'>, hours: number | null) {
  return amount * (period === 'hour' && hours !== null ? hours * 52 : YEARLY[period])
}

/** Whether no lower floor is open to an occupation, as one is in health and care and on national pay scales. */
function isOfNoScale(rule: OccupationRule | undefined) {
  return rule !== undefined && rule.nationalScale === null && rule.healthAndCare === 'no'
}

/** The occupations that the words nearest to a sum may mean, and whether they are a title of one. */
function workAround(text: string, { from, to }: { from: number; to: number }) {
  const before = worksIn(text.slice(Math.max(0, from - BEFORE), from)).toReversed()
  const elsewhere = worksIn(`${namedWork(text) ?? ''}.${text.slice(to, to + BEHIND)}`)
  const title = [...before, ...elsewhere].find(({ isTitle }) => isTitle)
  return title ?? before[0] ?? { codes: [], isTitle: false, found: null }
}

function worksIn(text: string) {
  return text.split(PARTS).flatMap((part) => {
    const words = part.trim()
    if (!/[a-z]{3}/.test(words) || words.split(' ').length > 6 || ROUTE.test(words)) return []
    const found = suggestOccupation(words)
    if (!found) return []
    const { matched } = found
    const isOne = matched === words && PERSON.test(words)
    const isTitle = isOne || matched?.includes(' ') === true
    return [
      {
        codes: [found.code, ...found.others],
        isTitle,
        found: matched && words.endsWith(matched) ? found : null,
      },
    ]
  })
}

/** The wage of 18 to 20, unless the text says that the person is older, or learns. */
function isBelowWage(
  { amount, period, sentence }: Pay,
  text: string,
  { date, hours }: { date: string; hours: number | null },
) {
  const aDay = period === 'day' ? dailyHoursIn(text) : null
  const isOfPay = OF_PAY.test(sentence) || WITH_HOURS.test(sentence) || GROWN_UP.test(text)
  if (UNPAID.test(text) || !isOfPay) return false
  if (period === 'day' ? aDay === null : period !== 'hour' && hours === null) return false
  if (period !== 'hour' && NET.test(sentence)) return false
  const rate = wages.rates.findLast(({ from }) => from <= date)
  if (!rate) return false
  const lodging = aDay !== null && LODGING.test(text) ? LODGING_A_DAY : 0
  const hourly =
    period === 'hour'
      ? amount
      : (amount * YEARLY[period] + lodging * YEARLY.day) /
        (aDay === null ? (hours ?? 1) * 52 : aDay * YEARLY.day)
  const ofAge = GROWN_UP.test(text) ? rate.adults : rate.youths
  const isTrainee = TRAINEES.test(text) && !GROWN_UP.test(text)
  const isLearner = (LEARNERS.test(text) || isTrainee) && !NO_LEARNER.test(text)
  return hourly < (isLearner ? rate.apprentices : ofAge)
}
