import { topicOf, WORD, type Topic } from './topics.ts'

/** A sentence with a trigger word, or part of a very long one. */
export interface Passage {
  /** Lower case with plain punctuation; a match at an index is at `start` plus that index in the advert. */
  text: string
  start: number
  topics: Set<Topic>
}

const FARTHEST_BACK = 300
const FARTHEST_AHEAD = 500
const BREAKS = new Set([...'\n\r•●▪◦·*|'].map((sign) => sign.charCodeAt(0)))
const ENDS = new Set([...'.!?;'].map((sign) => sign.charCodeAt(0)))
const BLANKS = new Set([...' \n\r\t\u00a0'].map((sign) => sign.charCodeAt(0)))

/** The passages with a trigger word, in order. They do not overlap, so the time is linear in the length of the text. */
export function findPassages(text: string): Passage[] {
  const lower = toLower(text)
  const found: Passage[] = []
  let end = 0
  for (const { 0: word, index } of lower.matchAll(WORD)) {
    const last = found.at(-1)
    if (last && index < end) {
      last.topics.add(topicOf(word))
      continue
    }
    const start = startOf(lower, index, end)
    end = endOf(lower, index)
    found.push({ text: plain(lower.slice(start, end)), start, topics: new Set([topicOf(word)]) })
  }
  return found
}

/** Lower case with every character in the same position; only 'İ' would become two characters. */
function toLower(text: string): string {
  return (text.includes('İ') ? text.replaceAll('İ', 'I') : text).toLowerCase()
}

function plain(text: string): string {
  return text.replaceAll(/[’‘]/g, "'").replaceAll(/[–—]/g, '-').replaceAll('\u00a0', ' ')
}

function startOf(text: string, at: number, earliest: number) {
  const bound = Math.max(earliest, at - FARTHEST_BACK)
  for (let start = at; start > bound; start--) {
    if (isBreak(text, start - 1)) return start
  }
  return bound
}

function endOf(text: string, at: number) {
  const bound = Math.min(text.length, at + FARTHEST_AHEAD)
  for (let end = at; end < bound; end++) {
    if (isBreak(text, end)) return end
  }
  return bound
}

/** Whether a passage ends here: not in '37.5' or 'example.com', but in 'e.g. this', which does no harm. */
function isBreak(text: string, at: number) {
  const sign = text.charCodeAt(at)
  if (BREAKS.has(sign)) return true
  return ENDS.has(sign) && (at + 1 >= text.length || BLANKS.has(text.charCodeAt(at + 1)))
}
