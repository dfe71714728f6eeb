import { open } from 'node:fs/promises'
import { fileTypeFromFile } from 'file-type'
import { detectDocumentType, type DocumentType } from '#platform/files/document-type.ts'
import { DOCUMENT_PROBLEMS } from './document-rules.ts'

const CHUNK_SIZE = 64 * 1024
/** The longest mark; chunks overlap by it, so that none is cut in two. */
const OVERLAP = 64

const MARKS = {
  pdf: /%PDF-/,
  /** A PDF ends with it; one that was cut while it was copied does not. */
  pdfEnd: /%%EOF/,
  encryptedPdf: /\/Encrypt\s+\d+\s+\d+\s+R/,
  rtf: /\{\\rtf1/,
  /** The stream of a Word document with a password, in UTF-16. */
  encryptedPackage: /E\0n\0c\0r\0y\0p\0t\0e\0d\0P\0a\0c\0k\0a\0g\0e\0/,
}
type Mark = keyof typeof MARKS

/** Readers open a PDF that has other bytes before its start, within this. */
const JUNK_LIMIT = 1024

/** The type of a document by its content, and the reason why it is not accepted. */
export async function inspectDocument(
  path: string,
): Promise<{ type: DocumentType | null; problem: string | null }> {
  const detected = await detectDocumentType(path)
  const { found, start } = await findMarks(path)
  // A picture or an archive with a PDF behind it is none.
  const isOther = (await fileTypeFromFile(path).catch(() => null)) !== undefined
  const isPdf = !isOther && MARKS.pdf.test(start)
  const type = detected ?? (isPdf ? 'pdf' : null)
  const problem = problemOf(type, found)
  return { type: problem ? null : type, problem }
}

function problemOf(type: DocumentType | null, found: ReadonlySet<Mark>): string | null {
  if (type === 'pdf') {
    if (found.has('encryptedPdf')) return DOCUMENT_PROBLEMS.locked
    return found.has('pdfEnd') ? null : DOCUMENT_PROBLEMS.damaged
  }
  if (type) return null
  if (found.has('encryptedPackage')) return DOCUMENT_PROBLEMS.locked
  return found.has('rtf') ? DOCUMENT_PROBLEMS.rtf : DOCUMENT_PROBLEMS.type
}

/** The marks in a file, and its first bytes. */
async function findMarks(path: string) {
  await using file = await open(path)
  const buffer = Buffer.alloc(CHUNK_SIZE)
  const found = new Set<Mark>()
  let [start, rest] = ['', '']
  for (;;) {
    const { bytesRead } = await file.read(buffer)
    if (bytesRead === 0) return { found, start }
    const text = rest + buffer.toString('latin1', 0, bytesRead)
    start ||= text.slice(0, JUNK_LIMIT)
    for (const [name, mark] of Object.entries(MARKS)) {
      if (mark.test(text)) found.add(name as Mark)
    }
    rest = text.slice(-OVERLAP)
  }
}
