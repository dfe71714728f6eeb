import { showToast } from './toast.ts'

/** A refusal as the server puts it: one sentence, and the fields it is about. */
export interface Failure {
  sentence: string
  fields: { field: string; message: string }[]
}

/** Asks for a refusal with its fields. */
export const ACCEPT = 'application/problem+json, text/plain'

/** Reads a refusal. What did not come from our server, such as a proxy's page, gets our own words. */
export function readFailure(type: string | null, body: string): Failure {
  if (type?.startsWith('application/problem+json')) {
    const { title, errors = [] } = JSON.parse(body)
    return { sentence: title, fields: errors }
  }
  const isSentence = type?.startsWith('text/plain') && body !== ''
  return { sentence: isSentence ? body : 'That did not work. Try again in a minute.', fields: [] }
}

/** Says what went wrong: for five seconds as a toast, and beside the button until the next try. */
export function showFailure(form: HTMLFormElement, { sentence, fields }: Failure) {
  showToast('error', sentence)
  const note = document.getElementById(`${form.id}-failure`)
  if (!note) return
  const rest = fields.map(({ message }) => message).filter((message) => message !== sentence)
  note.textContent = [sentence, ...rest].join(' ')
  note.hidden = false
  const controls = fields.map(({ field }) => form.elements.namedItem(field))
  const wrong = controls.filter((control) => control instanceof HTMLElement)
  for (const control of wrong) {
    control.ariaInvalid = 'true'
    const about = control.getAttribute('aria-describedby')?.split(' ') ?? []
    control.setAttribute('aria-describedby', [...new Set([...about, note.id])].join(' '))
  }
  wrong[0]?.focus()
}

export function clearFailure(form: HTMLFormElement) {
  for (const toast of document.querySelectorAll('.toast[data-tone=error]')) toast.remove()
  const note = document.getElementById(`${form.id}-failure`)
  if (note) note.hidden = true
  for (const control of form.querySelectorAll('[aria-invalid]')) control.ariaInvalid = null
}

/** Empties what a person can fill in; a form that came back once would otherwise go back to that. */
export function emptyForm(form: HTMLFormElement) {
  clearFailure(form)
  const typed = 'input:not([type=hidden]), textarea'
  for (const field of form.querySelectorAll<HTMLInputElement>(typed)) field.value = ''
}
