/** Jobs that nothing rules out for this person, the surest first; those of other sites, too. */
export const ALL_JOBS_PATH = '/jobs?answer=open&sort=surest&country=GB'
