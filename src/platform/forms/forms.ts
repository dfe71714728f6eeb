import type { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import type { DomainError } from '#platform/primitives/errors.schema.ts'
import type { Upload } from '#platform/files/files.ts'

/** A multipart form that has not been read yet. */
export interface FormSource {
  contentType: string | null | undefined
  body: Readable | ReadableStream | null
}

export interface FileRule {
  /** The fields with a file. Files in other fields are ignored. */
  fields: string[]
  /** The limit of each file, in bytes. */
  limit: number
  /** Shown for a file above the limit. */
  tooLarge: string
  /** The limit of each text, in bytes; 64 KB if left out. */
  textLimit?: number
}

export interface NamedUpload extends Upload {
  /** The sender's name for the file: any text. */
  name: string
  /** The form field of the file. */
  field: string
}

/** The parts of a form that were read. Its uploads are deleted with it unless they are saved. */
export interface ReceivedForm extends AsyncDisposable {
  values: Record<string, string>
  uploads: Record<string, NamedUpload>
  /** The reason why it is incomplete. The values read before it are included, so they need not be typed again. */
  failure: DomainError | null
}
