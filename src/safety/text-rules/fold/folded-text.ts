/** A piece of the result and the piece of the source that it replaces; their lengths differ. */
interface Edit {
  at: number
  to: number
  from: number
  end: number
}

/** A text derived from another one, with the original position of each part. */
export interface FoldedText {
  text: string
  /** The edits of each pass over the text, the first pass first. */
  layers: Edit[][]
}

/** Replaces every match, except those for which `replace` returns null. */
export function rewrite(
  { text, layers }: FoldedText,
  pattern: RegExp,
  replace: (match: RegExpExecArray) => string | null,
): FoldedText {
  const edits: Edit[] = []
  let result = ''
  let done = 0
  for (const match of text.matchAll(pattern)) {
    const written = replace(match)
    if (written === null || written === match[0]) continue
    const end = match.index + match[0].length
    result += text.slice(done, match.index)
    if (written.length !== match[0].length || written.length > 1) {
      edits.push({ at: result.length, to: result.length + written.length, from: match.index, end })
    }
    result += written
    done = end
  }
  if (done === 0) return { text, layers }
  return { text: result + text.slice(done), layers: [...layers, edits] }
}

/** The original range of a part of the folded text; an edited part is taken whole. */
export function originalRange(
  { layers }: FoldedText,
  range: { from: number; to: number },
): { from: number; to: number } {
  let { from, to } = range
  for (const edits of layers.toReversed()) {
    const last = positionIn(edits, Math.max(from, to - 1))
    from = positionIn(edits, from).start
    to = last.end
  }
  return { from, to }
}

function positionIn(edits: Edit[], position: number) {
  const edit = lastBefore(edits, position)
  if (!edit) return { start: position, end: position + 1 }
  if (position < edit.to) return { start: edit.from, end: edit.end }
  const start = position - edit.to + edit.end
  return { start, end: start + 1 }
}

function lastBefore(edits: Edit[], position: number): Edit | undefined {
  let [low, high] = [0, edits.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((edits[middle]?.at ?? 0) <= position) low = middle + 1
    else high = middle
  }
  return edits[low - 1]
}
