import type { Readable } from 'node:stream'
import type { Db } from '#platform/database/database.ts'

/** A complete upload. It is deleted at the end of its scope unless it is saved. */
export interface Upload extends AsyncDisposable {
  /** The file’s path on this machine until then, for inspection. */
  path: string
  /** The size in bytes. */
  size: number
}

/** A store of files, which have no public URLs. */
export interface FileStore {
  /**
   * Streams an upload to disk. A failed one leaves nothing behind.
   * @throws {DomainError} `too_large` above `limit` bytes, `no_space` if the disk is full
   */
  receive(content: Readable, limit: number): Promise<Upload>
  save(upload: Upload, key: string): Promise<void>
  /** Null if the file does not exist. */
  open(key: string): Promise<Readable | null>
  /** The files of a folder saved before `before`, a page at a time. */
  listOlderThan(folder: string, before: Date): AsyncIterable<string[]>
  /** Deleting a missing file is not an error. */
  delete(key: string): Promise<void>
}

/**
 * A file store for features: documents are scanned if there is a scanner. What cannot be scanned now is stored anyway,
 * but cannot be opened until it was found clean. `save` throws the `DomainError` `virus_found` without storing
 * anything; `open` throws `file_waiting` and `file_removed`.
 */
export interface Files extends FileStore {
  /**
   * Scans waiting files again, and deletes those with a virus. `onInfected` is called for each of these in the
   * transaction that marks it.
   */
  scanWaiting(onInfected: OnInfected): Promise<void>
}

export type OnInfected = (db: Db, key: string) => Promise<void>
