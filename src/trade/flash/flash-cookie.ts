import { parseCookie, stringifySetCookie } from 'cookie'
import { findFlash, type FlashName } from './flashes.ts'
import type { Flash } from '#platform/primitives/flash.ts'

const COOKIE = { name: 'flash', path: '/', httpOnly: true, sameSite: 'lax' } as const
const SECONDS = 60

/** The `Set-Cookie` value that leaves a message for the next page. */
export function setFlash(name: FlashName): string {
  return stringifySetCookie({ ...COOKIE, value: name, maxAge: SECONDS })
}

export const CLEAR_FLASH = stringifySetCookie({ ...COOKIE, value: '', maxAge: 0 })

export function readFlash(cookies: string | undefined): Flash | null {
  const name = cookies && parseCookie(cookies)[COOKIE.name]
  return name ? findFlash(name) : null
}
