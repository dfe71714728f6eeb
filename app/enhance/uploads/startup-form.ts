import { emptyForm } from '../form-failure.ts'
import { showToast } from '../toast.ts'
import { sendWithProgress } from './upload.ts'

/** Sends the startup form without leaving the page it stands on. */
export function sendStartupForm() {
  const form = document.querySelector<HTMLFormElement>('#startup-form')
  if (!form) return
  sendWithProgress(form, {
    to: '/api/v1/startup',
    unreachable: 'We could not reach the server. Your answers are still here: send them again.',
    onSuccess(answer) {
      emptyForm(form)
      showToast('success', answer)
    },
  })
}
