import type { CaseReason } from '#safety/cases/moderation.schema.ts'
import type { CaseField, MarkedText } from '#moderation/cases/queue.ts'

/** The text in pieces; those that reasons quote are marked with their codes. */
export function markQuotes(text: string, reasons: readonly CaseReason[]): MarkedText[] {
  const lower = text.toLowerCase()
  const found = reasons
    .flatMap(({ quote, code }) => {
      // A long sentence was cut.
      const words = quote?.replaceAll(/^…|…$/g, '')
      const from = words ? lower.indexOf(words.toLowerCase()) : -1
      return words && from >= 0 ? [{ from, to: from + words.length, code }] : []
    })
    .toSorted((a, b) => a.from - b.from || b.to - a.to)
  const parts: MarkedText[] = []
  let at = 0
  for (const { from, to, code } of found) {
    if (from < at) continue
    if (from > at) parts.push({ text: text.slice(at, from), code: null })
    parts.push({ text: text.slice(from, to), code })
    at = to
  }
  if (at < text.length) parts.push({ text: text.slice(at), code: null })
  return parts
}

/** Fields with a text, marked; empty ones are left out. */
export function toFields(
  texts: readonly (readonly [label: string, text: string | null | undefined])[],
  reasons: readonly CaseReason[],
): CaseField[] {
  return texts.flatMap(([label, text]) =>
    text ? [{ label, parts: markQuotes(text, reasons) }] : [],
  )
}
