const COOKIE = /(?:^|;\s*)lastJob=([0-9a-z]{1,36})(?:;|$)/

/** The job this browser opened last, from the cookie that `enhance/last-opened-job.ts` keeps. */
export function lastOpenedJob(cookies: string | null): string | null {
  return COOKIE.exec(cookies ?? '')?.[1] ?? null
}
