import type { Readable } from 'node:stream'

/** What a scanner says of a file. */
export type Verdict =
  | { state: 'clean' }
  | { state: 'infected'; virus: string }
  /** Nobody knows: the scanner is away, slow or refuses. */
  | { state: 'unknown'; reason: string }

/** Looks for viruses in files. */
export interface Scanner {
  /**
   * Never throws. `open` is called once it is the file’s turn; waiting for that counts towards `timeoutMs`, too.
   */
  scan(open: () => Readable | Promise<Readable>, timeoutMs: number): Promise<Verdict>
}
