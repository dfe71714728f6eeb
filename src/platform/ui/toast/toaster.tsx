import { createElement, useEffect, useSyncExternalStore, type ComponentType } from 'react'
import { useLanguage } from '#platform/languages/pages/use-language.ts'
import type { Flash } from '#platform/primitives/flash.ts'
import { Icon } from '#platform/ui/facts/icon.tsx'
import { TOAST_ICONS, type QueuedToast } from './toast.ts'
import type { ToastRegionProps } from './toast-region.tsx'

const DEFAULT_MS = 5000

// The region is loaded with the first toast, or earlier if one is likely.
let Region: ComponentType<ToastRegionProps> | null = null
let queue: QueuedToast[] = []
const listeners = new Set<() => void>()

/** Shows a short message that disappears by itself. In the browser only. */
export function showToast(tone: Flash['tone'], words: string, duration = DEFAULT_MS) {
  addToast({ tone, words, duration, isInstant: false })
}

function addToast(toast: QueuedToast) {
  queue = [...queue, toast]
  notify()
  void loadToasts()
}

/** Loads toasts ahead if one is likely: they could not be loaded later without a connection. */
export async function loadToasts() {
  if (Region) return
  const loaded = await import('./toast-region.tsx').catch(() => null)
  Region = loaded?.ToastRegion ?? null
  notify()
}

/** Empties the queue for the region to show. */
function drainToasts(): QueuedToast[] {
  const drained = queue
  queue = []
  return drained
}

function notify() {
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** The region for messages: successes at the top right, failures in the middle. */
export function Toaster() {
  const toasts = useSyncExternalStore(
    subscribe,
    () => queue,
    () => queue,
  )
  const region = useRegion()
  return region && createElement(region, { queue: toasts, drain: drainToasts })
}

function useRegion() {
  return useSyncExternalStore(
    subscribe,
    () => Region,
    () => null,
  )
}

/** A message that comes with a page. It is in the HTML, so that it can be read without a script. */
export function PageToast({ flash }: { flash: Flash }) {
  const { tone, words: said, lang } = flash
  const { words } = useLanguage()
  const hasRegion = useRegion() !== null
  useEffect(() => {
    // The same text sent again is a new message.
    addToast({ ...flash, isInstant: true })
  }, [flash])
  if (hasRegion) return null

  return (
    <section className="toasts" aria-label={words.layout.messages}>
      <div className="toast" data-tone={tone}>
        <Icon name={TOAST_ICONS[tone]} />
        <p className="toast-words" lang={lang} role={tone === 'error' ? 'alert' : 'status'}>
          {said}
        </p>
        {/* The button that comes with the app must not rewrap the text. */}
        <span className="toast-room" aria-hidden="true" />
      </div>
    </section>
  )
}
