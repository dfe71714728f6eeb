import { useSyncExternalStore } from 'react'

/** False on the server and in the first render that must match it, true from then on. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  )
}

function subscribe() {
  return unsubscribe
}

function unsubscribe() {}
