import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'

/**
 * Does after a client-side navigation what the browser does after a page load: the title is read out, and the focus
 * moves to the start of the page. If only the query changes, the focus stays.
 */
export function PageAnnouncer() {
  const { pathname } = useLocation()
  const last = useRef(pathname)
  const [title, setTitle] = useState('')

  useEffect(() => {
    if (last.current === pathname) return
    last.current = pathname
    setTitle(document.title)
    if (!location.hash) document.getElementById('main')?.focus({ preventScroll: true })
  }, [pathname])

  return (
    <p className="visually-hidden" aria-live="polite">
      {title}
    </p>
  )
}
