/** Opens in place what is otherwise a page with its dialog open. */
export function openDialogsInPlace() {
  for (const button of document.querySelectorAll<HTMLElement>('[data-opens]')) {
    const dialog = document.getElementById(button.dataset.opens ?? '')
    if (!(dialog instanceof HTMLDialogElement)) continue
    button.addEventListener('click', (event) => {
      event.preventDefault()
      if (!dialog.open) dialog.showModal()
    })
  }
}

/** Opens dialogs from buttons with `commandfor`, for browsers that do not know how yet. */
export function openDialogsByCommand() {
  if ('commandForElement' in HTMLButtonElement.prototype) return
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest('button[commandfor]') : null
    const dialog = document.getElementById(button?.getAttribute('commandfor') ?? '')
    if (!(dialog instanceof HTMLDialogElement)) return
    if (button?.getAttribute('command') === 'show-modal') dialog.showModal()
    if (button?.getAttribute('command') === 'close') dialog.close()
  })
}
