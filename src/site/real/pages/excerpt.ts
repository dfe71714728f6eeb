import type { TextRange } from '#safety/text-rules/rule.ts'

/** How much of a text is kept around its marks, and inside the ends of long ones: as much as there is room for. */
const STEPS = [
  { around: 600, inside: Infinity },
  { around: 300, inside: Infinity },
  { around: 150, inside: Infinity },
  { around: 60, inside: Infinity },
  { around: 20, inside: Infinity },
  { around: 0, inside: Infinity },
  { around: 0, inside: 60 },
]
/** A text of so many bytes is kept whole. */
const WHOLE = 4000
const BETWEEN = ' … '
const encoder = new TextEncoder()

/** The parts of a text that a page has room for, in bytes: all marks with what stands around them, or else its ends. */
export function excerptOf(text: string, marks: readonly TextRange[], room: number): TextRange[] {
  const whole = [{ from: 0, to: text.length }]
  if (sizeOf(text, whole) <= Math.max(WHOLE, room)) return whole
  if (marks.length === 0) return endsOf(text, room)
  let ranges: TextRange[] = []
  for (const step of STEPS) {
    ranges = merged(marks.flatMap((mark) => partsAround(text, mark, step)))
    if (sizeOf(text, ranges) <= room) break
  }
  return ranges
}

/** The parts in one text, with ‘…’ where something is left out. */
export function joined(text: string, ranges: readonly TextRange[]): string {
  const last = ranges.at(-1)
  const parts = ranges.map(({ from, to }) => text.slice(from, to).toWellFormed()).join(BETWEEN)
  const start = (ranges[0]?.from ?? 0) > 0 ? '… ' : ''
  return `${start}${parts}${(last?.to ?? text.length) < text.length ? ' …' : ''}`
}

function endsOf(text: string, room: number): TextRange[] {
  let length = Math.min(room, text.length) / 2
  const ends = () => [
    { from: 0, to: Math.floor(length) },
    { from: Math.ceil(text.length - length), to: text.length },
  ]
  while (sizeOf(text, ends()) > room) length *= 0.9
  return ends()
}

function partsAround(
  text: string,
  { from, to }: TextRange,
  { around, inside }: (typeof STEPS)[number],
): TextRange[] {
  const start = wordAfter(text, from, around)
  const end = wordBefore(text, to, around)
  if (to - from <= 2 * inside) return [{ from: start, to: end }]
  return [
    { from: start, to: from + inside },
    { from: to - inside, to: end },
  ]
}

/** So far before a place, at the start of a word. */
function wordAfter(text: string, place: number, around: number) {
  if (place <= around) return 0
  const space = text.indexOf(' ', place - around)
  return space >= 0 && space < place ? space + 1 : place
}

/** So far behind a place, at the end of a word. */
function wordBefore(text: string, place: number, around: number) {
  if (place + around >= text.length) return text.length
  return Math.max(place, text.lastIndexOf(' ', place + around))
}

function merged(ranges: TextRange[]): TextRange[] {
  const all: TextRange[] = []
  for (const { from, to } of ranges.toSorted((a, b) => a.from - b.from)) {
    const last = all.at(-1)
    if (last && from <= last.to + BETWEEN.length) last.to = Math.max(last.to, to)
    else all.push({ from, to })
  }
  return all
}

/** Bytes as HTML, in which some signs are written as words. */
function sizeOf(text: string, ranges: readonly TextRange[]) {
  return ranges.reduce((sum, { from, to }) => {
    const part = text.slice(from, to)
    return sum + encoder.encode(part).length + 5 * (part.match(/[&<>"']/g)?.length ?? 0)
  }, 0)
}
