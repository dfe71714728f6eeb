import { useMemo, useSyncExternalStore } from 'react'

const KEY = 'seenJobs'
const MOST = 500

/** Remembers on this device alone that this job was opened. */
export function rememberSeenJob(id: string) {
  try {
    const others = read().filter((seen) => seen !== id)
    localStorage.setItem(KEY, [...others, id].slice(-MOST).join(' '))
  } catch {
    // Storage may be full or forbidden: the mark is all that is lost.
  }
}

/** Ids, the newest last. */
function read() {
  return readText().split(' ').filter(Boolean)
}

/** The jobs opened last on this device, the latest first. */
export function lastSeenJobs(count: number): string[] {
  return read().slice(-count).toReversed()
}

export function forgetSeenJobs() {
  try {
    localStorage.removeItem(KEY)
  } catch {
    // There is nothing to forget.
  }
}

/** The jobs that were opened on this device. The server knows none, so the marks come with the app. */
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

/** A job may be opened in another tab. */
function subscribe(onChange: () => void) {
  addEventListener('storage', onChange)
  return () => removeEventListener('storage', onChange)
}
