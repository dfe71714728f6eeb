import { STORED_DAYS } from '#platform/primitives/time/stored-days.ts'
import { parseCookie, stringifySetCookie } from 'cookie'
import { SESSION_DAYS } from '#accounts/accounts.schema.ts'
import { FORGET_MAILED } from '#accounts/pages/mailed.ts'
import { LINK_HOURS } from '#trade/limits/account-limits.ts'
import { FORGET_FOUNDER_CASE } from '#trade/cookies/founder-cookies.ts'
import { FORGET_SAVED } from '#trade/cookies/saved-cookie.ts'
import { SPONSOR_LOSS_COOKIE } from '#trade/cookies/sponsor-loss-cookie.ts'
import type { PersonalAnswers } from '#trade/cookies/personal-answers.schema.ts'
import { FORGET_SITUATION, setSituation } from '#trade/cookies/situation-cookie.ts'

declare module '#platform/pages/context.ts' {
  interface PageServices {
    /** The cookies a page sets at log-in and log-out. */
    cookies: SessionCookies
  }
}

const DAY_IN_SECONDS = 86_400
const DEVICE_DAYS = STORED_DAYS.knownDevice
/** A little longer than the unfinished log-in it belongs to, so that its page can say that it has expired. */
const STEP_DAYS = 1 / 48

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
      return {
        session: found.session || null,
        device: found.device || null,
        step: found.step || null,
        signUp: found.signUp || null,
      }
    },
    /** `Set-Cookie` values after logging in. Jobs saved on the device are in the account now. */
    start: (values: { session: string; device: string; situation?: PersonalAnswers | null }) => [
      set('session', values.session, SESSION_DAYS),
      set('device', values.device, DEVICE_DAYS),
      ...(values.situation ? [setSituation(values.situation)] : []),
      FORGET_SAVED,
      FORGET_MAILED,
      set('signUp', '', 0),
    ],
    /** Set after signing up, for as long as the link in the mail works. */
    startSignUp: (values: { signUp: string }) => set('signUp', values.signUp, LINK_HOURS / 24),
    /** Set after the right password, until the second step. */
    startStep: (values: { step: string }) => [set('step', values.step, STEP_DAYS)],
    endStep: () => set('step', '', 0),
    /** Set after a reset by code: the device is known, but not logged in yet. */
    rememberDevice: (values: { device: string }) => [
      set('session', '', 0),
      set('device', values.device, DEVICE_DAYS),
    ],
    /** Set after logging out: nothing about the person stays on the device. */
    end: () => [
      set('session', '', 0),
      ...FORGET_SITUATION,
      SPONSOR_LOSS_COOKIE.forget,
      FORGET_SAVED,
      FORGET_FOUNDER_CASE,
      FORGET_MAILED,
    ],
  }
}
