import { useEffect, useRef } from 'react'
import type { Rejection } from '#platform/forms/pages/rejection.ts'
import { savedBy } from './typed-values.ts'

interface Sending {
  state: 'idle' | 'loading' | 'submitting'
  formData: FormData | undefined
  data: Rejection | undefined
}

/** Empties fields that a button has saved or sent, unless they have been edited since. */
export function useEmptiedWhenSaved(formId: string, { state, formData, data }: Sending) {
  const sent = useRef<FormData>(undefined)
  useEffect(() => {
    if (state === 'submitting') sent.current = formData
    // The answer arrives before the page reloads: another button may be pressed in between.
    if (state === 'submitting' || !sent.current) return
    const form = sent.current
    sent.current = undefined
    if (data && Object.keys(data.errors).length > 0) return
    const intent = form.get('status') === null ? form.get('intent') : 'status'
    for (const name of savedBy(String(intent))) empty(formId, name, form.get(name))
  }, [formId, state, formData, data])
}

function empty(formId: string, name: string, sent: FormDataEntryValue | null) {
  const field = document.querySelector<HTMLInputElement | HTMLTextAreaElement>(
    `#${formId} [name=${name}]:not([type=hidden])`,
  )
  if (
    !field?.value ||
    (typeof sent === 'string' &&
      sent !== field.value.replaceAll('\n', '\r\n') &&
      sent !== field.value)
  )
    return
  field.value = ''
  field.dispatchEvent(new Event('change', { bubbles: true }))
}
