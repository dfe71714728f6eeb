import { useSyncExternalStore } from 'react'

const CHANGED = 'key-setting-changed'

/** Whether single-letter keys are on, on this device, and a setter. They are on if the browser blocks storage. */
export function useKeySetting(name: string): [boolean, (isOn: boolean) => void] {
  const isOn = useSyncExternalStore(
    subscribe,
    () => read(name),
    () => true,
  )
  return [isOn, (isOn) => write(name, isOn)]
}

function subscribe(onChange: () => void) {
  addEventListener('storage', onChange)
  addEventListener(CHANGED, onChange)
  return () => {
    removeEventListener('storage', onChange)
    removeEventListener(CHANGED, onChange)
  }
}

function read(name: string) {
  try {
    return localStorage.getItem(name) !== 'off'
  } catch {
    return true
  }
}

function write(name: string, isOn: boolean) {
  try {
    localStorage.setItem(name, isOn ? 'on' : 'off')
  } catch {
    // The setting stays as it is.
  }
  dispatchEvent(new Event(CHANGED))
}
