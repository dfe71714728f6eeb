import { parseCookie, stringifySetCookie } from 'cookie'

const COMMON = { path: '/', httpOnly: true, sameSite: 'lax' } as const
const CASE = { name: 'founderCase', ...COMMON } as const
const SENT = { name: 'founderSent', ...COMMON } as const

const CASE_SECONDS = 7 * 86_400
const SENT_SECONDS = 300
const LONGEST = 400
const FILE_WAITS = 'file-waits'

/** The `Set-Cookie` value that keeps a link's token on the device for a week, so that no URL has to contain it. */
export function setFounderCase(token: string): string {
  return stringifySetCookie({ ...CASE, value: token, maxAge: CASE_SECONDS })
}

export const FORGET_FOUNDER_CASE = stringifySetCookie({ ...CASE, value: '', maxAge: 0 })

/** The token of a link; null if there is none. */
export function readFounderCase(cookies: string | null | undefined): string | null {
  return read(cookies, CASE.name)
}

/** The confirmation data after the form was sent. */
export interface SentRequest {
  reference: string
  email: string
  /** Whether its document still has to be scanned. */
  isFileWaiting: boolean
}

export function setSentRequest({ reference, email, isFileWaiting }: SentRequest): string {
  const value = [reference, email, ...(isFileWaiting ? [FILE_WAITS] : [])].join(' ')
  return stringifySetCookie({ ...SENT, value, maxAge: SENT_SECONDS })
}

export function readSentRequest(cookies: string | null | undefined): SentRequest | null {
  const [reference = '', email = '', rest] = read(cookies, SENT.name)?.split(' ', 3) ?? []
  return isReference(reference) && email
    ? { reference, email, isFileWaiting: rest === FILE_WAITS }
    : null
}

/** Whether a text could be a case's reference. */
export function isReference(text: string): boolean {
  return /^LF-[2-9A-HJ-NP-Z]{5}$/.test(text)
}

function read(cookies: string | null | undefined, name: string) {
  const value = cookies?.includes(`${name}=`) ? parseCookie(cookies)[name] : undefined
  return value && value.length <= LONGEST ? value : null
}
