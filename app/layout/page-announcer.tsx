import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'

/**
 * Does for a page reached without a load what the browser does for one that is loaded: the title is read
 * out, and the focus goes to the page's beginning. A page that only changes its query keeps the focus
 * where it is.
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
