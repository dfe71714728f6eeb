import { STRENGTH_WORDS, strengthOf } from '#contract/password-strength.ts'

/** Brings the button that shows what is typed. It hides it again before anything is sent. */
export function offerToShowPasswords() {
  for (const button of document.querySelectorAll<HTMLButtonElement>('[data-shows]')) {
    const field = document.getElementById(button.dataset.shows ?? '')
    const [word] = button.childNodes
    if (!(field instanceof HTMLInputElement) || !word) continue
    button.hidden = false

    const show = (isShown: boolean) => {
      field.type = isShown ? 'text' : 'password'
      button.ariaPressed = String(isShown)
      word.textContent = isShown ? 'Hide' : 'Show'
    }
    button.addEventListener('click', () => {
      show(field.type === 'password')
      field.focus()
    })
    field.form?.addEventListener('submit', () => show(false))
  }
}

/** Says how well a password holds while it is typed; before that there is nothing to say. */
export function measurePasswords() {
  for (const box of document.querySelectorAll<HTMLElement>('[data-strength-of]')) {
    const field = document.getElementById(box.dataset.strengthOf ?? '')
    const meter = box.querySelector('meter')
    const words = box.querySelector('output')
    if (!(field instanceof HTMLInputElement) || !meter || !words) continue

    const measure = () => {
      const strength = strengthOf(field.value)
      box.hidden = field.value === ''
      meter.value = strength
      words.textContent = STRENGTH_WORDS[strength]
    }
    field.addEventListener('input', measure)
    measure()
  }
}
