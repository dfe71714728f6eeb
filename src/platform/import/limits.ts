/** The longest record accepted, in characters: a hundred times the longest real advert. */
export const MAX_RECORD_LENGTH = 16 * 1024 * 1024

export const TOO_LONG = `This record is longer than ${MAX_RECORD_LENGTH / 1024 / 1024} million characters: leave out what is not the advert.`

/** Values or elements inside one another, far more than any advert has: millions take seconds to read. */
export const MOST_DEPTH = 100_000

export const TOO_DEEP = `More than ${MOST_DEPTH} values are inside one another: leave out what is not the advert.`

/** Cells of a row, far more than any list has: millions of empty ones take seconds to read. */
export const MOST_CELLS = 100_000
