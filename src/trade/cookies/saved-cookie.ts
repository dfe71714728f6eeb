import { SAVED_LIMITS } from '#trade/limits/saved-limits.ts'
import { serverCookie } from './server-cookie.ts'

declare module '#platform/pages/context.ts' {
  interface PageRequest {
    /** The jobs saved on the visitor’s device; a logged-in seeker’s are in the account. */
    savedOnDevice: DeviceSave[]
  }
}

/** A job saved on a device without an account. */
export interface DeviceSave {
  jobId: string
  /** The job's state known to the device; see `job_state`. */
  stateId: number
  /** Seconds since 1970. */
  savedAt: number
}

const COOKIE = serverCookie('saved', { seconds: 180 * 86_400, longest: 4000 })
const ENTRY = /^([\w-]{1,36})\.([0-9a-z]{1,9})\.([0-9a-z]{1,7})$/
const BETWEEN = '~'

/** The `Set-Cookie` value that stores a list on its device, newest first. An empty list needs no cookie. */
export function setSaved(saves: DeviceSave[]): string {
  if (saves.length === 0) return FORGET_SAVED
  return COOKIE.set(saves.map(writeSave).join(BETWEEN))
}

export const FORGET_SAVED = COOKIE.forget

/** The list on a device, ignoring invalid parts and duplicate jobs. */
export function readSaved(cookies: string | null | undefined): DeviceSave[] {
  const value = COOKIE.read(cookies)
  if (!value) return []
  const saves = new Map<string, DeviceSave>()
  for (const text of value.split(BETWEEN)) {
    const save = readSave(text)
    if (save && !saves.has(save.jobId)) saves.set(save.jobId, save)
  }
  return [...saves.values()].slice(0, SAVED_LIMITS.onDevice)
}

export function writeSave({ jobId, stateId, savedAt }: DeviceSave): string {
  return `${jobId}.${stateId.toString(36)}.${savedAt.toString(36)}`
}

/** Null for a text not written by `writeSave`. */
export function readSave(text: string): DeviceSave | null {
  const [, jobId, state = '', at = ''] = ENTRY.exec(text) ?? []
  if (!jobId) return null
  return { jobId, stateId: parseInt(state, 36), savedAt: parseInt(at, 36) }
}
