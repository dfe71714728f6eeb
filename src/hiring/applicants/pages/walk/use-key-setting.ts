import { useSyncExternalStore } from 'react'

/** A setting on this device: ‘off’ disables single-letter keys. */
const NAME = 'landfall-keys'
const CHANGED = 'landfall-keys-changed'

/** Whether single-letter keys are on, and a setter. */
export function useKeySetting(): [boolean, (isOn: boolean) => void] {
  const isOn = useSyncExternalStore(subscribe, read, () => true)
  return [isOn, write]
}

function subscribe(onChange: () => void) {
  addEventListener('storage', onChange)
  addEventListener(CHANGED, onChange)
  return () => {
    removeEventListener('storage', onChange)
    removeEventListener(CHANGED, onChange)
  }
}

// Browsers that block storage throw.
function read() {
  try {
    return localStorage.getItem(NAME) !== 'off'
  } catch {
    return true
  }
}

function write(isOn: boolean) {
  try {
    localStorage.setItem(NAME, isOn ? 'on' : 'off')
  } finally {
    dispatchEvent(new Event(CHANGED))
  }
}
