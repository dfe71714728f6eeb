import { showToast } from '../toast.ts'

const SHOWN_FOR_MS = 1000

/** Says what is going on while a form is sent. A button with a purpose of its own is another matter. */
export function saySoWhileSending() {
  for (const form of document.querySelectorAll<HTMLFormElement>('form[data-says]')) {
    form.addEventListener('submit', ({ submitter }) => {
      const isMain = !submitter?.getAttribute('name')
      if (isMain && form.dataset.says) showToast('info', form.dataset.says, SHOWN_FOR_MS)
    })
  }
}
