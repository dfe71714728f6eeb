import PdfDocument from 'pdfkit'
import type { EntryWords, ProfilePart } from '#hiring/profile/model/profile-words.ts'
import { loadFaces, registerFaces } from './fonts.ts'
import { createLineBreaker, WHOLE, type Style, type TextLine } from './lines.ts'

/** The contents of a CV. */
export interface ProfileDocument {
  name: string
  /** Address and phone number; empty texts are left out. */
  contact: string[]
  parts: ProfilePart[]
}

const PAGE = { width: 595.28, height: 841.89 }
const MARGIN = { side: 56, top: 56, bottom: 64 }
const WIDTH = PAGE.width - 2 * MARGIN.side
const BOTTOM = PAGE.height - MARGIN.bottom
const INK = '#0b2436'
const SOFT = '#47606f'
const RULE = '#d3e0e7'
const LEADING = 1.4

const NAME: Style = { weight: 'strong', size: 22 }
const HEADING: Style = { weight: 'strong', size: 12.5 }
const TITLE: Style = { weight: 'strong', size: 10.5 }
const TEXT: Style = { weight: 'text', size: 10.5 }
const SMALL: Style = { weight: 'text', size: 9 }

/** Draws a CV as a PDF with tags, so that screen readers read it in order. */
export async function writeProfilePdf({ name, contact, parts }: ProfileDocument): Promise<Buffer> {
  const faces = await loadFaces()
  // The library writes them into XML unescaped.
  const plain = name.replaceAll(/[<>&]/g, ' ')
  const doc = new PdfDocument({
    size: 'A4',
    margins: { top: 0, bottom: 0, left: 0, right: 0 },
    pdfVersion: '1.7',
    tagged: true,
    lang: 'en-GB',
    displayTitle: true,
    bufferPages: true,
    info: { Title: `CV: ${plain}`, Author: plain, Creator: 'Landfall', Producer: 'Landfall' },
  })
  const finished = collect(doc)
  registerFaces(doc, faces)
  const { breakLines, toLine } = createLineBreaker(doc, faces)
  const root = doc.struct('Document')
  doc.addStructure(root)
  let y = MARGIN.top

  write('H1', breakLines(name, WIDTH, NAME), { style: NAME })
  for (const line of contact.filter(Boolean)) {
    write('P', breakLines(line, WIDTH, TEXT), { style: TEXT, color: SOFT })
  }
  for (const part of parts) writePart(part)
  root.end()
  writePageNumbers()
  doc.end()
  return finished

  function writePart(part: ProfilePart) {
    const [first] = part.entries
    // A heading stays with the entry that follows.
    const needed = 22 + HEADING.size * LEADING + 10 + (first ? heightOfHead(first) : 0)
    if (y + needed > BOTTOM) addPage()
    else y += 16
    write('H2', breakLines(part.name, WIDTH, HEADING), { style: HEADING })
    doc.markContent('Artifact', { type: 'Layout' })
    doc.moveTo(MARGIN.side, y + 2).lineTo(PAGE.width - MARGIN.side, y + 2)
    doc.lineWidth(0.75).strokeColor(RULE).stroke()
    doc.endMarkedContent()
    y += 8
    for (const entry of part.entries) writeEntry(entry)
  }

  function writeEntry(entry: EntryWords) {
    if (y + heightOfHead(entry) > BOTTOM) addPage()
    const dates = entry.dates ? toLine(entry.dates, SMALL) : null
    const titleWidth = WIDTH - (dates ? dates.width + 16 : 0)
    const top = y
    write('P', breakLines(entry.title, titleWidth, TITLE), { style: TITLE })
    if (dates) {
      const below = y
      y = entry.title ? top + 1 : top
      write('P', [dates], { style: SMALL, color: SOFT, isAtEnd: true })
      y = Math.max(below, y)
    }
    write('P', breakLines(entry.detail, WIDTH, TEXT), { style: TEXT, color: SOFT })
    for (const paragraph of entry.text.split('\n')) {
      if (paragraph.trim()) write('P', breakLines(paragraph, WIDTH, TEXT), { style: TEXT })
      else if (entry.text) y += 4
    }
    y += 7
  }

  /** The height of the lines that stay together: title, detail and the first two lines of the text. */
  function heightOfHead({ title, detail, text }: EntryWords) {
    const lines = [title && TITLE, detail && TEXT, text && TEXT, text && TEXT]
    return lines.reduce((sum, style) => sum + (style ? style.size * LEADING : 0), 0)
  }

  interface Look {
    style: Style
    color?: string
    isAtEnd?: boolean
  }

  /** Writes lines below each other, on to new pages as needed. */
  function write(tag: 'H1' | 'H2' | 'P', lines: TextLine[], look: Look) {
    let rest = lines
    while (rest.length > 0) {
      const room = Math.max(0, Math.floor((BOTTOM - y) / (look.style.size * LEADING)))
      const fitting = rest.slice(0, room)
      if (fitting.length === 0) addPage()
      else draw(tag, fitting, look)
      rest = rest.slice(fitting.length)
      if (rest.length > 0 && fitting.length > 0) addPage()
    }
  }

  function draw(tag: 'H1' | 'H2' | 'P', lines: TextLine[], { style, color = INK, isAtEnd }: Look) {
    const start = y
    // The words in reading order, whatever the order in which their pieces are drawn.
    const actual = lines.map(({ text }) => text).join(' ')
    root.add(
      doc.struct(tag, { actual }, () => {
        for (const [index, line] of lines.entries()) {
          drawLine(line, { top: start + index * style.size * LEADING, style, color, isAtEnd })
        }
      }),
    )
    y += lines.length * style.size * LEADING
  }

  function drawLine(
    { units, width, isRightToLeft }: TextLine,
    { top, style, color, isAtEnd }: Look & { top: number },
  ) {
    let x = isAtEnd || isRightToLeft ? PAGE.width - MARGIN.side - width : MARGIN.side
    for (const { face, text, width: unitWidth } of units) {
      doc
        .font(face)
        .fontSize(style.size)
        .fillColor(color ?? INK)
      // One baseline for all faces, whose heights differ.
      doc.text(text, x, top, { lineBreak: false, baseline: -style.size * 1.07, ...WHOLE })
      x += unitWidth
    }
  }

  function addPage() {
    doc.addPage()
    y = MARGIN.top
  }

  function writePageNumbers() {
    const { count } = doc.bufferedPageRange()
    if (count === 1) return
    for (let page = 0; page < count; page += 1) {
      doc.switchToPage(page)
      doc.markContent('Artifact', { type: 'Pagination' })
      const words = toLine(`${name}, page ${page + 1} of ${count}`, SMALL)
      drawLine(words, { top: PAGE.height - 40, style: SMALL, color: SOFT })
      doc.endMarkedContent()
    }
  }
}

function collect(doc: PDFKit.PDFDocument): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    doc.on('data', (chunk: Buffer) => chunks.push(chunk))
    doc.on('end', () => resolve(Buffer.concat(chunks)))
    doc.on('error', reject)
  })
}
