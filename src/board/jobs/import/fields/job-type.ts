import type { JobType } from '#trade/jobs.schema.ts'

const CONTRACT =
  /\b(?:contract(?:or)?|temp(?:orary)?|fixed[\s_-]?term|ftc|freelance|interim|locum|bank|casual|seasonal|zero[\s_-]?hours?)\b/i
const PART_TIME = /\bpart[\s_-]?time\b/i
const FULL_TIME = /\b(?:full[\s_-]?time|permanent|perm)\b/i

/** Our job type for a source's words. A fixed term decides before working hours. */
export function parseJobType(text: string): JobType | null {
  const words = text.replaceAll('_', ' ')
  if (CONTRACT.test(words.replaceAll(/permanent contract/gi, 'permanent'))) return 'Contract'
  if (PART_TIME.test(words)) return 'Part-time'
  return FULL_TIME.test(words) ? 'Full-time' : null
}

/** Weekly hours from '37.5 hours per week'; null for a range or an implausible number. */
export function parseHours(text: string): number | null {
  const numbers = text.match(/\d+(?:\.\d+)?/g) ?? []
  const hours = Number(numbers[0])
  return numbers.length === 1 && hours > 0 && hours <= 100 ? Math.round(hours * 10) / 10 : null
}
