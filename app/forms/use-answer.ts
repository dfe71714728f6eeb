import { useState } from 'react'

interface Sending<Answer> {
  state: 'idle' | 'loading' | 'submitting'
  data: Answer | undefined
}

/**
 * What came back after the last press: nothing, where it led to a page. A fetcher keeps what came before that, and with it
 * a complaint about what has been mended.
 */
export function useAnswer<Answer>({ state, data }: Sending<Answer>): Answer | undefined {
  const [former, setFormer] = useState<Answer>()
  const isSubmitting = state === 'submitting'
  if (isSubmitting && former !== data) setFormer(data)
  return isSubmitting || data !== former ? data : undefined
}
