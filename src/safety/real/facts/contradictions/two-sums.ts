import { sentencesOf } from '../../find-signs.ts'
import type { PlainText } from '../../plain-text.ts'
import type { Misfit } from '../../reasons.ts'

const SUM = String.raw`(?:gbp ?|£ ?)(\d{2,3}(?:[, ]\d{3}|(?:\.\d)? ?k\b))(?:\.00)?(?! ?(?:-|to\b|–|/|or\b|and\b|\+|plus\b|\d))`
/** A basic salary: ‘your salary is £34,150’, ‘the position at £39,400 per year’. */
const SALARY = new RegExp(
  String.raw`(?:\b(?:salary|pay|remuneration|basic|wages?|salario|salaire)(?: (?:of|is|will be|shall be|at|stands at|de|es|est))?:? (?:now )?|\b(?:position|post|role|job|practitioner|engineer|nurse|manager|analyst|developer)(?: of [^.,£\n]{3,40})? at (?:a salary of )?)${SUM}`,
  'gu',
)
const HOURS =
  /\b(?:hours(?: of work)?(?: are| is|:)+ ?|week(?: of|:) )(\d\d(?:\.\d\d?)?)(?! ?(?:-|to\b|or\b|\+|\d|%|am\b|pm\b))|(?<![\d.–-]|to |or |and )(\d\d(?:\.\d\d?)?)[ -]?(?:hours?|hrs?|h)(?: (?:a|per|each|every) |\/| ?p\/?)(?:week|wk|w\b)/gu
/** Words with which two sums, or two numbers of hours, are of different times, people or jobs. */
const OF_OTHERS =
  /\b(?:ris\w+|rose|increas\w*|after|from|range\w*|between|bands?|scales?|points?|spine|minimum|min|threshold\w*|floor|going rate|required?s?|requires|needs?|needed|must|at (?:least|most)|level|total|ote|bonus\w*|overtime|allowance|pro[- ]?rata|fte|equivalent|actual|part[- ]?time|previous\w*|current\w*|old|was|were|last|next|then|once|later|until|advert\w*|average|up to|max\w*|if|example|tax|net|take[- ]home|other|another|either|second|london|outer|inner|below|above|over|under|more|less|instead|not|\w+n't|error|mistake|correct\w*|typo|new|revised|updated|amended|years?' experience|preceptor\w*|probation\w*|osce|pin|senior|junior|grade|target|package|limit\w*|opt|students?|term|law|legal|guarante\w+|some|busy|busier|quiet\w*|usual\w*|extra|additional|winter|summer|season\w*|also|second|my|his|her|he|she|they|who|offset|would|could|may|might|discount|sponsor\w* (?:needs|requires)|skilled worker|rate|hours for|part|first|paid|directive|rest)\b/
const LEAST_SALARY = 15_000
const MOST_SALARY = 250_000
const LEAST_HOURS = 12
const MOST_HOURS = 70
/** Hours a little apart are with and without breaks. */
const APART = 4

/** Two basic salaries, or two lengths of the working week, of one job. */
export function findTwoSums(plain: PlainText): Misfit[] {
  const salaries = saidBy(plain, SALARY, toSalary).filter(
    ({ value }) => value >= LEAST_SALARY && value <= MOST_SALARY,
  )
  const hours = saidBy(plain, HOURS, Number).filter(
    ({ value }) => value >= LEAST_HOURS && value <= MOST_HOURS,
  )
  return [...apart(salaries, 1), ...apart(hours, APART)]
}

interface Said {
  value: number
  from: number
  to: number
}

/** Two values that differ; more are a list of jobs. */
function apart(said: readonly Said[], least: number): Misfit[] {
  const [first] = said
  const values = new Set(said.map(({ value }) => value))
  const other = said.find(({ value }) => first && Math.abs(value - first.value) >= least)
  if (!first || !other || values.size !== 2) return []
  return [first, other].map(({ from, to }) => ({ reason: 'contradiction', from, to }))
}

/** What a pattern says in sentences of their own; null words in one of them speak of other times or jobs. */
function saidBy(plain: PlainText, pattern: RegExp, toValue: (digits: string) => number): Said[] {
  return sentencesOf(plain).flatMap(({ from, to }) => {
    const sentence = plain.text.slice(from, to)
    if (OF_OTHERS.test(sentence)) return []
    return [...sentence.matchAll(pattern)].map(({ index, 0: words, ...numbers }) => ({
      value: toValue(numbers[1] ?? numbers[2] ?? ''),
      from: from + index,
      to: from + index + words.length,
    }))
  })
}

function toSalary(digits: string) {
  const number = Number(digits.replaceAll(/[, k]/g, ''))
  return digits.endsWith('k') ? number * 1000 : number
}
