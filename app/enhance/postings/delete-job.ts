import { ACCEPT, readFailure } from '../form-failure.ts'
import { showToast } from '../toast.ts'

const DELETED_MS = 1000

/** Deletes a job from its card: the list becomes the one that is left, where it stands. */
export function deleteJobsInPlace() {
  document.addEventListener('submit', (event) => {
    const form = event.target
    if (!(form instanceof HTMLFormElement) || !form.dataset.deletes) return
    if (!form.closest('[data-jobs]')) return
    event.preventDefault()
    if (form.ariaBusy === 'true') return
    form.ariaBusy = 'true'
    void deleteJob(form.dataset.deletes).finally(() => (form.ariaBusy = null))
  })
  document.addEventListener('keydown', ({ key, target }) => {
    const fold = target instanceof Element ? target.closest('details') : null
    if (key !== 'Escape' || !fold?.open || !fold.querySelector('form[data-deletes]')) return
    fold.open = false
    fold.querySelector('summary')?.focus()
  })
}

async function deleteJob(jobId: string) {
  try {
    const answer = await fetch('/api/v1/post/delete', {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: ACCEPT },
      body: JSON.stringify({ jobId }),
    })
    if (!answer.ok) {
      const { sentence } = readFailure(answer.headers.get('content-type'), await answer.text())
      showToast('error', sentence)
      return
    }
    if (await showListAgain()) return showToast('success', 'Successfully deleted', DELETED_MS)
    // The next page says it.
    document.cookie = 'flash=job-deleted; path=/; max-age=60; samesite=lax'
    location.reload()
  } catch {
    showToast('error', 'We could not reach the server. Check your connection and try again.')
  }
}

/**
 * The same page once more, of which only the lists and what counts them are taken; false when it looks
 * quite different.
 */
async function showListAgain(): Promise<boolean> {
  const page = await fetch(location.href)
  const fresh = new DOMParser().parseFromString(await page.text(), 'text/html')
  for (const part of document.querySelectorAll<HTMLElement>('[data-jobs]')) {
    const next = fresh.querySelector(`[data-jobs="${part.dataset.jobs}"]`)
    if (!next) return false
    part.replaceWith(document.adoptNode(next))
  }
  // What had the focus is gone.
  const list = [...document.querySelectorAll<HTMLElement>('[data-jobs]')].at(-1)
  if (!list) return false
  list.tabIndex = -1
  list.focus({ preventScroll: true })
  return true
}
