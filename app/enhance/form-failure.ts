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

/**
 * Says what went wrong: for five seconds as a toast, and until the next try beside each field it is
 * about, or beside the button when it is about none.
 */
export function showFailure(form: HTMLFormElement, { sentence, fields }: Failure) {
  showToast('error', sentence)
  const known = fields.flatMap(({ field, message }) => {
    const control = form.elements.namedItem(field)
    return control instanceof HTMLElement ? [{ control, message }] : []
  })
  for (const { control, message } of known) mark(control, message)
  known[0]?.control.focus()

  const note = document.getElementById(`${form.id}-failure`)
  if (!note || known.length > 0) return
  note.textContent = sentence
  note.hidden = false
}

export function clearFailure(form: HTMLFormElement) {
  for (const toast of document.querySelectorAll('.toast[data-tone=error]')) toast.remove()
  // Its own notes, and those of a form that came back.
  const notes = '.field-problem, [id$="-error"], [data-toast]'
  for (const note of form.querySelectorAll(notes)) note.remove()
  const note = document.getElementById(`${form.id}-failure`)
  if (note) note.hidden = true
  for (const control of form.querySelectorAll('[aria-invalid]')) control.ariaInvalid = null
}

function mark(control: HTMLElement, message: string) {
  const note = document.createElement('p')
  note.id = `${control.id}-problem`
  note.className = 'field-problem'
  note.textContent = message
  const place = control.closest('[data-field]') ?? control.parentElement
  place?.append(note)
  control.ariaInvalid = 'true'
  const about = control.getAttribute('aria-describedby')?.split(' ') ?? []
  control.setAttribute('aria-describedby', [...new Set([...about, note.id])].join(' '))
  const forgive = () => {
    note.remove()
    control.ariaInvalid = null
  }
  control.addEventListener('input', forgive, { once: true })
}

/** Empties what a person can fill in; a form that came back once would otherwise go back to that. */
export function emptyForm(form: HTMLFormElement) {
  clearFailure(form)
  const typed = 'input:not([type=hidden]), textarea'
  for (const field of form.querySelectorAll<HTMLInputElement>(typed)) field.value = ''
}
