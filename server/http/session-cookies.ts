import { parseCookie, stringifySetCookie } from 'cookie'
import { SESSION_DAYS } from '#contract/accounts.ts'
import type { PersonalAnswers } from '#contract/sponsorship/personal-answers.ts'
import { FORGET_SITUATION, setSituation } from '#contract/sponsorship/situation-cookie.ts'

const DAY_IN_SECONDS = 86_400
const DEVICE_DAYS = 400

export type SessionCookies = ReturnType<typeof createSessionCookies>

/**
 * The cookies for the session and for known devices. Scripts cannot read them. With https,
 * `cookie-prefix.ts` makes them and all others secure.
 */
export function createSessionCookies() {
  const common = { path: '/', httpOnly: true, sameSite: 'lax' } as const

  function set(name: string, value: string, days: number) {
    return stringifySetCookie({ name, value, ...common, maxAge: days * DAY_IN_SECONDS })
  }

  return {
    read(header: string | undefined) {
      const found = header ? parseCookie(header) : {}
      return { session: found.session || null, device: found.device || null }
    },
    /** `Set-Cookie` values after logging in. */
    start: (values: { session: string; device: string; situation?: PersonalAnswers | null }) => [
      set('session', values.session, SESSION_DAYS),
      set('device', values.device, DEVICE_DAYS),
      ...(values.situation ? [setSituation(values.situation)] : []),
    ],
    /** After a reset by code: the device is known, but not logged in yet. */
    rememberDevice: (values: { device: string }) => [
      set('session', '', 0),
      set('device', values.device, DEVICE_DAYS),
    ],
    /** After logging out: nothing about the person stays on the device. */
    end: () => [set('session', '', 0), FORGET_SITUATION],
  }
}
