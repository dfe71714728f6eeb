import type { Readable } from 'node:stream'
import type { Db } from '../database/database.ts'

/** A complete upload. It is deleted at the end of its scope unless it is saved. */
export interface Upload extends AsyncDisposable {
  /** The file on this machine until then, for inspection. */
  path: string
  /** In bytes. */
  size: number
}

/** Where files are stored. They have no public URLs. */
export interface FileStore {
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

/**
 * The same for features: documents are scanned if there is a scanner. What cannot be scanned now is stored all the same,
 * and nobody can open it until it was found clean. `save` throws the `DomainError` `virus_found`, and then has stored
 * nothing; `open` throws `file_waiting` and `file_removed`.
 */
export interface Files extends FileStore {
  /**
   * Scans again what waits for it, and deletes what has a virus. `onInfected` is called for each of these in the
   * transaction that marks it.
   */
  scanWaiting(onInfected: OnInfected): Promise<void>
}

export type OnInfected = (db: Db, key: string) => Promise<void>
