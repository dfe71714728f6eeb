const FIELDS = 'input:not([type=checkbox]), textarea, select, [contenteditable]'

/** Whether a key is one of the page’s own: pressed alone, while nobody types and no dialog is open. */
export function isSingleKey(event: KeyboardEvent): boolean {
  const { target, altKey, ctrlKey, metaKey, defaultPrevented } = event
  if (altKey || ctrlKey || metaKey || defaultPrevented) return false
  if (target instanceof Element && target.closest(FIELDS)) return false
  return document.querySelector('dialog[open]') === null
}
