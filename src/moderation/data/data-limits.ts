/** The limits of files at the desk, in bytes. */
export const PAGE_LIMIT = 5 * 1024 * 1024
export const REGISTER_LIMIT = 60 * 1024 * 1024
