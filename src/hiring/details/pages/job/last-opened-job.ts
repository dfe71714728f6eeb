import { setCookie } from '#platform/layout/set-cookie.ts'

const COOKIE = /(?:^|;\s*)lastJob=([0-9a-z]{1,36})(?:;|$)/
const WEEK_IN_SECONDS = 604_800

/** The job last opened in this browser. */
export function lastOpenedJob(cookies: string | null): string | null {
  return COOKIE.exec(cookies ?? '')?.[1] ?? null
}

/** Makes `/jobDetails` without an id show this job. The cookie is sent to that path only. */
export function rememberOpenedJob(id: string) {
  setCookie(
    `lastJob=${id}; path=/jobDetails; max-age=${WEEK_IN_SECONDS}; samesite=lax`,
    '__Secure-',
  )
}
