import type { Readable } from 'node:stream'

/** A complete upload. It is deleted at the end of its scope unless it is saved. */
export interface Upload extends AsyncDisposable {
  /** The file on this machine until then, for inspection. */
  path: string
  /** In bytes. */
  size: number
}

/** The store of uploads. Its files have no public URLs. */
export interface Files {
  /**
   * Streams an upload to disk. A failed one leaves nothing behind.
   * @throws {DomainError} `too_large` above `limit` bytes, `no_space` if the disk is full
   */
  receive(content: Readable, limit: number): Promise<Upload>
  save(upload: Upload, key: string): Promise<void>
  /** Null if there is no such file. */
  open(key: string): Promise<Readable | null>
  /** The files of a folder saved before `before`, a page at a time. */
  listOlderThan(folder: string, before: Date): AsyncIterable<string[]>
  /** Deleting a missing file is not an error. */
  delete(key: string): Promise<void>
}
