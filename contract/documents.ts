/** Ten megabytes, in bytes. */
export const DOCUMENT_LIMIT = 10 * 1024 * 1024

/** Messages about a file that is rejected. */
export const DOCUMENT_PROBLEMS = {
  type: 'Choose a PDF or Word document (.pdf, .doc or .docx).',
  empty: 'This document is empty. Choose another one.',
  size: 'This document is larger than 10 MB. Choose a smaller one.',
} as const

/** What a file field takes, as the server does. */
export const DOCUMENT_RULES = {
  accept: '.pdf,.doc,.docx',
  bytes: DOCUMENT_LIMIT,
  wrongType: DOCUMENT_PROBLEMS.type,
  tooLarge: DOCUMENT_PROBLEMS.size,
} as const
