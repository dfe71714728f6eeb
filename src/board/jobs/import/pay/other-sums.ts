import words from './other-sums.json' with { type: 'json' }

const OTHER_SUMS = new RegExp(words.sentences.join('|'), 'i')
const ELSEWHERE = new RegExp(words.inPayWords.join('|'), 'i')
const OTHER_JOBS = new RegExp(words.otherJobs.join('|'), 'i')
const SENTENCE_END = /[.!?](?=\s)|[\n\r•●▪◦·|]/g
/** The farthest that a sentence around a sum is read. */
const FARTHEST = 240

/** Whether a sentence is about money other than the pay: the visa’s threshold, residents’ fees, a budget. */
export function isOtherSum(sentence: string): boolean {
  return OTHER_SUMS.test(sentence)
}

/** Whether the words of a source’s pay are about another sum; they say ‘sponsorship’ and ‘income’ of an honest offer, too. */
export function isSumElsewhere(words: string): boolean {
  return ELSEWHERE.test(words)
}

/** Whether a text has a sum only in sentences that are about another one, from which its board took it. */
export function isOnlyElsewhere(sum: number, text: string): boolean {
  const found = Array.from(text.matchAll(A_SUM)).filter(
    ([, digits = '', thousand]) =>
      Number(digits.replaceAll(',', '')) * (thousand ? 1000 : 1) === sum,
  )
  return (
    found.length > 0 &&
    found.every(({ 0: words, index }) =>
      isSumElsewhere(sentenceAround(text, index, index + words.length).sentence),
    )
  )
}

const A_SUM = /£ ?(\d[\d,]{0,9}(?:\.\d\d)?)(?: ?(k)\b)?/gi

/** The sentence around a part of a text, and what it has before that part. */
export function sentenceAround(text: string, start: number, end: number) {
  const behind = text.slice(end, end + FARTHEST)
  const stop = behind.search(SENTENCE_END)
  const near = text.slice(Math.max(0, start - FARTHEST), start)
  const before = near.slice(([...near.matchAll(SENTENCE_END)].at(-1)?.index ?? -1) + 1)
  return {
    before,
    sentence: before + text.slice(start, end) + behind.slice(0, stop === -1 ? FARTHEST : stop),
  }
}

/** The index from which the text is about other jobs; its length if it is not. */
export function startsOtherJobs(text: string): number {
  const at = text.search(OTHER_JOBS)
  return at === -1 ? text.length : at
}
