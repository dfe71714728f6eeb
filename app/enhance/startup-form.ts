import { ACCEPT, clearFailure, emptyForm, readFailure, showFailure } from './form-failure.ts'
import { showToast } from './toast.ts'

const UNREACHABLE = 'We could not reach the server. Your answers are still here: send them again.'

/** Sends the startup form without leaving the page, shows how far it is and lets it be stopped. */
export function sendStartupForm() {
  const form = document.querySelector<HTMLFormElement>('#startup-form')
  const file = form?.querySelector<HTMLInputElement>('input[type=file]')
  const button = form?.querySelector<HTMLButtonElement>('button[type=submit]')
  const cancel = form?.querySelector<HTMLButtonElement>('[data-cancel]')
  if (!form || !file || !button || !cancel) return
  let request: XMLHttpRequest | null = null

  form.addEventListener('submit', (event) => {
    event.preventDefault()
    if (request) return
    clearFailure(form)
    const { limit, tooLarge = '' } = file.dataset
    if (file.files?.[0] && file.files[0].size > Number(limit)) {
      const fields = [{ field: file.name, message: tooLarge }]
      showFailure(form, { sentence: tooLarge, fields })
      return
    }
    request = start(form)
    request.addEventListener('loadend', () => setSending(null))
    setSending(request)
  })
  cancel.addEventListener('click', () => {
    request?.abort()
    button.focus()
  })

  function setSending(value: XMLHttpRequest | null) {
    request = value
    if (button) button.ariaDisabled = value ? 'true' : null
    if (cancel) cancel.hidden = !value
    showProgress(form, value && file?.files?.[0] ? 0 : null)
  }
}

function start(form: HTMLFormElement) {
  const request = new XMLHttpRequest()
  request.upload.addEventListener('progress', ({ loaded, total, lengthComputable }) => {
    if (lengthComputable) showProgress(form, loaded / total)
  })
  request.addEventListener('load', () => {
    if (request.status < 300) {
      emptyForm(form)
      showToast('success', request.responseText)
      return
    }
    const type = request.getResponseHeader('content-type')
    showFailure(form, readFailure(type, request.responseText))
  })
  request.addEventListener('error', () => {
    showFailure(form, { sentence: UNREACHABLE, fields: [] })
  })
  request.open('POST', '/api/v1/startup')
  request.setRequestHeader('accept', ACCEPT)
  request.send(new FormData(form))
  return request
}

/** From 0 to 1; null hides it. */
function showProgress(form: HTMLFormElement | null | undefined, value: number | null) {
  const box = form?.querySelector<HTMLElement>('[data-progress]')
  const bar = box?.querySelector('progress')
  const figure = box?.querySelector('output')
  if (!box || !bar || !figure) return
  box.hidden = value === null
  bar.value = value ?? 0
  figure.textContent = `${Math.round((value ?? 0) * 100)} %`
}
