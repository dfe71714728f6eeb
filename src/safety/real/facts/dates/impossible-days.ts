import { inOriginal, sentencesOf } from '../../find-signs.ts'
import type { PlainText } from '../../plain-text.ts'
import type { RealFinding } from '../../reasons.ts'
import type { WrittenDay } from './written-days.ts'

const DAY_MS = 86_400_000
/** A line that has only the day, before whom it is for. */
const DATE_LINE =
  /(?:^|\n)(?:date[d:]*:? ?|fecha: ?|le |[\p{L} ]{2,30}, ?(?:le |den |the )?)?(?:(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?,? )?$/u
const SALUTATION =
  /\b(?:dear|hello|hi|greetings|madame|monsieur|estimad[oa]|prezad[oa]|kedves|to whom)\b/
const LONGEST_HEAD = 400
/** Words before the day of a letter, and before the day until which it wants an answer. */
const OF_LETTER =
  /\b(?:(?:posted|published|advertised|written) on|(?:letter|e-?mail|message|offer) (?:of|dated))(?: the)? $/
const DEADLINE =
  /\b(?:closing date|deadline|applications? (?:close|end)|clos(?:es|ed)(?: on)?|last (?:day|date)|(?:reply|respond|answer|accept\w*|return(?:ed)?|sign(?:ed)?|valid|open|apply|applications?) (?:\w+ ){0,5}?(?:by|before|until|till|no later than))(?: \w+){0,5}:? $/
/** Offices are closed on it; wards, hotels and kitchens are not. */
const CHRISTMAS =
  /\b(?:christmas day|25(?:th)?(?: of)? dec(?:ember)?|dec(?:ember)? 25(?:th)?)\b(?! ?(?:20[01]\d|202[0-5]))/
const APPOINTMENT =
  /\b(?:interviews?|inductions?|appointments?|biometrics?|assessment (?:day|centre)|open (?:day|evening)|come (?:in|to)|our office|head office|orientation|reception opens|visa centre|embassy|hr (?:and|team|will|is)|meet (?:the|our|your))\b/
const NOT_OPEN =
  /\b(?:clos\w+|not|\w+n't|except|apart|merry|happy|holidays?|shifts?|rota|party|lunch|dinner|off|until|till|by|before|after|between|from|to|since|rate|pay|double|bank|church|service|carols?)\b/
const STARTS =
  /\b(?:you (?:will |can |would )?(?:start|begin|join)|start(?:ing|s)?(?: date)?|begin(?:s|ning)?|first day|report (?:for|to) work)(?: \w+){0,8}:? $/
/** A visa that somebody abroad has still to apply for. */
const TO_APPLY =
  /\b(?:you (?:then |will |can |must |should |may |need to |have to )?(?:then )?apply (?:in|at|from|for (?:the|your) (?:\w+ ){0,2}visa)|(?:certificate|cos) (?:\w+ ){0,3}(?:will be|to be|is being|next week)|(?:put in|apply|request) for the cos|we(?:'ll| will) (?:assign|request|issue|apply for) (?:your|the|a) (?:cos|certificate))/
/** No visa from abroad has been granted sooner, also with priority. */
const SOONEST_DAYS = 10
/** So late may a message be read, and so far ahead an office dates a letter that waits for a signature. */
const READ_LATE_DAYS = 5
const POSTDATED_DAYS = 7

/** Letters of a day to come, answers wanted before the letter, visits on Christmas Day, and starts before any visa. */
export function findImpossibleDays(
  plain: PlainText,
  days: WrittenDay[],
  today: string,
): RealFinding[] {
  const { text } = plain
  const now = Date.parse(today)
  const before = ({ from }: WrittenDay) => text.slice(Math.max(0, from - 80), from)
  const [first] = days
  const head = first ? text.slice(0, first.from) : ''
  const rest = first ? text.slice(first.to) : ''
  const isDated =
    first !== undefined &&
    head.length < LONGEST_HEAD &&
    DATE_LINE.test(head) &&
    /^ ?(?:\n|$)/.test(rest) &&
    !SALUTATION.test(head)
  const ofLetter = isDated ? first : days.find((day) => OF_LETTER.test(before(day)))
  const wrong = days.filter((day) => {
    if (day === ofLetter)
      return isDated && day.time > now + POSTDATED_DAYS * DAY_MS && SALUTATION.test(rest)
    const isDeadline = DEADLINE.test(before(day))
    if (isDeadline && ofLetter && day.time < ofLetter.time) return true
    const isSoon =
      day.time >= now - READ_LATE_DAYS * DAY_MS && day.time < now + SOONEST_DAYS * DAY_MS
    return isSoon && STARTS.test(before(day)) && TO_APPLY.test(text)
  })
  return [...wrong, ...onChristmas(plain)].map((range) => ({
    reason: 'wrong-date',
    ...inOriginal(plain, range),
  }))
}

function onChristmas(plain: PlainText) {
  return sentencesOf(plain).flatMap(({ from, to }) => {
    const sentence = plain.text.slice(from, to)
    const match = CHRISTMAS.exec(sentence)
    if (!match || !APPOINTMENT.test(sentence)) return []
    const around = sentence.slice(Math.max(0, match.index - 40), match.index + 40)
    if (
      NOT_OPEN.test(
        around.replace(/\d+(?:[.:]\d\d)?(?: ?[ap]m)? (?:to|until|till) \d+|from \d/g, ''),
      )
    )
      return []
    return [{ from: from + match.index, to: from + match.index + match[0].length }]
  })
}
