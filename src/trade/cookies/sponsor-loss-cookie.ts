import { serverCookie } from './server-cookie.ts'

/** The answers of a worker who lost the sponsor or the job; logging out forgets them. */
export const SPONSOR_LOSS_COOKIE = serverCookie('sponsor-lost', {
  seconds: 180 * 86_400,
  longest: 300,
})
