import type { Id } from '#platform/primitives/primitives.schema.ts'
import { DOCUMENT_LIMIT, DOCUMENT_PROBLEMS } from './document-rules.ts'
import { DomainError } from '#platform/primitives/errors.schema.ts'
import type { DocumentType } from '#platform/files/document-type.ts'
import { inspectDocument } from './inspect-document.ts'
import { safeFileName } from '#platform/files/file-name.ts'
import type { Files } from '#platform/files/files.ts'
import type { FormSource, NamedUpload, ReceivedForm } from '#platform/forms/forms.ts'
import { readForm, readFormAfter } from '#platform/forms/read-form.ts'

/** An uploaded document of an accepted type, not stored yet. */
export interface Document {
  upload: NamedUpload
  type: DocumentType
}

export interface StoredDocument {
  key: string
  /** The uploaded file's name, made safe. */
  name: string
  /** The size in bytes. */
  size: number
}

/** Reads a form whose field `field` holds a document. Does not read it if `beforeReading` rejects. */
export async function readDocumentForm(
  files: Files,
  source: FormSource,
  { field, beforeReading }: { field: string; beforeReading: () => Promise<void> },
): Promise<ReceivedForm> {
  const rule = { fields: [field], limit: DOCUMENT_LIMIT, tooLarge: DOCUMENT_PROBLEMS.size }
  return readFormAfter(beforeReading, files, source, rule)
}

/** Reads the texts of a form with a file, and leaves the file out. */
export async function readTexts(files: Files, source: FormSource): Promise<Record<string, string>> {
  const rule = { fields: [], limit: DOCUMENT_LIMIT, tooLarge: DOCUMENT_PROBLEMS.size }
  await using form = await readForm(files, source, rule)
  return { ...form.values }
}

/** Recognises an upload by its content; `problem` says why it is not accepted. */
export async function toDocument(
  upload: NamedUpload | undefined,
): Promise<{ document: Document | null; problem: string | null }> {
  if (!upload) return { document: null, problem: null }
  if (upload.size === 0) return { document: null, problem: DOCUMENT_PROBLEMS.empty }
  const { type, problem } = await inspectDocument(upload.path)
  return { document: type && { upload, type }, problem }
}

/**
 * Stores the document, if there is one, and deletes it again if `act` fails.
 * @throws {DomainError} `virus_found`, at the field of the upload
 */
export async function withStoredDocument<Result>(
  files: Files,
  { document, folder, id }: { document: Document | null; folder: string; id: Id },
  act: (stored: StoredDocument | null) => Promise<Result>,
): Promise<Result> {
  if (!document) return act(null)
  const { upload, type } = document
  const key = `${folder}/${id}.${type}`
  await saveUpload(files, upload, key)
  try {
    return await act({ key, name: safeFileName(upload.name, type), size: upload.size })
  } catch (error) {
    await files.delete(key)
    throw error
  }
}

async function saveUpload(files: Files, upload: NamedUpload, key: string) {
  try {
    await files.save(upload, key)
  } catch (error) {
    if (!(error instanceof DomainError) || error.code !== 'virus_found') throw error
    throw new DomainError(error.code, [{ field: upload.field, message: error.message }])
  }
}
