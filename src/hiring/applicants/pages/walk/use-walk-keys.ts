import { useEffect } from 'react'
import { useNavigate } from 'react-router'

interface Ways {
  previous: string | null
  next: string | null
}

/** Moves to the next applicant on J and the previous one on K, unless someone is typing. */
export function useWalkKeys({ previous, next }: Ways, isOn: boolean) {
  const navigate = useNavigate()
  useEffect(() => {
    if (!isOn) return
    function onKey(event: KeyboardEvent) {
      const { key, target, altKey, ctrlKey, metaKey, shiftKey } = event
      if (altKey || ctrlKey || metaKey || shiftKey || event.defaultPrevented) return
      if (target instanceof Element && target.closest('input, textarea, select, [contenteditable]'))
        return
      const href = key === 'j' ? next : key === 'k' ? previous : null
      if (href) void navigate(href)
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [isOn, previous, next, navigate])
}
