import { useEffect, useState } from 'react'
import { isEdited } from './is-edited.ts'

const PAUSE_MS = 1200
/** A request that outlives its page may not be larger. */
const KEEPALIVE_LIMIT = 60_000
const NOT_SAVED = new Set(['openedAt', 'subjectLine', 'intent'])

/**
 * Saves a form on the server while it is filled in, so that nothing is lost when a phone dies: after a
 * pause, and at once when the page is hidden or left. The handlers go to the form.
 */
export function useDraft(formId: string, path: string) {
  const [note, setNote] = useState('')
  const [draft] = useState(() => createDraft(path, setNote))

  useEffect(() => {
    draft.start(document.getElementById(formId))
    // The last chance on a phone: the page is put away, and may never come back.
    const onHide = () => document.hidden && draft.flush()
    document.addEventListener('visibilitychange', onHide)
    addEventListener('online', draft.retry)
    return () => {
      document.removeEventListener('visibilitychange', onHide)
      removeEventListener('online', draft.retry)
      draft.flush()
    }
  }, [draft, formId])

  return { note, onInput: draft.schedule, cancel: draft.cancel }
}

function createDraft(path: string, say: (words: string) => void) {
  let form: HTMLFormElement | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  let request = new AbortController()
  let saved = ''
  let hasFailed = false
  return { start, schedule, flush, retry, cancel }

  function start(element: HTMLElement | null) {
    if (!(element instanceof HTMLFormElement)) return
    form = element
    saved = isEdited(form) ? '' : readAnswers(form)
    // What was typed before the page was hydrated.
    if (!saved) schedule()
  }

  function schedule() {
    clearTimeout(timer)
    timer = setTimeout(save, PAUSE_MS)
  }

  function flush() {
    if (timer) void save()
  }

  function retry() {
    if (hasFailed) void save()
  }

  /** A draft must not arrive after the form itself. */
  function cancel() {
    clearTimeout(timer)
    timer = undefined
    request.abort()
  }

  async function save() {
    cancel()
    const body = form ? readAnswers(form) : saved
    if (body === saved) return
    request = new AbortController()
    const { signal } = request
    const response = await fetch(`/api/v1/drafts/${path}`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body,
      keepalive: body.length < KEEPALIVE_LIMIT,
      signal,
    }).catch(() => null)
    if (signal.aborted) return
    hasFailed = !response?.ok
    if (!hasFailed) saved = body
    say(hasFailed ? 'Not saved yet. We try again as you type.' : 'Saved as a draft.')
  }
}

/** Everything but files. */
function readAnswers(form: HTMLFormElement) {
  const entries = [...new FormData(form)]
  return JSON.stringify(
    Object.fromEntries(
      entries.filter(([name, value]) => typeof value === 'string' && !NOT_SAVED.has(name)),
    ),
  )
}
