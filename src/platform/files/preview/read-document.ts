import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { PDFiumLibrary } from '@hyzyla/pdfium'
import sharp from 'sharp'
import WordExtractor from 'word-extractor'
import type { DocumentType } from '#platform/files/document-type.ts'

export interface PreviewQuestion {
  type: DocumentType
  bytes: Uint8Array
  /** The number of the page to draw, from 0; null for the text and the number of pages. */
  page: number | null
}

/** What a document says; null for one that cannot be read, or needs a password. */
export interface DocumentText {
  /** The number of pages that can be drawn; 0 for a Word file. */
  pages: number
  /** The number of pages that it has; the text is that of the first fifty. 0 for a Word file. */
  allPages: number
  text: string
}

export type PreviewAnswer = DocumentText | { image: Uint8Array } | null

const MOST_DRAWN = 12
/** The most pages whose text is read. */
const MOST_READ = 50
const MOST_CHARACTERS = 60_000
const WIDTH = 1240
/** A strip of paper as long as a street is cut off here. */
const MOST_HEIGHT = 3 * WIDTH
const MEMORY_BYTES = 400 * 1024 * 1024
const WASM_PAGE = 65_536

let library: ReturnType<typeof load> | undefined

export async function readDocument({ type, bytes, page }: PreviewQuestion): Promise<PreviewAnswer> {
  try {
    if (type === 'pdf') return await readPdf(bytes, page)
    return page === null ? { pages: 0, allPages: 0, text: await readWord(bytes) } : null
  } catch {
    // Broken, encrypted or larger than the memory allowed: it can still be downloaded.
    library = undefined
    return null
  }
}

/** Runs in WebAssembly, which reaches nothing but its own memory. */
async function readPdf(bytes: Uint8Array, page: number | null): Promise<PreviewAnswer> {
  const document = await (await (library ??= load())).loadDocument(bytes)
  try {
    const allPages = document.getPageCount()
    const pages = Math.min(allPages, MOST_DRAWN)
    if (page !== null) return page < pages ? { image: await draw(document.getPage(page)) } : null
    const read = Math.min(allPages, MOST_READ)
    const texts = Array.from({ length: read }, (_, index) => document.getPage(index).getText())
    return { pages, allPages, text: toText(texts.join('\n\n')) }
  } finally {
    document.destroy()
  }
}

type PdfPage = ReturnType<Awaited<ReturnType<PDFiumLibrary['loadDocument']>>['getPage']>

async function draw(page: PdfPage): Promise<Uint8Array> {
  const { originalWidth, originalHeight } = page.getOriginalSize()
  const ratio = Math.max(originalHeight, 1) / Math.max(originalWidth, 1)
  const height = Math.min(MOST_HEIGHT, Math.max(1, Math.round(WIDTH * ratio)))
  const drawn = await page.render({ width: WIDTH, height, render: 'bitmap' })
  const raw = { width: drawn.width, height: drawn.height, channels: 4 } as const
  return sharp(drawn.data, { raw }).removeAlpha().webp({ quality: 80 }).toBuffer()
}

async function readWord(bytes: Uint8Array): Promise<string> {
  const document = await new WordExtractor().extract(Buffer.from(bytes))
  return toText(
    [document.getHeaders({ includeFooters: false }), document.getBody(), document.getTextboxes()]
      .filter(Boolean)
      .join('\n'),
  )
}

/** Without control characters, which a page cannot show, and rows of empty lines. */
function toText(text: string) {
  return (
    text
      .replaceAll(/\r\n?/g, '\n')
      // oxlint-disable-next-line no-control-regex -- they are what is removed
      .replaceAll(/[\u0000-\u0008\u000B-\u001F\u007F\uFFFE\uFFFF]/g, '')
      .replaceAll(/\n{3,}/g, '\n\n')
      .toWellFormed()
      .slice(0, MOST_CHARACTERS)
      .trim()
  )
}

async function load() {
  const bytes = await readFile(createRequire(import.meta.url).resolve('@hyzyla/pdfium/pdfium.wasm'))
  const wasm = await WebAssembly.compile(bytes)
  return PDFiumLibrary.init({
    instantiateWasm(imports, done) {
      const instance = new WebAssembly.Instance(wasm, imports)
      limitMemory(instance)
      // The declared parameter is a module; the library passes it on as the instance it needs.
      done(instance as unknown as WebAssembly.Module)
      return {}
    },
  })
}

/** Lets growth beyond the limit fail as on a machine that has no more memory. */
function limitMemory({ exports }: WebAssembly.Instance) {
  const memory = Object.values(exports).find((each) => each instanceof WebAssembly.Memory)
  if (!(memory instanceof WebAssembly.Memory)) throw new Error('The library has no memory.')
  const grow = memory.grow.bind(memory)
  memory.grow = (pages) => {
    if (memory.buffer.byteLength + pages * WASM_PAGE > MEMORY_BYTES)
      throw new RangeError('Too large.')
    return grow(pages)
  }
}
