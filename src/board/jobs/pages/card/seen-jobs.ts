import { useMemo, useSyncExternalStore } from 'react'

const KEY = 'seenJobs'
const MOST = 500

/** Records that this job was opened, on this device only. */
export function rememberSeenJob(id: string) {
  try {
    const others = read().filter((seen) => seen !== id)
    localStorage.setItem(KEY, [...others, id].slice(-MOST).join(' '))
  } catch {
    // Storage may be full or blocked: only the mark is lost.
  }
}

/** The ids, newest last. */
function read() {
  return readText().split(' ').filter(Boolean)
}

/** The jobs most recently opened on this device, latest first. */
export function lastSeenJobs(count: number): string[] {
  return read().slice(-count).toReversed()
}

export function forgetSeenJobs() {
  try {
    localStorage.removeItem(KEY)
  } catch {
    // There is nothing to delete.
  }
}

/** The jobs opened on this device. The server does not know them, so their marks appear with the app. */
export function useSeenJobs(): ReadonlySet<string> {
  const text = useSyncExternalStore(subscribe, readText, () => '')
  return useMemo(() => new Set(text.split(' ')), [text])
}

function readText() {
  try {
    return localStorage.getItem(KEY) ?? ''
  } catch {
    return ''
  }
}

/** Subscribes to changes, including a job opened in another tab. */
function subscribe(onChange: () => void) {
  addEventListener('storage', onChange)
  return () => removeEventListener('storage', onChange)
}
