import { useFetcher } from 'react-router'
import type { Rejection } from './rejection.ts'
import type { FormSender } from './use-upload.ts'

/** Sends a form beside others: the page stays, and so does what is typed in the others. */
export function useFetcherForm(): FormSender {
  const fetcher = useFetcher<Rejection>()
  return {
    send: (form) => void fetcher.submit(form, { preventScrollReset: true }),
    isSending: fetcher.state !== 'idle',
    rejection: fetcher.data,
  }
}
