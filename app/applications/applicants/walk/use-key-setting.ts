import { useSyncExternalStore } from 'react'

/** On this device: ‘off’ where somebody wants no single letters to do anything. */
const NAME = 'landfall-keys'
const CHANGED = 'landfall-keys-changed'

/** Whether single keys do something here, and how to say so. */
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

// A browser that stores nothing for us throws.
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
