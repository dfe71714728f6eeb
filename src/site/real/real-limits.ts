import type { RateLimit } from '#platform/limits/limits.ts'

/** Sentences for texts and files that cannot be looked at. */
export const REAL_PROBLEMS = {
  missing: 'Paste the message, or choose a file.',
  tooLong: 'This text is longer than 20,000 characters. Paste the part about money, papers or pay.',
  unreadable: 'We could not read this file. Copy its words and paste them here.',
  wrongFile: 'Choose a PDF, Word or text file (.pdf, .docx or .txt).',
  tooLarge: 'This file is larger than 10 MB. Copy its words and paste them here.',
  tooManyPages:
    'This file has more than 50 pages. Copy the part about money, papers or pay and paste it here.',
} as const

/** Page and call share it: whoever tries many wordings shall not find one that passes. */
export const REAL_LIMIT: RateLimit = {
  name: 'real',
  times: 30,
  seconds: 3600,
  message:
    'Many texts were checked from your network, which others may use too. Wait an hour, then check yours. Until then, do not pay and do not send papers. If you are unsure, ring a helpline.',
}

/** The file of the page’s form; the text field has room for 20,000 characters of any script. */
export const REAL_FILE = {
  bytes: 10 * 1024 * 1024,
  textBytes: 256 * 1024,
  pages: 50,
  characters: 60_000,
} as const
