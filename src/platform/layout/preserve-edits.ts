const edits = new Map<HTMLTextAreaElement, string>()

/**
 * Records text typed into text areas before and during hydration: React resets a text area that came with text to its
 * initial value. (It leaves other fields alone.)
 */
export function recordEdits() {
  for (const area of document.querySelectorAll('textarea')) {
    if (area.value !== area.defaultValue) edits.set(area, area.value)
  }
  document.addEventListener('input', record, true)
}

/**
 * Restores the recorded text. Call it once the page has hydrated: components see it as ordinary input. It also marks
 * the page as ready, for tests and tools that must not act too early.
 */
export function restoreEdits() {
  document.removeEventListener('input', record, true)
  document.documentElement.dataset.app = 'ready'
  for (const [area, text] of edits) {
    if (area.value === text) continue
    area.value = text
    area.dispatchEvent(new Event('input', { bubbles: true }))
  }
  edits.clear()
}

function record({ target }: Event) {
  if (target instanceof HTMLTextAreaElement) edits.set(target, target.value)
}
