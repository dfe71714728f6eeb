/** Jobs that nothing rules out for this person, most certain first, including those from other sites. */
export const ALL_JOBS_PATH = '/jobs?answer=open&sort=surest&country=GB'
