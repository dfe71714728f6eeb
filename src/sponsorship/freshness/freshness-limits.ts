/** Rules that nobody has looked at for more days than this are old. */
export const RULES_FRESH_DAYS = 45
/** A register of more days ago than this is old. */
export const REGISTER_FRESH_DAYS = 14
/** An Ethical Recruiters List that was read more days ago than this is old. */
export const RECRUITERS_FRESH_DAYS = 45
