import type { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import type { DomainError } from '#contract/errors.ts'
import type { Upload } from '../files/files.ts'

/** A posted multipart form that nobody has read yet. */
export interface FormSource {
  contentType: string | null | undefined
  body: Readable | ReadableStream | null
}

export interface FileRule {
  /** The fields that hold a file. A file in any other is passed over. */
  fields: string[]
  /** How many bytes each may have. */
  limit: number
  /** Said of a file above the limit. */
  tooLarge: string
}

export interface NamedUpload extends Upload {
  /** What its sender calls it: any text. */
  name: string
}

/** What is known of a form. Uploads that nobody keeps vanish with it. */
export interface ReceivedForm extends AsyncDisposable {
  values: Record<string, string>
  uploads: Record<string, NamedUpload>
  /** Why it is not whole. What came before is still there, so that nobody has to type it again. */
  failure: DomainError | null
}
