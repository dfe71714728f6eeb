import { useSyncExternalStore } from 'react'

/** The id of the form that the table's tick boxes belong to. */
export const BULK_FORM = 'bulk'

const BOXES = `input[type="checkbox"][form="${BULK_FORM}"]`

/** The number of ticked jobs; the boxes themselves hold the state. */
export function useTicked(): number {
  return useSyncExternalStore(subscribe, countTicked, () => 0)
}

/** Ticks or unticks every job of the page. */
export function tickAll(isTicked: boolean) {
  for (const box of document.querySelectorAll<HTMLInputElement>(BOXES)) box.checked = isTicked
  document.dispatchEvent(new Event('change'))
}

function subscribe(notify: () => void) {
  document.addEventListener('change', notify)
  return () => document.removeEventListener('change', notify)
}

function countTicked() {
  return document.querySelectorAll(`${BOXES}:checked`).length
}
