import { clearFailure } from '../form-failure.ts'
import { sendWithProgress } from './upload.ts'

/** Shows a chosen profile picture before it is sent, and sends it with its progress in sight. */
export function sendPictureForm() {
  const form = document.querySelector<HTMLFormElement>('#picture-form')
  if (!form) return
  showChosenPicture(form)
  sendWithProgress(form, {
    to: '/api/v1/upload/profile',
    unreachable: 'We could not reach the server. Your picture is still chosen: send it again.',
    onSuccess() {
      // The next page says what the server said.
      document.cookie = 'flash=picture-saved; path=/; max-age=60; samesite=lax'
      location.assign('/dashboard')
    },
  })
}

function showChosenPicture(form: HTMLFormElement) {
  const input = form.querySelector<HTMLInputElement>('input[type=file]')
  const place = document.querySelector('[data-picture]')
  const current = place?.firstElementChild
  if (!input || !place || !current) return
  let address = ''

  input.addEventListener('change', showChosen)
  // A browser that comes back to a page may still know what was chosen.
  if (input.files?.[0]) showChosen()

  function showChosen() {
    if (!form || !input || !place || !current) return
    clearFailure(form)
    URL.revokeObjectURL(address)
    place.replaceChildren(current)
    const file = input.files?.[0]
    if (!file) return
    address = URL.createObjectURL(file)
    const preview = new Image()
    preview.className = current.className
    preview.alt = ''
    // What is no picture is never shown; the server says so.
    preview.addEventListener('load', () => place.replaceChildren(preview))
    preview.src = address
  }
}
