import { useEffect, useRef } from 'react'

const QUESTION = 'What you have typed here is not saved. Leave this page?'

/**
 * Asks before somebody leaves a form in which they have typed, by a link or by closing it: for forms without a draft on
 * the server. Without the router’s blocker, which every page would load.
 */
export function useLeaveWarning() {
  const isTyped = useRef(false)
  useEffect(() => {
    const leaving = new AbortController()
    const { signal } = leaving
    const stay = (event: Event) => isTyped.current && event.preventDefault()
    window.addEventListener('beforeunload', stay, { signal })
    const onClick = (event: MouseEvent) => {
      if (!isTyped.current || !leadsAway(event)) return
      isTyped.current = !confirm(QUESTION)
      if (!isTyped.current) return
      event.preventDefault()
      event.stopPropagation()
    }
    document.addEventListener('click', onClick, { signal, capture: true })
    return () => leaving.abort()
  }, [])
  return {
    onInput: () => void (isTyped.current = true),
    onSubmit: () => void (isTyped.current = false),
  }
}

/** Whether a click follows a link to another page in this tab. */
function leadsAway({ target, ctrlKey, metaKey, shiftKey }: MouseEvent) {
  const link = target instanceof Element ? target.closest('a') : null
  if (!link?.href || link.target || ctrlKey || metaKey || shiftKey) return false
  return link.pathname !== location.pathname
}
