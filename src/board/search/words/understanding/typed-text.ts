/** Quoted or excluded text, which is searched for as it is. */
export const LITERAL = /-*"[^"]*(?:"|$)|(?<=^|\s)(?:NOT\s+|-+)\S+/g

export interface Span {
  start: number
  end: number
}

/** The typed text with one kind of quotation mark and single spaces. */
export function plainText(typed: string): string {
  return typed
    .replaceAll(/[“”„‟«»″＂]/g, '"')
    .replaceAll(/\s+/g, ' ')
    .trim()
}

/** The text with each span, in their order, replaced. */
export function replaceEach<Part extends Span>(
  typed: string,
  spans: readonly Part[],
  replace: (text: string, span: Part) => string,
): string {
  let text = typed
  for (const span of spans.toReversed()) {
    const { start, end } = span
    text = text.slice(0, start) + replace(typed.slice(start, end), span) + text.slice(end)
  }
  return text.replaceAll(/\s+/g, ' ').trim()
}
