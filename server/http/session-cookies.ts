import { parseCookie, stringifySetCookie } from 'cookie'
import { SESSION_DAYS } from '#server/accounts/sessions/sessions.queries.ts'

const DAY_IN_SECONDS = 86_400
const DEVICE_DAYS = 400

export type SessionCookies = ReturnType<typeof createSessionCookies>

/**
 * What a browser holds for us: its session, and by what it is known after one. No script can read
 * them. With https their names promise the browser that nobody else's page set them.
 */
export function createSessionCookies({ isHttps }: { isHttps: boolean }) {
  const [session, device] = ['session', 'device'].map((name) =>
    isHttps ? `__Host-${name}` : name,
  ) as [string, string]
  const common = { path: '/', httpOnly: true, sameSite: 'lax', secure: isHttps } as const

  function set(name: string, value: string, days: number) {
    return stringifySetCookie({ name, value, ...common, maxAge: days * DAY_IN_SECONDS })
  }

  return {
    read(header: string | undefined) {
      const found = header ? parseCookie(header) : {}
      return { session: found[session] || null, device: found[device] || null }
    },
    /** `Set-Cookie` values after logging in. */
    start: (values: { session: string; device: string }) => [
      set(session, values.session, SESSION_DAYS),
      set(device, values.device, DEVICE_DAYS),
    ],
    /** After a mailed code: known, and not yet logged in. */
    rememberDevice: (values: { device: string }) => [
      set(session, '', 0),
      set(device, values.device, DEVICE_DAYS),
    ],
    /** After logging out. */
    end: () => [set(session, '', 0)],
  }
}
