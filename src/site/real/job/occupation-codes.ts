import { inOriginal } from '#safety/real/find-signs.ts'
import { toWords, type PlainText } from '#safety/real/plain-text.ts'
import type { RealFinding } from '#safety/real/reasons.ts'
import { suggestOccupation } from '#sponsorship/advert/occupation/suggest-occupation.ts'
import type { RuleIndex } from '#sponsorship/rules/rule-index.ts'
import { namedWork } from './named-work.ts'
import data from './code-words.json' with { type: 'json' }

/** Words for an occupation code, and what follows them with at least one digit in it. */
const NAMED = new RegExp(
  String.raw`${toWords(data.code).source}(?: ?[:#=(-]| (?:is|will be|es|est|sera|under|no\.?|number|as|है|হবে|ہے)){0,3} ?(?<code>(?=[a-z/-]{0,6}\d)[a-z\d]{1,9}(?:[/-][a-z\d]{1,6}){0,3})(?![\d.,]\d)`,
  'gu',
)
/** ‘Pharmacist (2251)’; years are in brackets, too. */
const IN_BRACKETS = /(?<=[a-z]{3} ?)\((?<code>(?!20[0-3]\d)[1-9]\d{3})\)/g
const GOOD = /^\d{4}(?:[/-]\d\d?|(?:[/-]\d{4}){1,3})?$/
/** A gate and an advert have codes, too. */
const ANY_CODE = /^(?:comes under|under|with|job code)/
/** Codes of other kinds, and older lists. */
const OTHERS = toWords(data.others)
/** Where the words of the work may be, and what ends them. */
const AROUND = 160
/** Words of the code’s own work may be farther away. */
const FAR = 1000
/** More codes are a list. */
const MOST_CODES = 3
const PARTS =
  /[,.;:()\n–•|'"“”/]| - |\b(?:as|at|for|of|to|is|in|your|our|role|position|post|title|we|the|an?|with|job|under|code|soc|sponsor\w*|offer\w*|appoint\w*|occupation|confirm|which|means|on|say\w*|you)\b/
const FIELDS = Object.entries<string[]>(data.fields)

/** Codes that have no form of the list, and codes of other work than the words beside them. */
export function findWrongCodes(plain: PlainText, { occupation }: RuleIndex): RealFinding[] {
  const { text } = plain
  const named = [...text.matchAll(NAMED)]
    .slice(0, MOST_CODES)
    .map((match) => ({ match, isNamed: true }))
  const bare = [...text.matchAll(IN_BRACKETS)]
    .slice(0, MOST_CODES)
    .map((match) => ({ match, isNamed: false }))
  return [...named, ...bare].flatMap(({ match, isNamed }): RealFinding[] => {
    const code = match.groups?.['code'] ?? ''
    const from = match.index + match[0].lastIndexOf(code)
    const to = from + code.length
    const around = text.slice(Math.max(0, match.index - 30), to + 30)
    if (OTHERS.test(around)) return []
    if (isNamed && !GOOD.test(code) && !ANY_CODE.test(match[0]))
      return [toFinding(plain, { from, to })]
    const field = fieldOf(code)
    if (!occupation.has(code.slice(0, 4)) || field === null) return []
    const near = workFields(text, { from: match.index, to }, AROUND)
    // A nurse may work in a care home.
    const fields = near.filter((each) => !(field === 'nurses' && each === 'care'))
    if (fields.length === 0 || fields.includes(field)) return []
    if (workFields(text, { from: match.index, to }, FAR).includes(field)) return []
    return [toFinding(plain, { from, to })]
  })
}

function toFinding(plain: PlainText, range: { from: number; to: number }): RealFinding {
  return { reason: 'wrong-code', ...inOriginal(plain, range) }
}

/** The fields of all the work that the words around a code may mean; none if no title is among them. */
function workFields(
  text: string,
  { from, to }: { from: number; to: number },
  reach: number,
): (string | null)[] {
  const around = `${text.slice(Math.max(0, from - reach), from)}.${text.slice(to, to + reach)}.${namedWork(text) ?? ''}`
  const words = data.tongues.flatMap(({ words: some, code }) =>
    toWords(some).test(around) ? [code] : [],
  )
  const found = around.split(PARTS).flatMap((part) => {
    const title = part.trim()
    if (!/[a-z]{3}/.test(title) || title.split(' ').length > 6) return []
    const work = suggestOccupation(title)
    return work ? [work] : []
  })
  if (words.length === 0 && !found.some(({ matched }) => matched !== null)) return []
  const codes = found.flatMap(({ code, others }) => [code, ...others])
  return [...words, ...codes].map(fieldOf)
}

/** The field that a code is of, by its first digits; null for work that may be of many. */
function fieldOf(code: string): string | null {
  return FIELDS.find(([, starts]) => starts.some((start) => code.startsWith(start)))?.[0] ?? null
}
