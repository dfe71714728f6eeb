// Shows the copy buttons of a translated page, which has no app.
;(() => {
  if (!('clipboard' in navigator)) return
  for (const button of document.querySelectorAll('[data-copy]')) {
    const label = button.lastChild
    const words = label.data
    button.hidden = false
    button.addEventListener('click', async () => {
      try {
        await navigator.clipboard.writeText(button.dataset.copy)
      } catch {
        return
      }
      label.data = button.dataset.copied
      setTimeout(() => (label.data = words), 2000)
    })
  }
})()
