import type { SubmitEvent } from 'react'
import { showToast } from '#platform/ui/toast/toaster.tsx'

const POSTING = 'Posting job.... Please wait!'

/** Says, while a form is sent, that its button publishes a new job. */
export function sayPosting({ nativeEvent: { submitter } }: SubmitEvent<HTMLFormElement>) {
  const isAsked = submitter?.getAttribute('name') === 'intent'
  if (isAsked && submitter.getAttribute('value') === 'publish') showToast('info', POSTING, 1000)
}
