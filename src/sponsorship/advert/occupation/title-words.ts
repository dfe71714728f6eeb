import { alternation } from '#platform/text/alternation.ts'
import { normalizeText } from '#platform/text/normalize.ts'

const LONGEST = 200
/** Texts that are not part of a title: money, hours, places, offers, and numbers of posts. */
const SAID_BESIDES = new RegExp(
  String.raw`${alternation(String.raw`
    £[\d,.k]+(?:\s?(?:-|to|–)\s?£?[\d,.k]+)?(?:\s?p\.?a\b\.?)?
    \b\d+(?:\.\d+)?\s?(?:hours?|hrs?|wte|%|x|months?|days?|k)\b
    \b(?:up to|ote|per (?:annum|hour|week|day))\b|\bband \d[a-d]?(?:\s?[/–-]\s?\d?[a-d]?)?
    \bref(?:erence)?:? ?[\w/-]*\d[\w/-]*`)}`,
  'gi',
)
const ENDS_OF_SEGMENTS = new RegExp(
  String.raw`${alternation(String.raw`
    [|,()[\]{};:•·!?"“”*/\\]|\s[-–—~@+]+\s?|\s?[-–—~@+]+\s
    (?<=\s)(?:or|in|at|for|to|with|within|on|based|near|required|wanted|needed|sought)(?=\s)`)}`,
  'gi',
)

/** The words of a title for comparison: lower case, British spelling, singular. */
export function titleWords(text: string): string[] {
  return normalizeText(text.replaceAll('&', ' and ')).split(' ').filter(Boolean).map(singular)
}

/** Splits a title at dashes, commas, brackets, slashes and words like 'in'. */
export function titleParts(title: string): string[][] {
  return title
    .slice(0, LONGEST)
    .replaceAll(SAID_BESIDES, ' | ')
    .split(ENDS_OF_SEGMENTS)
    .map((part) => titleWords(part.replaceAll(/(?<=\w)[-–](?=\w)/g, ' ')))
    .filter((words) => words.length > 0)
}

const PRACTITIONER = /^p(?:ar)?ract(?:i|it|ic|iti|itio|io|icio)n?o?n?ers?$/

/** The singular. ‘accounts’ stays, because an accounts manager is not an account manager. */
function singular(word: string) {
  if (word.length < 4 || word === 'accounts') return word
  if (PRACTITIONER.test(word)) return 'practitioner'
  if (word.endsWith('wives')) return `${word.slice(0, -3)}fe`
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`
  return word.endsWith('s') && !word.endsWith('ss') ? word.slice(0, -1) : word
}
