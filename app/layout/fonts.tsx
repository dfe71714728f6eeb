import bricolage from '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2?url'
import figtree from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url'
import { useEffect, useState } from 'react'
import webFonts from '#app/styles/web-fonts.css?url'

const MONTH_IN_SECONDS = 2_592_000
const FACES = ['1em "Figtree Variable"', '1em "Bricolage Grotesque Variable"']

/**
 * Text comes first: on a first visit the typefaces are fetched once the app runs, and the `fonts` cookie
 * then says that the browser has them, so that later pages start with them. Without a script they come
 * with the page.
 */
export function Fonts({ areCached }: { areCached: boolean }) {
  const [areLate] = useState(!areCached)
  useEffect(() => {
    if (areLate) void loadFonts()
  }, [areLate])

  if (areLate) {
    return (
      <noscript>
        <link rel="stylesheet" href={webFonts} />
      </noscript>
    )
  }
  return (
    <>
      {[bricolage, figtree].map((href) => (
        <link
          key={href}
          rel="preload"
          href={href}
          as="font"
          type="font/woff2"
          crossOrigin="anonymous"
        />
      ))}
      <link rel="stylesheet" href={webFonts} />
    </>
  )
}

/** Someone who saves data keeps the browser's own typefaces. */
async function loadFonts() {
  const { connection } = navigator as { connection?: { saveData?: boolean } }
  if (connection?.saveData) return
  const sheet = document.createElement('link')
  sheet.rel = 'stylesheet'
  sheet.href = webFonts
  const isLoaded = new Promise((resolve) => sheet.addEventListener('load', resolve))
  document.head.append(sheet)
  await isLoaded
  await Promise.all(FACES.map((face) => document.fonts.load(face)))
  document.cookie = `fonts=1; path=/; max-age=${MONTH_IN_SECONDS}; samesite=lax`
}
