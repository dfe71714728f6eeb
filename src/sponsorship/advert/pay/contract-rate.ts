import type { JobType, PayPeriod } from '#trade/jobs.schema.ts'

interface PaidWork {
  title: string
  description: string
  type: JobType | null
  payMin: number | null
  payPeriod: PayPeriod | null
  payText: string | null
}

/** A word that all signs of a contractor’s pay have: few texts do, and this is faster. */
const HINT = /ir ?35|umbrella/i
/** Words of a contractor’s pay, whatever its period. */
const CONTRACTOR =
  /\b(?:inside|outside|out of scope of|in scope of) (?:of )?ir ?35\b|\bir ?35:? ?[-–(]? ?(?:inside|outside)\b|\((?:inside|outside)\) ?ir ?35|\b(?:via|through|using) (?:an? |our |your )?(?:approved )?umbrella\b|\bumbrella (?:company|rate|pay|paye|only|contract)\b/i
/** Words that make pay by the hour or week a contractor’s. */
const RATE =
  /\b(?:day|daily|contract) rate\b|\bcontractor (?:role|position|rate)\b|\blimited company\b/i

/** Words of work that ends in some weeks, or goes by the shift, whose hourly pay nobody earns for a whole year. */
const TEMPORARY =
  /\b(?:agency|long[- ]term|short[- ]term) temp\b|\btemp(?:orary)?[ -](?:ongoing|roles?|positions?|assignments?|contracts?|jobs?|work|to[ -]perm\w*|full[ -]time|part[ -]time)\b|\b(?:\d+|one|two|three|four|six|nine|twelve)[ -](?:week|month)s?,? (?:agency )?temp(?:orary)?\b|\blocum\b|\bad[ -]?hoc shifts\b|\bshifts available from\b/i

/** Nobody who is employed is paid this by the hour. */
const CONTRACTORS_HOUR = 60
/** Job boards print a contractor’s £400 a day as £104,000 a year: whole fives of pounds for 260 days, and much. */
const FIVE_A_DAY = 5 * 260
const CONTRACTORS_YEAR = 300 * 260

/** Whether the pay is a contractor’s rate, which nobody pays for a whole year. */
export function isContractRate({ title, description, type, payMin, payPeriod, payText }: PaidWork) {
  if (payPeriod === 'day') return true
  const texts = [title, payText ?? '', description]
  if (texts.some((text) => HINT.test(text) && CONTRACTOR.test(text))) return true
  if (payPeriod === null) return false
  if (payPeriod === 'year') {
    const least = payMin ?? 0
    return type === 'Contract' && least >= CONTRACTORS_YEAR && least % FIVE_A_DAY === 0
  }
  if (payPeriod === 'week' && (type === 'Contract' || /\bcontract\b/i.test(payText ?? '')))
    return true
  if (payPeriod === 'hour' && (type === 'Contract' || (payMin ?? 0) >= CONTRACTORS_HOUR))
    return true
  return texts.some((text) => RATE.test(text) || (payPeriod !== 'month' && TEMPORARY.test(text)))
}
