/** A typed word or "exact phrase", either with a minus before it. */
export interface TypedPart {
  text: string
  quoted: boolean
  excluded: boolean
}

const PART = /(-*)(?:"([^"]*)(?:"|$)|([^\s"]+))/g

/** Splits a search at spaces, quotes and minus signs. An open quote closes at the end. */
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
