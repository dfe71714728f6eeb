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
