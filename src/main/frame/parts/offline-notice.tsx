import { useSyncExternalStore } from 'react'

/** Shows that the connection is lost, until it is back. */
export function OfflineNotice() {
  const isOnline = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  )
  return (
    <output className="offline">
      {!isOnline && 'You are offline. Other pages need a connection.'}
    </output>
  )
}

function subscribe(onChange: () => void) {
  addEventListener('online', onChange)
  addEventListener('offline', onChange)
  return () => {
    removeEventListener('online', onChange)
    removeEventListener('offline', onChange)
  }
}
