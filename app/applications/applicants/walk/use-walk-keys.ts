import { useEffect } from 'react'
import { useNavigate } from 'react-router'

interface Ways {
  previous: string | null
  next: string | null
}

/** J leads to the next applicant and K to the one before, unless somebody is typing. */
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
