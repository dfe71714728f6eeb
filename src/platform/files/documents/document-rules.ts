import type { ScanState } from './scan-words.ts'

/** Ten megabytes, in bytes. */
export const DOCUMENT_LIMIT = 10 * 1024 * 1024

const WRONG_TYPE = 'Choose a PDF or Word document (.pdf, .doc or .docx).'
const EMPTY = 'This document is empty. Choose another one.'
const TOO_LARGE = 'This document is larger than 10 MB. Choose a smaller one.'

/** Messages for rejected files. Browsers load only those that the rules below name. */
export const DOCUMENT_PROBLEMS = {
  type: WRONG_TYPE,
  locked: 'This document is protected by a password. Save a copy without one, then choose that.',
  damaged: 'This document is damaged. Save it again, then choose it.',
  rtf: 'This is an RTF document. Save it as PDF or Word (.docx), then choose that.',
  empty: EMPTY,
  size: TOO_LARGE,
} as const

/** The rules of a file field, as on the server. */
export const DOCUMENT_RULES = {
  accept: '.pdf,.doc,.docx',
  bytes: DOCUMENT_LIMIT,
  wrongType: WRONG_TYPE,
  tooLarge: TOO_LARGE,
} as const

/** The rules of a field that looks into the file, too: a long form is sent long after the file was chosen. */
export const RESUME_RULES = {
  ...DOCUMENT_RULES,
  empty: EMPTY,
  // PDF, the containers of .docx and .doc, and RTF, about which the server has its own sentence.
  starts: ['%PDF', 'PK', '\u00d0\u00cf', '{\\rtf'],
} as const

/** A document sent from one side to the other. */
export interface SentFile {
  name: string
  /** The size in bytes. */
  size: number
  /** Null if it can be opened. */
  scan: ScanState | null
}
