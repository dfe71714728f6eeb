import createBidi from 'bidi-js'
import { toPieces, type Faces, type Weight } from './fonts.ts'

const bidi = createBidi()

export interface Style {
  weight: Weight
  /** The size in points. */
  size: number
}

/** A unit of drawing: characters of one face and one direction, in reading order. */
interface Unit {
  face: string
  text: string
  width: number
}

/** A line; its units run from left to right. */
export interface TextLine {
  units: Unit[]
  width: number
  /** True if it starts at the right. */
  isRightToLeft: boolean
  text: string
}

/** Breaks texts into lines that fit, in visual order. */
export function createLineBreaker(doc: PDFKit.PDFDocument, faces: Faces) {
  /** Widths of texts at a size of one point. */
  const widths = new Map<string, number>()
  return { breakLines, toLine }

  /** Breaks a text without line breaks. Words are measured one by one, and each only once. */
  function breakLines(text: string, width: number, style: Style): TextLine[] {
    const lines: TextLine[] = []
    const space = widthOf(' ', style)
    let line: string[] = []
    let used = 0
    const words = text.normalize('NFC').split(/\s+/).filter(Boolean)
    for (const word of words.flatMap((one) => fit(one, width, style))) {
      const own = widthOf(word, style)
      if (line.length > 0 && used + space + own > width) {
        lines.push(toLine(line.join(' '), style))
        line = []
        used = 0
      }
      used += own + (line.length > 0 ? space : 0)
      line.push(word)
    }
    if (line.length > 0) lines.push(toLine(line.join(' '), style))
    return lines
  }

  /** Cuts a word that is wider than a line, between letters. */
  function fit(word: string, width: number, style: Style): string[] {
    if (widthOf(word, style) <= width) return [word]
    const parts: string[] = []
    let part = ''
    let used = 0
    for (const { segment } of new Intl.Segmenter('en').segment(word)) {
      const own = widthOf(segment, style)
      if (part && used + own > width) {
        parts.push(part)
        part = ''
        used = 0
      }
      part += segment
      used += own
    }
    return [...parts, part]
  }

  function widthOf(text: string, { weight, size }: Style) {
    const key = `${weight} ${text}`
    let width = widths.get(key)
    if (width === undefined) {
      width = 0
      for (const { face, text: piece } of toPieces(text, faces[weight])) {
        width += doc.font(face).fontSize(1).widthOfString(piece, WHOLE)
      }
      widths.set(key, width)
    }
    return width * size
  }

  function toLine(text: string, { weight, size }: Style): TextLine {
    const normal = text.normalize('NFC')
    const { levels, paragraphs } = bidi.getEmbeddingLevels(normal)
    const units: (Unit & { level: number })[] = []
    for (const { start, end, level } of runsOf(levels)) {
      for (const { face, text: piece } of toPieces(normal.slice(start, end), faces[weight])) {
        const width = doc.font(face).fontSize(size).widthOfString(piece, WHOLE)
        units.push({ face, text: piece, width, level })
      }
    }
    return {
      units: inVisualOrder(units),
      width: units.reduce((sum, unit) => sum + unit.width, 0),
      isRightToLeft: paragraphs[0]?.level === 1,
      text: normal,
    }
  }
}

/** Shapes a text in one piece: otherwise the words of a right-to-left text are in the wrong order. */
export const WHOLE = { features: [] as never[] }

function runsOf(levels: Uint8Array) {
  const runs: { start: number; end: number; level: number }[] = []
  for (const [index, level] of levels.entries()) {
    const last = runs.at(-1)
    if (last?.level === level) last.end = index + 1
    else runs.push({ start: index, end: index + 1, level })
  }
  return runs
}

/** Rule L2 of the Unicode bidirectional algorithm, for units in place of characters. */
function inVisualOrder<Ordered extends { level: number }>(units: Ordered[]): Ordered[] {
  const highest = Math.max(0, ...units.map(({ level }) => level))
  let ordered = units
  for (let level = highest; level > 0; level -= 1) {
    const next: Ordered[] = []
    let run: Ordered[] = []
    for (const unit of ordered) {
      if (unit.level >= level) run.unshift(unit)
      else {
        next.push(...run, unit)
        run = []
      }
    }
    ordered = [...next, ...run]
  }
  return ordered
}
