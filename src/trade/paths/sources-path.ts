/** The page about where our adverts come from, and how we read them. */
export const SOURCES_PATH = '/sources'
