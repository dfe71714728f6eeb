import { serverCookie } from '#trade/cookies/server-cookie.ts'
import { findFlash, type FlashName } from './flashes.ts'
import type { Flash } from '#platform/primitives/flash.ts'

const COOKIE = serverCookie('flash', { seconds: 60, longest: 100 })

/** The `Set-Cookie` value that leaves a message for the next page. */
export function setFlash(name: FlashName): string {
  return COOKIE.set(name)
}

export const CLEAR_FLASH = COOKIE.forget

export function readFlash(cookies: string | undefined): Flash | null {
  const name = COOKIE.read(cookies)
  return name ? findFlash(name) : null
}
