import { parseCookie, stringifySetCookie } from 'cookie'
import { FOUNDER_PATH, type PathChoice, type PathTicks } from './founder-path.ts'

/** Sent below the path only, so that every other page is the same for everyone. */
const COOKIE = { path: FOUNDER_PATH, httpOnly: true, sameSite: 'lax' } as const
const SECONDS = 400 * 86_400
/** Longer cookies are not ours. */
const LONGEST = 1500
const TICK = /^([a-z]+(?:-[a-z]+)*)\.(\d{4})(\d{2})(\d{2})$/

function nameOf({ nation, kind }: PathChoice) {
  return `path-${nation}-${kind}`
}

/** The `Set-Cookie` value that saves the ticks of one path on the device; without ticks it deletes them. */
export function setPathTicks(choice: PathChoice, ticks: PathTicks): string {
  const entries = Object.entries(ticks)
  const value = entries.map(([key, day]) => `${key}.${day.replaceAll('-', '')}`).join('_')
  const maxAge = entries.length > 0 ? SECONDS : 0
  return stringifySetCookie({ ...COOKIE, name: nameOf(choice), value, maxAge })
}

/** The ticks on the device, ignoring invalid ones. */
export function readPathTicks(cookies: string | null | undefined, choice: PathChoice): PathTicks {
  const value = cookies ? parseCookie(cookies)[nameOf(choice)] : undefined
  if (!value || value.length > LONGEST) return {}
  const ticks = value.split('_').flatMap((part): [string, string][] => {
    const [, key, year, month, day] = TICK.exec(part) ?? []
    return key ? [[key, `${year}-${month}-${day}`]] : []
  })
  return Object.fromEntries(ticks)
}
