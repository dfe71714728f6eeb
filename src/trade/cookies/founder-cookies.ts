import { serverCookie } from './server-cookie.ts'

const CASE = serverCookie('founderCase', { seconds: 7 * 86_400, longest: 400 })
const SENT = serverCookie('founderSent', { seconds: 300, longest: 400 })
const FILE_WAITS = 'file-waits'

/** The `Set-Cookie` value that keeps a link's token on the device for a week, so that no URL has to contain it. */
export function setFounderCase(token: string): string {
  return CASE.set(token)
}

export const FORGET_FOUNDER_CASE = CASE.forget

/** The token of a link; null if there is none. */
export function readFounderCase(cookies: string | null | undefined): string | null {
  return CASE.read(cookies)
}

/** The confirmation data after the form was sent. */
export interface SentRequest {
  reference: string
  email: string
  /** Whether its document still has to be scanned. */
  isFileWaiting: boolean
}

export function setSentRequest({ reference, email, isFileWaiting }: SentRequest): string {
  return SENT.set([reference, email, ...(isFileWaiting ? [FILE_WAITS] : [])].join(' '))
}

export function readSentRequest(cookies: string | null | undefined): SentRequest | null {
  const [reference = '', email = '', rest] = SENT.read(cookies)?.split(' ', 3) ?? []
  return isReference(reference) && email
    ? { reference, email, isFileWaiting: rest === FILE_WAITS }
    : null
}

/** Whether a text could be a case's reference. */
export function isReference(text: string): boolean {
  return /^LF-[2-9A-HJ-NP-Z]{5}$/.test(text)
}
