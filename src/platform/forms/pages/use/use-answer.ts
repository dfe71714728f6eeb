import { useState } from 'react'

interface Sending<Answer> {
  state: 'idle' | 'loading' | 'submitting'
  data: Answer | undefined
}

/**
 * The answer to the last submission; nothing if it led to a page. A fetcher keeps the previous answer, including errors
 * that have since been fixed.
 */
export function useAnswer<Answer>({ state, data }: Sending<Answer>): Answer | undefined {
  const [former, setFormer] = useState<Answer>()
  const isSubmitting = state === 'submitting'
  if (isSubmitting && former !== data) setFormer(data)
  return isSubmitting || data !== former ? data : undefined
}
