import type { TextRange } from '#safety/text-rules/rule.ts'

const ENDS = /[\n\r•●▪◦|।॥۔؟]|(?<![.!?;])[.!?;]+(?=[\s#]|$)/gu
/** Messages without full stops are cut at a space. */
const LONGEST = 260

/** Ranges of the sentences of a folded text, without spaces at their ends. */
export function sentencesOf(text: string): TextRange[] {
  const sentences: TextRange[] = []
  let from = 0
  const addUpTo = (end: number) => {
    while (end - from > LONGEST) {
      const space = text.lastIndexOf(' ', from + LONGEST)
      const to = space > from ? space : from + LONGEST
      add(text, { from, to }, sentences)
      from = to
    }
    add(text, { from, to: end }, sentences)
  }
  for (const { index, 0: sign } of text.matchAll(ENDS)) {
    // A question mark tells a question.
    addUpTo(index + (sign.startsWith('?') || sign === '؟' ? 1 : 0))
    from = index + sign.length
  }
  addUpTo(text.length)
  return sentences
}

/** Where a long sentence goes on with something else, in the languages that put commas or such words there. */
const JOINTS =
  /[,:،，—–]\s|\s(?:and|so|but|because|then|which|who|et|mais|y|pero|e|mas|और|लेकिन|اور|এবং|আর)\s/g
/** Sentences up to here are read as one. */
const LONG = 130
/** Parts shorter than this stay with the next. */
const SHORTEST_CLAUSE = 25

/** Clauses of a long sentence, one after the other; none of a short one. */
export function clausesOf(text: string, { from, to }: TextRange): TextRange[] {
  if (to - from <= LONG) return []
  const clauses: TextRange[] = []
  let start = from
  for (const { index, 0: joint } of text.slice(from, to).matchAll(JOINTS)) {
    if (from + index - start < SHORTEST_CLAUSE) continue
    add(text, { from: start, to: from + index }, clauses)
    start = from + index + joint.length
  }
  if (clauses.length > 0) add(text, { from: start, to }, clauses)
  return clauses
}

function add(text: string, { from, to }: TextRange, sentences: TextRange[]) {
  while (from < to && text.charCodeAt(from) <= 32) from++
  while (to > from && text.charCodeAt(to - 1) <= 32) to--
  if (to > from && /\p{L}/u.test(text.slice(from, to))) sentences.push({ from, to })
}
