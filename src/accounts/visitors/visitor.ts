import type { DeviceSave } from '#trade/cookies/saved-cookie.ts'

declare module '#platform/pages/context.ts' {
  interface PageRequest {
    visitor: Visitor
  }
}

/** The origin of a request. */
export interface Sender {
  /** IP address. */
  ip: string
}

/** The sender of a request, with or without an account. */
export interface Visitor extends Sender {
  /** The browser's user agent; '' if it sends none. */
  userAgent: string
  /** The content of the `device` cookie; null unless its signature is ours. */
  device: string | null
  /** The content of the `signUp` cookie: it says which sign-up this browser made. */
  signUp?: string | null
  /** The jobs saved on the device, which are moved into the account at log-in. */
  savedJobs?: DeviceSave[]
}
