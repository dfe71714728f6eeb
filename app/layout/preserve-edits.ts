const edits = new Map<HTMLTextAreaElement, string>()

/**
 * Records what is typed into text areas before and while React hydrates the page: React gives a text area
 * that came with text its first text back. (It leaves other fields as they are.)
 */
export function recordEdits() {
  for (const area of document.querySelectorAll('textarea')) {
    if (area.value !== area.defaultValue) edits.set(area, area.value)
  }
  document.addEventListener('input', record, true)
}

/**
 * To be called once the page has hydrated: components hear of it as of any other input. It also marks the
 * page as ready, for tests and tools that must not act too early.
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
