import { inOriginal } from '../../find-signs.ts'
import type { PlainText } from '../../plain-text.ts'
import type { RealFinding } from '../../reasons.ts'
import { daysIn, type WrittenDay } from './written-days.ts'

const DAY_MS = 86_400_000
const YEAR_DAYS = 365.25
/** Contracts end some days before or after full years. */
const SLACK_DAYS = 60
const UNTIL =
  /^[\s,.;]{0,3}(?:(?:and|contract|the) )?(?:end(?:s|ing)?(?: date)?:?(?: on)?|to|until|till|up to|through|and ends? on|-|au|al|hasta(?: el)?|ate|a|तक|hanggang) (?:the )?$/
const FROM =
  /\b(?:start(?:s|ing)?(?: date)?:?|from|between|runs?|starts? on|begin(?:s|ning)?(?: date)?:?(?: on)?|commenc\w+(?: date)?:?(?: on)?|period:?|du|del|desde(?: el)?|de|mula) (?:the )?$/
const YEARS =
  /\b(?:(one|two|three|four|five|[1-5])[- ]year|for (one|two|three|four|five|[1-5]) years)\b/
const COUNTS = ['one', 'two', 'three', 'four', 'five']
const STARTS =
  /\b(?:start(?:s|ing)?(?: date)?|begin(?:s|ning)?|first (?:day|shift)|join us|report for work|commenc\w+)(?: \w+){0,4}:? $/
const EARLIER =
  /\b(?:certificate (?:of sponsorship )?(?:will be |is |to be |is to be )?(?:assigned|issued)|apply for (?:the |your )?(?:visa|entry clearance)|interview(?:ed)?|sign(?:ed)?|return(?:ed)?|reply|respond|answer|accept(?:ed)?|closing date|deadline|apply)(?: \w+){0,6}:? $/
const BEFORE = 70

/** Ends before their beginnings, other lengths than a text says, and first days before the interview or the answer. */
export function findContradictingDates(plain: PlainText): RealFinding[] {
  const days = daysIn(plain)
  const spans = days.flatMap((first, at): WrittenDay[] => {
    const last = days[at + 1]
    if (!last || !isSpan(plain.text, first, last)) return []
    return last.time < first.time || isOtherLength(plain.text, first, last) ? [last] : []
  })
  const starts = days.filter((day) => STARTS.test(before(plain.text, day)))
  const earlier = days.filter((day) => EARLIER.test(before(plain.text, day)))
  const tooEarly = starts.filter((start) => earlier.some(({ time }) => time > start.time))
  return [...spans, ...tooEarly].map((day) => ({
    reason: 'wrong-date',
    ...inOriginal(plain, day),
  }))
}

function before(text: string, { from }: WrittenDay) {
  return text.slice(Math.max(0, from - BEFORE), from)
}

function isSpan(text: string, first: WrittenDay, last: WrittenDay) {
  return UNTIL.test(text.slice(first.to, last.from)) && FROM.test(before(text, first))
}

function isOtherLength(text: string, first: WrittenDay, last: WrittenDay) {
  const [, ahead, behind] = YEARS.exec(before(text, first)) ?? []
  const said = ahead ?? behind
  if (said === undefined) return false
  const years = Number(said) || COUNTS.indexOf(said) + 1
  const days = (last.time - first.time) / DAY_MS
  return Math.abs(days - years * YEAR_DAYS) > SLACK_DAYS
}
