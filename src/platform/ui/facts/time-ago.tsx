import { useEffect, useRef, useState } from 'react'
import { useLanguage } from '#platform/languages/pages/use-language.ts'
import { mediumDate, timeAgo } from '#platform/primitives/formats.ts'

/**
 * '3 days ago', with the date in the title. The HTML may come from a cache and the tab may stay open, so the browser
 * updates the text on hydration and whenever the tab is shown again.
 */
export function TimeAgo({ at }: { at: string }) {
  // A new key creates a new element: React trusts the server's text and would not update it.
  const [version, setVersion] = useState(0)
  const { locale, words } = useLanguage()
  const ago = () => timeAgo(at, { locale, justNow: words.card.justNow })
  const element = useRef<HTMLTimeElement>(null)
  useEffect(() => {
    const refresh = () => {
      if (element.current?.textContent !== timeAgo(at)) setVersion((version) => version + 1)
    }
    refresh()
    addEventListener('pageshow', refresh)
    document.addEventListener('visibilitychange', refresh)
    return () => {
      removeEventListener('pageshow', refresh)
      document.removeEventListener('visibilitychange', refresh)
    }
  }, [at])

  return (
    <time
      key={version}
      ref={element}
      dateTime={at}
      title={mediumDate(at, locale)}
      suppressHydrationWarning
    >
      {ago()}
    </time>
  )
}
