import { useEffect, useEffectEvent, useRef } from 'react'

/** Empties fields of a form once their text has been sent: `sentCount` increases. */
export function useEmptied(formId: string, names: string[], sentCount: number) {
  const lastCount = useRef(sentCount)
  const empty = useEffectEvent(() => {
    for (const name of names) {
      const field = document.querySelector<HTMLInputElement | HTMLTextAreaElement>(
        `#${formId} [name=${name}]`,
      )
      if (!field?.value) continue
      field.value = ''
      field.dispatchEvent(new Event('change', { bubbles: true }))
    }
  })
  useEffect(() => {
    if (sentCount > lastCount.current) empty()
    lastCount.current = sentCount
  }, [sentCount])
}
