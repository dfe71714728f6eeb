import { sendWithProgress } from './upload.ts'

/** Sends an application with its progress in sight; the next page says that it has arrived. */
export function sendApplyForm() {
  const form = document.querySelector<HTMLFormElement>('#apply-form')
  if (!form) return
  chooseWhatIsUsed(form)
  sendWithProgress(form, {
    to: '/api/v1/apply',
    unreachable: 'We could not reach the server. Your answers are still here: send them again.',
    onSuccess() {
      document.cookie = 'flash=application-sent; path=/; max-age=60; samesite=lax'
      location.assign('/jobs')
    },
  })
}

/** A chosen file means 'another one', and going back to the resume of last time puts it away. */
function chooseWhatIsUsed(form: HTMLFormElement) {
  const file = form.querySelector<HTMLInputElement>('input[type=file]')
  const choices = Array.from(form.querySelectorAll<HTMLInputElement>('[name=resumeId]'))
  file?.addEventListener('change', () => {
    for (const choice of choices) choice.checked = choice.value === ''
  })
  for (const choice of choices) {
    choice.addEventListener('change', () => {
      if (file && choice.value !== '') file.value = ''
    })
  }
}
