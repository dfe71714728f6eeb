import type { JobType, PayPeriod } from '#trade/jobs.schema.ts'
import type { Occupation, WeeklyHours } from '#sponsorship/model/facts.ts'

interface WorkingTime {
  title: string
  type: JobType | null
  payText: string | null
  payPeriod: PayPeriod | null
  description: string
  /** The hours as stated. */
  hoursPerWeek: number | null
  /** Whether the advert’s text states them. */
  isInText: boolean
  isNhs: boolean
  employer: string
  occupation: Occupation | null
}

/** The usual full-time weeks. */
const FULL_TIME = { least: 35, most: 48, origin: 'full-time' } as const
const NHS = { least: 37.5, most: 37.5, origin: 'nhs' } as const
const NHS_DOCTORS = { least: 40, most: 40, origin: 'nhs' } as const
const DOCTORS = /^(?:221[12]|2253)$/
/** Banks of staff for single shifts. */
const BANK = /\bflexible workers\b|\b(?:staff|nurse) bank\b|\bbank (?:recruitment|staff)\b|- bank$/i
const PART_TIME =
  /\bpart[- ]time\b|\bp\/t\b|\bjob[- ]share|\bterm[- ]time\b|\bbank\b(?! (?:manager|of|holiday))|\bsessional\b|\bcasual\b|\bzero[- ]hours?\b|\bas and when\b|\bweekends? only\b|\brelief\b|\b0?\.\d+ ?(?:wte|fte)\b|\b[1-4] days? (?:a|per|each) week\b|\bflexible hours\b|\b\d+(?:\.\d+)? ?(?:hours|hrs|hpw)\b/i
const PART_TIME_IN_TEXT =
  /\bpart[- ]time (?:role|position|post|job|basis|hours|opportunity|contract|permanent|vacancy)\b|\b(?:role|position|post|job) is part[- ]time\b|\bhours:? part[- ]time\b|\bterm[- ]time only\b|\bzero[- ]hours?\b/i
/** Clear enough to override a board’s ‘full-time’. */
const PART_TIME_IN_WORDS = /\bpart[- ]time,? ?\(?\d+(?:\.\d+)? ?(?:hours|hrs|days)/i
/** Plain enough to doubt a source’s ‘full-time’ if the text says nothing of full-time work. */
const PART_TIME_AFTER_ALL =
  /\bpart[- ]time (?:role|position|post|job|basis|vacancy)\b|\b(?:appoint|recruit|seeking|seeks|need) an? (?:[\w-]+ ){0,2}part[- ]time\b|\bwork (?:[\w-]+ and )?part[- ]time\b|\b[1-7](?:\.\d)? (?:sessions?|pas?|programmed activit(?:y|ies)) (?:a|per|each) week\b/i
const FULL_TIME_IN_TEXT =
  /\bfull[- ]time\b|\bfull (?:and|or|&|\/) part[- ]time\b|\b1(?:\.0+)? ?(?:wte|fte)\b|\bmonday (?:to|-|–) friday\b/i

/** Plain words for part-time work in a title or in words about pay, at odds with a full week. */
const AT_ODDS =
  /\bpart[- ]time\b|\bp\/t\b|\bjob[- ]share\b|\b0?\.\d+ ?(?:wte|fte)\b|\b[1-4] days? (?:a|per|each) week\b|(?<![\d.,])(?:[1-9]|[12]\d|3[0-4])(?:\.\d+)? ?(?:hours|hrs) ?(?:a|per|\/|each|p\.?)? ?w/i
const FULL_WEEK = 35

/** Whether an advert states a full week and calls itself part-time, so that nobody can tell its hours. */
function isAtOdds({ title, type, payText, description, hoursPerWeek }: WorkingTime) {
  if (hoursPerWeek === null || hoursPerWeek < FULL_WEEK) return false
  const short = `${title} ${payText ?? ''}`
  if (/\bfull[- ]time\b|\bflexible\b/i.test(short)) return false
  if (AT_ODDS.test(short)) return true
  const isPartTime = type === 'Part-time' || PART_TIME_IN_TEXT.test(description)
  return isPartTime && !FULL_TIME_IN_TEXT.test(description)
}

/**
 * The weekly hours of a job: as stated, else those of any full-time week; null for part-time work without hours, and for
 * pay by the hour that says nothing of full-time work.
 */
export function findWeeklyHours(work: WorkingTime): WeeklyHours | null {
  const {
    title,
    type,
    payText,
    payPeriod,
    description,
    hoursPerWeek,
    isInText,
    isNhs,
    employer,
    occupation,
  } = work
  if (hoursPerWeek !== null)
    return {
      least: hoursPerWeek,
      most: hoursPerWeek,
      origin: 'stated',
      isInText,
      ...(isAtOdds(work) && { isAtOdds: true }),
    }
  if (BANK.test(employer) || type === 'Part-time' || PART_TIME.test(`${title} ${payText ?? ''}`))
    return null
  if (PART_TIME_IN_WORDS.test(description)) return null
  const partTime = type === 'Full-time' ? PART_TIME_AFTER_ALL : PART_TIME_IN_TEXT
  if (partTime.test(description) && !FULL_TIME_IN_TEXT.test(description)) return null
  if (payPeriod === 'hour' && type !== 'Full-time' && !FULL_TIME_IN_TEXT.test(description))
    return null
  if (!isNhs) return FULL_TIME
  return DOCTORS.test(occupation?.code ?? '') ? NHS_DOCTORS : NHS
}
