import type { JobType } from '#trade/jobs.schema.ts'

const CONTRACT =
  /(?<!\bnon[- ])\b(?:contract(?:or)?|temp(?:orary)?|fixed[\s_-]?term|ftc|freelance|interim|locum|bank|casual|seasonal|zero[\s_-]?hours?)\b/i
const ZERO_HOURS = /(?<![\w.])(?:zero|nil|0)[\s_-]?hours?\b/i
const PART_TIME = /\bpart[\s_-]?time\b/i
const FULL_TIME = /\b(?:full[\s_-]?time|permanent|perm)\b/i

/** Our job type for a source's words; null if they name two. A fixed term decides before working hours. */
export function parseJobType(text: string): JobType | null {
  const words = text.replaceAll('_', ' ')
  if (CONTRACT.test(words.replaceAll(/permanent contract/gi, 'permanent'))) return 'Contract'
  if (PART_TIME.test(words)) return /\bfull[\s_-]?time\b/i.test(words) ? null : 'Part-time'
  return FULL_TIME.test(words) ? 'Full-time' : null
}

/** The line of an advert whose source says ‘zero hours’ only as its type, which would be lost; empty for others. */
export function zeroHoursLine(type: string, description: string): string {
  const isLost = ZERO_HOURS.test(type.replaceAll('_', ' ')) && !ZERO_HOURS.test(description)
  return isLost ? '\n\nJob type: zero hours' : ''
}

const NOT_WEEKLY = /\b(?:shifts?|days?|nights?|daily|months?|annum|years?|[wf]\.?t\.?e)\b/i

/** The decimal sign of most of Europe; ‘16,24’ is more likely a choice of two. */
const DECIMAL_COMMA = /(?<=\d),(\d|25|50|75)(?!\d)/g

/** Weekly hours from '37.5 hours per week'; null for a range, a shift, a day or an implausible number. */
export function parseHours(written: string): number | null {
  if (NOT_WEEKLY.test(written)) return null
  const text = written
    .replaceAll('½', '.5')
    .replaceAll('¼', '.25')
    .replaceAll('¾', '.75')
    .replaceAll(DECIMAL_COMMA, '.$1')
  const numbers = text.match(/\d+(?:\.\d+)?/g) ?? []
  const hours = Number(numbers[0])
  return numbers.length === 1 && hours > 0 && hours <= 100 ? Math.round(hours * 10) / 10 : null
}
