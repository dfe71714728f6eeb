import { open } from 'node:fs/promises'
import { fileTypeFromFile } from 'file-type'

export const DOCUMENT_TYPES = ['pdf', 'doc', 'docx'] as const
export type DocumentType = (typeof DOCUMENT_TYPES)[number]

const WORD_STREAM = Buffer.from('WordDocument\0', 'utf16le')
const ENTRY_SIZE = 128
const CHUNK_SIZE = 64 * 1024

/** Detects the type by the content, whatever the file’s name; null for types we do not accept. */
export async function detectDocumentType(path: string): Promise<DocumentType | null> {
  const type = await fileTypeFromFile(path).catch(() => undefined)
  if (type?.ext === 'pdf' || type?.ext === 'docx') return type.ext
  return type?.ext === 'cfb' && (await hasWordStream(path)) ? 'doc' : null
}

/**
 * Old Office files, installers and mail folders share a container format. The directory of a Word
 * document has an entry with this name; entries start at multiples of 128 bytes.
 */
async function hasWordStream(path: string) {
  await using file = await open(path)
  const chunk = Buffer.alloc(CHUNK_SIZE)
  let { bytesRead } = await file.read(chunk)
  while (bytesRead > 0) {
    for (let start = 0; start < bytesRead; start += ENTRY_SIZE) {
      if (chunk.subarray(start, start + WORD_STREAM.length).equals(WORD_STREAM)) return true
    }
    ;({ bytesRead } = await file.read(chunk))
  }
  return false
}
