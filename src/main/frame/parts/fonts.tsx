import bricolage from '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2?url'
import figtree from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url'
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import webFonts from '#platform/styles/web-fonts.css?url'
import { setCookie } from '#platform/layout/set-cookie.ts'

const FILES = [bricolage, figtree]
const MONTH_IN_SECONDS = 2_592_000

/**
 * Shows text first and never shifts it: on a first visit the typefaces are fetched once the app runs and used from the
 * next page on. The `fonts` cookie then records that the browser has them, so that later visits start with them.
 * Without a script they load with the page.
 */
export function Fonts({ areCached }: { areCached: boolean }) {
  const { pathname } = useLocation()
  const [firstPath] = useState(pathname)
  const [areFetched, setFetched] = useState(areCached)
  const [areShown, setShown] = useState(areCached)
  useEffect(() => {
    if (!areCached) void fetchFonts().then(setFetched)
  }, [areCached])
  if (!areShown && areFetched && pathname !== firstPath) setShown(true)

  const sheet = <link rel="stylesheet" href={webFonts} />
  if (!areShown) return <noscript>{sheet}</noscript>
  return (
    <>
      {FILES.map((href) => (
        <link
          key={href}
          rel="preload"
          href={href}
          as="font"
          type="font/woff2"
          crossOrigin="anonymous"
        />
      ))}
      {sheet}
    </>
  )
}

/** Fetches the typefaces into the browser's cache; with Save-Data the browser's own are used. */
async function fetchFonts(): Promise<boolean> {
  const { connection } = navigator as { connection?: { saveData?: boolean } }
  if (connection?.saveData) return false
  try {
    const files = [...FILES, webFonts].map((href) => fetch(href, { priority: 'low' }))
    for (const response of await Promise.all(files)) {
      if (!response.ok) return false
      await response.arrayBuffer()
    }
  } catch {
    return false
  }
  setCookie(`fonts=1; path=/; max-age=${MONTH_IN_SECONDS}; samesite=lax`)
  return true
}
