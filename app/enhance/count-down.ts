/** Hides a button that asks for another mail until its time has come, and says how long that is. */
export function countDown() {
  for (const form of document.querySelectorAll<HTMLFormElement>('form[data-resend]')) {
    const button = form.querySelector('button')
    const note = form.querySelector<HTMLElement>('[data-countdown]')
    const figure = note?.querySelector('span')
    const end = Date.now() + Number(form.dataset.resend) * 1000
    if (!button || !note || !figure) continue

    const tick = () => {
      const left = Math.ceil((end - Date.now()) / 1000)
      button.hidden = left > 0
      note.hidden = left <= 0
      figure.textContent = left === 1 ? '1 second' : `${left} seconds`
      if (left > 0) setTimeout(tick, 1000)
    }
    tick()
  }
}
