/** One piece of what was typed: a word, an "exact phrase", either of them with a minus before it. */
export interface TypedPart {
  text: string
  quoted: boolean
  excluded: boolean
}

const PART = /(-*)(?:"([^"]*)(?:"|$)|([^\s"]+))/g

/** Takes a search apart at its blanks, quotes and minus signs. A quote left open closes at the end. */
export function splitTyped(typed: string): TypedPart[] {
  const parts: TypedPart[] = []
  let not = false
  for (const [, minus, phrase, word = ''] of plainSigns(typed).matchAll(PART)) {
    if (word === 'AND' || word === 'OR') continue
    if (word === 'NOT') {
      not = true
      continue
    }
    parts.push({
      text: phrase ?? word,
      quoted: phrase !== undefined,
      excluded: not || minus !== '',
    })
    not = false
  }
  return parts
}

function plainSigns(typed: string): string {
  return typed
    .replaceAll(/[“”„‟«»″＂]/g, '"')
    .replaceAll(/[‐‑‒–—―−﹣－]/g, '-')
    .replaceAll(/(?<![a-z0-9])([a-z]) & ([a-z])(?![a-z0-9])/gi, '$1&$2')
}
