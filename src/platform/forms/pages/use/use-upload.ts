import { useEffect, useRef, useState } from 'react'
import type { uploadForm } from '#platform/forms/pages/call-api.ts'
import type { Rejection } from '#platform/forms/pages/rejection.ts'
import { UNREACHABLE_REJECTION } from '#platform/forms/pages/unreachable.ts'

/** A way to send a form other than by navigation. */
export interface FormSender {
  /** Call it when the form is first used: the code could not be loaded later without a connection. */
  load?(): void
  send(form: HTMLFormElement): void
  isSending: boolean
  /** The rejection of the last attempt; null if it succeeded, undefined before the first one. */
  rejection: Rejection | null | undefined
  /** The fraction sent, from 0 to 1; null if there is nothing to show. */
  progress?: number | null
  cancel?(): void
}

/**
 * Sends a form with a file to a call of our API and stays on its page. `onDone` is awaited, so that the
 * form is not sent again while the next page is on its way. Leaving the page cancels the upload.
 */
export function useUpload<Answer>(
  path: string,
  onDone: (answer: Answer, form: HTMLFormElement) => Promise<void> | void,
): FormSender {
  const [isSending, setIsSending] = useState(false)
  const [progress, setProgress] = useState<number | null>(null)
  const [rejection, setRejection] = useState<Rejection | null>()
  const upload = useRef<AbortController>(null)
  useEffect(() => () => upload.current?.abort(), [])

  async function send(form: HTMLFormElement) {
    const body = new FormData(form)
    const hasFile = [...body.values()].some((value) => value instanceof File && value.size > 0)
    upload.current = new AbortController()
    const { signal } = upload.current
    setIsSending(true)
    setProgress(hasFile ? 0 : null)
    setRejection(null)

    const onProgress = (sent: number) => hasFile && setProgress(sent)
    const result = await sendForm<Answer>(path, body, { signal, onProgress })
    if (signal.aborted) return
    if (result.rejection) setRejection(result.rejection)
    else await onDone(result.answer, form)
    stop()
  }

  function stop() {
    setIsSending(false)
    setProgress(null)
  }

  function cancel() {
    upload.current?.abort()
    stop()
  }

  return { load, send: (form) => void send(form), isSending, rejection, progress, cancel }
}

const loadCalls = () => import('#platform/forms/pages/call-api.ts').catch(() => null)

function load() {
  void loadCalls()
}

async function sendForm<Answer>(...[path, body, options]: Parameters<typeof uploadForm>) {
  const calls = await loadCalls()
  // The upload may have been cancelled meanwhile.
  if (!calls || options.signal.aborted) return { rejection: UNREACHABLE_REJECTION }
  return calls.uploadForm<Answer>(path, body, options)
}
