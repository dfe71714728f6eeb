import { ACCEPT, clearFailure, emptyForm, readFailure, showFailure } from './form-failure.ts'

const UNREACHABLE = 'We could not reach the server. Your message is still here: send it again soon.'

/** Sends the contact form without leaving the page; the dialog says that it has arrived. */
export function sendContactForm() {
  const form = document.querySelector<HTMLFormElement>('#contact-form')
  const dialog = document.querySelector<HTMLDialogElement>('#message-sent')
  if (!form || !dialog) return
  let isSending = false

  form.addEventListener('submit', async (event) => {
    event.preventDefault()
    if (isSending) return
    setSending(true)
    clearFailure(form)
    await send(form, dialog)
    setSending(false)
  })
  dialog.addEventListener('close', () => setInternalError(form, null))

  function setSending(value: boolean) {
    isSending = value
    const button = form?.querySelector('button')
    if (button) button.ariaDisabled = value ? 'true' : null
  }
}

async function send(form: HTMLFormElement, dialog: HTMLDialogElement) {
  try {
    const response = await fetch('/send-email', {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: ACCEPT },
      body: JSON.stringify(Object.fromEntries(new FormData(form))),
    })
    if (response.ok) {
      emptyForm(form)
      if (dialog.open) dialog.close()
      dialog.showModal()
      return
    }
    setInternalError(form, 'Failed to send email.')
    const type = response.headers.get('content-type')
    showFailure(form, readFailure(type, await response.text()))
  } catch (error) {
    setInternalError(form, 'An error occurred while sending the email.')
    console.error('An error occurred while sending the email.', error)
    showFailure(form, { sentence: UNREACHABLE, fields: [] })
  }
}

/** Never shown: the server's own sentence is. */
function setInternalError(form: HTMLFormElement, text: string | null) {
  if (text) form.dataset.internalError = text
  else delete form.dataset.internalError
}
