import { alternation } from '#platform/text/alternation.ts'

const NUMBER = String.raw`(\d{1,2}(?:[.:]\d{1,2})?)`
const WEEK = String.raw`${alternation(String.raw`
    (?:per|a|each|every|in a)\s+(?:week|wk)\b|\/\s*(?:week|wk)\b|p\/?\.?w\b|weekly\b|week\b`)}`
const SUBJECT = String.raw`(?:\s+(?:of\s+work|per\s+week|for\s+(?:this|the)\s+(?:post|role|job|position))|\/contract)*`
const PATTERNS = [
  new RegExp(String.raw`(?<![\d.,:£])${NUMBER}\s*(?:hours?|hrs?)\s*${WEEK}`, 'gi'),
  new RegExp(
    String.raw`\bhours${SUBJECT}(?:\s*[:–-]|\s+(?:are|will be|is))\s*(?:(?:full|part)[- ]time\s*[:(,–-]?\s*)?${NUMBER}\s*(?:hours?\b|hrs?\b|${WEEK}|\)|$)`,
    'gim',
  ),
  new RegExp(String.raw`^\W*hours\s+per\s+week\s+${NUMBER}\s*$`, 'gim'),
  new RegExp(String.raw`\bfull[- ]time\s*[(,:–-]?\s*${NUMBER}\s*(?:hours?|hrs?)\b`, 'gi'),
]
/** Words before a limit, one of several figures, the other end of a range, or hours of something else. */
const NO_PROMISE_BEFORE = new RegExp(
  String.raw`${alternation(String.raw`
    \bup to|\bminimum(?: of)?|\bmaximum(?: of)?|\bat least|\bbetween|\bfrom|\bmin\.?
    \bmax\.?|\bover|\bmore than|\bless than|\bunder|\bor|\band|\bto|\bextra|\badditional
    \bovertime|\bplus|\babout|\bapprox\w*\.?|\bcirca|\bopen|\d\s*(?:hours?|hrs?)?\s*[-–/&+,]`)}\s*$`,
  'i',
)
const NO_PROMISE_AFTER = new RegExp(
  String.raw`^\s*${alternation(String.raw`
    (?:-|–|/|or\b|to\b|and\b|&|,)\s*\d|\+
    (?:of |for )?(?:overtime|extra|study|cpd|training|supervision|admin|on[- ]call|teaching|cover)\b
    minimum|maximum`)}`,
  'i',
)
const LOOKED_AROUND = 24
const MENTION = /\d ?h(?:ou)?rs?\b|\bhours/gi
/** The range of a job's weekly hours. */
const [FEWEST, MOST] = [10, 60]

/** The weekly hours that a text states plainly; null if it states none, a range, or several. */
export function parseWeeklyHours(text: string): number | null {
  const near = aroundHours(text)
  if (near === '') return null
  const found = new Set<number>()
  for (const match of PATTERNS.flatMap((pattern) => [...near.matchAll(pattern)])) {
    const hours = numberOf(match[1] ?? '')
    if (hours < FEWEST || hours > MOST) continue
    if (isUncertain(near, match)) return null
    found.add(hours)
  }
  const [hours] = found
  return found.size === 1 && hours !== undefined ? hours : null
}

/** Parses '37.5', and '37:30' as hospitals and post offices write it. */
function numberOf(written: string) {
  const [whole = '', minutes] = written.split(':')
  const hours = minutes === undefined ? Number(written) : Number(whole) + Number(minutes) / 60
  return Math.round(hours * 100) / 100
}

function isUncertain(text: string, match: RegExpExecArray) {
  const end = match.index + match[0].length
  const before = text.slice(Math.max(0, match.index - LOOKED_AROUND), match.index)
  return (
    NO_PROMISE_BEFORE.test(before) || NO_PROMISE_AFTER.test(text.slice(end, end + LOOKED_AROUND))
  )
}

/** The text around each mention of hours only, so that long texts cost little. */
function aroundHours(text: string): string {
  const parts: string[] = []
  let read = 0
  for (const { index } of text.matchAll(MENTION)) {
    const from = Math.max(read, index - LOOKED_AROUND * 2)
    if (from > read) parts.push('\n')
    read = Math.max(from, index + LOOKED_AROUND * 3)
    parts.push(text.slice(from, read))
  }
  return parts.join('')
}
