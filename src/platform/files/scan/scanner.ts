import type { Readable } from 'node:stream'

/** A scanner’s result for a file. */
export type Verdict =
  | { state: 'clean' }
  | { state: 'infected'; virus: string }
  /** The result is unknown: the scanner is down, slow or refuses. */
  | { state: 'unknown'; reason: string }

/** Scans files for viruses. */
export interface Scanner {
  /** Never throws. `open` is called when it is the file’s turn; waiting for that counts towards `timeoutMs` too. */
  scan(open: () => Readable | Promise<Readable>, timeoutMs: number): Promise<Verdict>
}
