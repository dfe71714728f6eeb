import type { Readable } from 'node:stream'

/** Bytes that have arrived whole. They vanish at the end of their scope unless somebody keeps them. */
export interface Upload extends AsyncDisposable {
  /** Where they lie on this machine until then, to be looked into. */
  path: string
  /** In bytes. */
  size: number
}

/** Where uploads live. Nothing in here has a public address. */
export interface Files {
  /**
   * Streams to disk; whatever fails, nothing stays behind.
   * @throws {DomainError} `too_large` above `limit` bytes, `no_space` when the disk is full
   */
  receive(content: Readable, limit: number): Promise<Upload>
  save(upload: Upload, key: string): Promise<void>
  /** Null when there is no such file. */
  open(key: string): Promise<Readable | null>
  /** Every file of a folder that was kept before `before`, a page at a time. */
  listOlderThan(folder: string, before: Date): AsyncIterable<string[]>
  /** A file that is gone already is no error. */
  delete(key: string): Promise<void>
}
