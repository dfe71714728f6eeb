/** The start of the warning about a register that was read by its headings. */
export const CHANGED_COLUMNS = 'The columns of this file are not those of the official register'
