import { useSyncExternalStore } from 'react'

/** The form to which the ticks of the table belong. */
export const BULK_FORM = 'bulk'

const BOXES = `input[type="checkbox"][form="${BULK_FORM}"]`

/** How many jobs are ticked: the boxes themselves know it. */
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
