import type { LawHit, ReadLawText } from './law-rule.ts'

/** Fields of one line, in which no sentence stands. */
const LINES = new Set(['title', 'place'])
/** A choice or a refusal, which is not undone by another noun. */
const CHOOSES =
  /\b(?:only|exclusively|solely|strictly|purely|must|shall|should|required|essential|prefer\w*|rather|sooner|no|not|never|except|excluding|sorry)\b|n't\b/i

/**
 * Words that may stand where the quoted ones are, so that the sentence around them still reads as one; undefined where
 * the writer has to find some. A better sentence takes the place of a sentence or of a clause, and of nothing less.
 */
export function betterWords(hit: LawHit, text: ReadLawText, quote: string): string | undefined {
  const sentence = text.sentences.findLast(({ start }) => start <= hit.from)
  const before = sentence?.text.slice(0, hit.from - sentence.start) ?? ''
  const after = sentence?.text.slice(hit.to - sentence.start) ?? ''
  const words = hit.words?.(quote, after)
  if (words !== undefined) return sameCase(words, quote)
  const { better } = hit
  if (better === undefined || !/^[A-Z]/.test(better)) return better
  if (LINES.has(text.field) || !/^\s*(?:$|[,;:()–?-]|(?:and|but) (?:we|our)\b)/.test(after))
    return undefined
  if (better.endsWith('?'))
    return /^\s*\?*\s*$/.test(after) && !/\w/.test(before)
      ? better.slice(0, -1) + end(after)
      : undefined
  const isFirst = text.folded.text.slice(0, sentence?.start).trimEnd().at(-1) !== ';'
  if (!/\w/.test(before) && isFirst) return better
  return /(?:^|[,:–(-]|\b(?:and|but))\s*$/.test(before)
    ? better.charAt(0).toLowerCase() + better.slice(1)
    : undefined
}

function end(after: string) {
  return after.includes('?') ? '' : '?'
}

function sameCase(words: string, quote: string) {
  return /^[A-Z]/.test(quote) ? words.charAt(0).toUpperCase() + words.slice(1) : words
}

/**
 * Words without what names a group: ‘looking for a female’ before ‘carer’, ‘a young person’. Undefined where that would
 * not undo the choice.
 */
export function withoutGroup(
  words: string,
  after: string,
  { adjective, nouns }: { adjective: RegExp; nouns: [RegExp, string][] },
): string | undefined {
  if (CHOOSES.test(words)) return undefined
  const goesOn = /^[ -](?!(?:to|who|with|for|and|or|aged|in|on|as|if|of|at)\b)[a-z]/i.test(after)
  const end = new RegExp(`[ -]?\\b(?:${adjective.source})$`, 'i')
  let neutral = goesOn ? words.replace(end, '') : words
  neutral = neutral.replace(new RegExp(`\\b(?:${adjective.source})[ -](?=[a-z])`, 'gi'), '')
  for (const [noun, person] of nouns)
    neutral = neutral.replace(new RegExp(`\\b(?:${noun.source})\\b`, 'gi'), person)
  if (neutral === words || neutral.trim() === '') return undefined
  return withArticles(neutral)
}

/** Words with the articles that fit what now follows them. */
export function withArticles(words: string): string {
  return words.replaceAll(/\ban? (?=[aeiou])/gi, 'an ').replaceAll(/\ban (?=[^aeiou])/gi, 'a ')
}
