import { topicOf, WORD, type Topic } from './topics.ts'

/** A sentence, or as much of a long one as a reader can bear, that has a word we look for. */
export interface Passage {
  /** As folded: what is found here stands at the same place in the advert, `start` further on. */
  text: string
  start: number
  topics: Set<Topic>
}

const FARTHEST_BACK = 300
const FARTHEST_AHEAD = 500
const BREAKS = new Set([...'\n\r•●▪◦·*|'].map((sign) => sign.charCodeAt(0)))
const ENDS = new Set([...'.!?;'].map((sign) => sign.charCodeAt(0)))
const BLANKS = new Set([...' \n\r\t\u00a0'].map((sign) => sign.charCodeAt(0)))

/**
 * The passages with a word of ours, in their order. No two overlap, so that a text of any length costs
 * no more than its length.
 */
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

/** Every character stays where it was; 'İ' alone would become two. */
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

/** '37.5' and 'example.com' go on; 'e.g. this' ends, which costs a reader some words and no sense. */
function isBreak(text: string, at: number) {
  const sign = text.charCodeAt(at)
  if (BREAKS.has(sign)) return true
  return ENDS.has(sign) && (at + 1 >= text.length || BLANKS.has(text.charCodeAt(at + 1)))
}
