import { stringifySetCookie } from 'cookie'

/** The answers of a worker who lost the sponsor or the job; logging out forgets them. */
export const SPONSOR_LOSS_COOKIE = {
  name: 'sponsor-lost',
  path: '/',
  httpOnly: true,
  sameSite: 'lax',
} as const

export const FORGET_SPONSOR_LOSS = stringifySetCookie({
  ...SPONSOR_LOSS_COOKIE,
  value: '',
  maxAge: 0,
})
