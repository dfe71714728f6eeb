/** The milliseconds in which a second tap is not meant as another. */
export const DOUBLE_TAP = 500
