import { useEffect, useState } from 'react'
import { ACCEPT, readRejection } from '#platform/forms/pages/call-api.ts'
import { ownerHeader } from '#platform/forms/pages/owner/owner-header.ts'
import { RETURN_FIELD } from '#platform/forms/returned-form.ts'
import { showToast } from '#platform/ui/toast/toaster.tsx'
import { isEdited } from './is-edited.ts'

const PAUSE_MS = 1200
/** Long enough for somebody who is typing to look up. */
const LOGGED_OUT_MS = 20_000
/** The size limit of a request that outlives its page. */
const KEEPALIVE_LIMIT = 60_000
const NOT_SAVED = new Set(['openedAt', 'subjectLine', 'intent', RETURN_FIELD])

interface DraftOptions {
  /** `PATCH` leaves the rest of the draft unchanged. */
  method?: 'PUT' | 'PATCH'
  /** The values to save; everything except files by default. */
  toAnswers?(form: HTMLFormElement): Record<string, string>
  /** Whether nothing is saved before the form is sent. */
  isOff?: boolean
  /** The message that the draft is saved. */
  describe?(): string
}

/**
 * Saves a form on the server while it is filled in, so that nothing is lost if a phone dies: after a pause, and at once
 * when the page is hidden or left. Attach the returned handlers to the form. The options of the first render apply.
 */
export function useDraft(formId: string, path: string, options: DraftOptions = {}) {
  const [note, setNote] = useState('')
  const [draft] = useState(() => createDraft(path, setNote, options))

  useEffect(() => {
    draft.start(document.getElementById(formId))
    // The last chance on a phone: a hidden page may never be shown again.
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

const NOT_SAVED_YET = 'Not saved yet. We try again as you type.'

function createDraft(
  path: string,
  say: (words: string) => void,
  {
    method = 'PUT',
    toAnswers = textsIn,
    isOff = false,
    describe = () => 'Saved as a draft.',
  }: DraftOptions,
) {
  let form: HTMLFormElement | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  let request = new AbortController()
  let saved = ''
  let hasFailed = false
  let told = ''
  return { start, schedule, flush, retry, cancel }

  function start(element: HTMLElement | null) {
    if (isOff || !(element instanceof HTMLFormElement)) return
    form = element
    saved = isEdited(form) ? '' : JSON.stringify(toAnswers(form))
    // Text typed before the page hydrated.
    if (!saved) schedule()
    void withText(({ restoreTyped }) => form && restoreTyped(form))
  }

  function schedule() {
    if (isOff) return
    clearTimeout(timer)
    timer = setTimeout(save, PAUSE_MS)
  }

  function flush() {
    if (timer) void save()
  }

  function retry() {
    if (hasFailed) void save()
  }

  /** Cancels saving: a draft must not arrive after the form itself. */
  function cancel() {
    clearTimeout(timer)
    timer = undefined
    request.abort()
  }

  async function save() {
    cancel()
    const body = form ? JSON.stringify(toAnswers(form)) : saved
    if (body === saved) return
    request = new AbortController()
    const { signal } = request
    const response = await fetch(`/api/v1/drafts/${path}`, {
      method,
      headers: { ...ownerHeader(), accept: ACCEPT, 'content-type': 'application/json' },
      body,
      keepalive: body.length < KEEPALIVE_LIMIT,
      signal,
    }).catch(() => null)
    if (signal.aborted) return
    hasFailed = !response?.ok
    if (!hasFailed) saved = body
    const refusal = response?.status === 401 ? await readRefusal(response) : ''
    if (refusal) void withText(({ saveTyped }) => form && saveTyped(form))
    // The note is at the form's end, far from whoever types in its middle.
    if (refusal && refusal !== told) showToast('error', refusal, LOGGED_OUT_MS)
    told = refusal
    if (response?.status === 409) say(await response.text())
    else say(refusal || (hasFailed ? NOT_SAVED_YET : describe()))
  }
}

/** The session has ended, or it is another account's. */
async function readRefusal(response: Response) {
  const type = response.headers.get('content-type')
  const { errors } = readRejection(response.status, type, await response.text())
  return errors[''] ?? ''
}

/** Loaded apart: pages without drafts need none of it. */
async function withText(use: (text: typeof import('./text-over-log-in.ts')) => void) {
  const text = await import('./text-over-log-in.ts').catch(() => null)
  if (text) use(text)
}

/** All values except files. */
function textsIn(form: HTMLFormElement): Record<string, string> {
  return Object.fromEntries(
    [...new FormData(form)].flatMap(([name, value]) =>
      typeof value === 'string' && !NOT_SAVED.has(name) ? [[name, value] as const] : [],
    ),
  )
}
