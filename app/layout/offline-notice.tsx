import { useSyncExternalStore } from 'react'

/** Says when the connection is gone, until it is back. */
export function OfflineNotice() {
  const isOnline = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  )
  return (
    <p className="offline" role="status">
      {!isOnline && 'You are offline. This page was loaded before; others need a connection.'}
    </p>
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
