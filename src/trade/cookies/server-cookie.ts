import { parseCookie, stringifySetCookie } from 'cookie'

const COMMON = { path: '/', httpOnly: true, sameSite: 'lax' } as const

/** A cookie that only the server reads: its `Set-Cookie` values, and its value in a request’s cookies. */
export function serverCookie(
  name: string,
  { seconds, longest }: { seconds: number; longest: number },
) {
  return {
    set: (value: string) => stringifySetCookie({ name, ...COMMON, value, maxAge: seconds }),
    forget: stringifySetCookie({ name, ...COMMON, value: '', maxAge: 0 }),
    /** Null without one. Longer ones are not ours. */
    read(cookies: string | null | undefined): string | null {
      const value = cookies?.includes(`${name}=`) ? parseCookie(cookies)[name] : undefined
      return value && value.length <= longest ? value : null
    },
  }
}
