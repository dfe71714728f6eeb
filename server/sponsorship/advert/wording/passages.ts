/** What a passage may be about; each has a reader of its own. */
export type Topic = 'sponsorship' | 'right-to-work' | 'money' | 'contact' | 'agency' | 'pay'

/** A sentence, or as much of a long one as a reader can bear, that has a word we look for. */
export interface Passage {
  /** As folded: what is found here stands at the same place in the advert, `start` further on. */
  text: string
  start: number
  topics: Set<Topic>
}

/** The words a topic cannot be spoken of without. */
const WORDS: readonly [Topic, string][] = [
  ['sponsorship', String.raw`sponsor|visas?\b|work\s+permit|certificates?\s+of\s+s|cos\b`],
  [
    'right-to-work',
    String.raw`(?:rights?|eligib\w{2,6}|entitled|entitlement|permission|permitted|authori[sz]ed|authori[sz]ation|able)\s+to\s+(?:live\s+and\s+)?work|leave\s+to\s+remain|settled\s+status`,
  ],
  ['money', String.raw`fees?\b|deposits?\b|refundable|payments?\b|pay\b|buy\b|purchase\b|£\d`],
  [
    'contact',
    String.raw`whats ?app|telegram|viber|wechat|wa\.me|t\.me|(?:gmail|googlemail|hotmail|yahoo|ymail|outlook|icloud|aol|protonmail|proton|gmx)\.(?:com|co)`,
  ],
  [
    'agency',
    String.raw`client\b|employment\s+(?:agency|business)|recruit\w{2,6}\s+(?:agency|business|consultancy)|behalf`,
  ],
  [
    'pay',
    String.raw`ote\b|on[- ]target|commission\s+only|up\s?to\s+£|inclusive|inc\b|incl\b|including|pro[- ]?rat[ae]`,
  ],
]
const FINDER = new RegExp(
  String.raw`(?<![a-z\d])(?:${WORDS.map(([, words]) => `(${words})`).join('|')})`,
  'g',
)
const FARTHEST_BACK = 300
const FARTHEST_AHEAD = 500
const BREAKS = new Set('\n\r•●▪◦·*|')
const ENDS = new Set('.!?;')

/**
 * The passages with a word of ours, in their order. No two overlap, so that a text of any length costs
 * no more than its length.
 */
export function findPassages(text: string): Passage[] {
  const folded = fold(text)
  const found: Passage[] = []
  let end = 0
  for (const match of folded.matchAll(FINDER)) {
    const topic = WORDS[match.findIndex((part, index) => index > 0 && part !== undefined) - 1]?.[0]
    if (!topic) continue
    const last = found.at(-1)
    if (last && match.index < end) {
      last.topics.add(topic)
      continue
    }
    const start = startOf(folded, match.index, end)
    end = endOf(folded, match.index)
    found.push({ text: folded.slice(start, end), start, topics: new Set([topic]) })
  }
  return found
}

/** Lower case with plain quotes, dashes and blanks; every character stays where it was. */
export function fold(text: string): string {
  return text
    .replaceAll('İ', 'I')
    .toLowerCase()
    .replaceAll('’', "'")
    .replaceAll('‘', "'")
    .replaceAll('–', '-')
    .replaceAll('—', '-')
    .replaceAll('\u00a0', ' ')
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
  const sign = text.charAt(at)
  if (BREAKS.has(sign)) return true
  return ENDS.has(sign) && /^(?:\s|$)/.test(text.charAt(at + 1))
}
