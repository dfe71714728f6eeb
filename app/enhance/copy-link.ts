const SHOWN_FOR_MS = 2000

/** Shows the buttons that copy a field's text, where the browser can, and says when it is done. */
export function offerCopying() {
  if (!navigator.clipboard) return
  for (const button of document.querySelectorAll<HTMLElement>('[data-copy-from]')) {
    const field = document.getElementById(button.dataset.copyFrom ?? '')
    if (!(field instanceof HTMLInputElement)) continue
    const words = button.lastChild
    const before = words?.textContent ?? ''
    button.hidden = false
    button.setAttribute('aria-live', 'polite')
    button.addEventListener('click', async () => {
      await navigator.clipboard.writeText(field.value)
      if (words) words.textContent = 'Copied'
      setTimeout(() => {
        if (words) words.textContent = before
      }, SHOWN_FOR_MS)
    })
  }
}
