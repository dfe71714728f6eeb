import { ACCEPT, clearFailure, readFailure, showFailure } from '../form-failure.ts'

interface Upload {
  /** Address of the call. */
  to: string
  /** Said when the server cannot be reached. */
  unreachable: string
  onSuccess(answer: string): void
}

/** Sends a form with a file without leaving the page, shows how far it is and lets it be stopped. */
export function sendWithProgress(form: HTMLFormElement, upload: Upload) {
  const file = form.querySelector<HTMLInputElement>('input[type=file]')
  const button = form.querySelector<HTMLButtonElement>('button[type=submit]')
  const cancel = form.querySelector<HTMLButtonElement>('[data-cancel]')
  if (!file || !button || !cancel) return
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
    setSending(start(form, upload, () => setSending(null)))
  })
  cancel.addEventListener('click', () => {
    request?.abort()
    button.focus()
  })

  function setSending(value: XMLHttpRequest | null) {
    request = value
    if (button) button.ariaDisabled = value ? 'true' : null
    if (cancel) cancel.hidden = !value
    // The file, and buttons here that belong to another form.
    for (const control of form.querySelectorAll<HTMLInputElement>('[type=file], [form]')) {
      control.disabled = value !== null
    }
    showProgress(form, value && file?.files?.[0] ? 0 : null)
  }
}

function start(form: HTMLFormElement, upload: Upload, onEnd: () => void) {
  const request = new XMLHttpRequest()
  request.upload.addEventListener('progress', ({ loaded, total, lengthComputable }) => {
    if (lengthComputable) showProgress(form, loaded / total)
  })
  // First, so that what is said afterwards can move the focus to a field that is no longer disabled.
  for (const end of ['load', 'error', 'abort']) request.addEventListener(end, onEnd)
  request.addEventListener('load', () => {
    if (request.status < 300) return upload.onSuccess(request.responseText)
    const type = request.getResponseHeader('content-type')
    return showFailure(form, readFailure(type, request.responseText))
  })
  request.addEventListener('error', () => {
    showFailure(form, { sentence: upload.unreachable, fields: [] })
  })
  request.open('POST', upload.to)
  request.setRequestHeader('accept', ACCEPT)
  request.send(new FormData(form))
  return request
}

/** From 0 to 1; null hides it. */
function showProgress(form: HTMLFormElement, value: number | null) {
  const box = form.querySelector<HTMLElement>('[data-progress]')
  const bar = box?.querySelector('progress')
  const figure = box?.querySelector('output')
  if (!box || !bar || !figure) return
  box.hidden = value === null
  bar.value = value ?? 0
  figure.textContent = `${Math.round((value ?? 0) * 100)} %`
}
