import { useEffect } from 'react'

const OPEN = 'details[name="row-menu"][open]'

/** Closes a row’s menu on Escape, and when the user moves elsewhere. */
export function useMenus() {
  useEffect(() => {
    const listening = new AbortController()
    const { signal } = listening
    document.addEventListener('keydown', closeOnEscape, { signal })
    document.addEventListener('pointerdown', closeOthers, { signal })
    document.addEventListener('focusin', closeOthers, { signal })
    return () => listening.abort()
  }, [])
}

function closeOnEscape({ key, target, defaultPrevented }: KeyboardEvent) {
  const menu = document.querySelector<HTMLDetailsElement>(OPEN)
  // The delete confirmation closes itself first.
  const isInside = target instanceof Element && target.closest('details') === menu
  if (key !== 'Escape' || defaultPrevented || !menu || !isInside) return
  menu.open = false
  menu.querySelector('summary')?.focus()
}

function closeOthers({ target }: Event) {
  const menu = document.querySelector<HTMLDetailsElement>(OPEN)
  if (menu && target instanceof Node && !menu.contains(target)) menu.open = false
}
