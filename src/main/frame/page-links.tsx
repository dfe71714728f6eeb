import { useLocation, useMatches, useRouteError } from 'react-router'
import { useLanguage } from '#platform/languages/pages/use-language.ts'
import { inLanguage } from '#platform/languages/translated-paths.ts'
import { alternatesOf } from '#platform/layout/languages.ts'

/** Facts about a page, returned by its loader. */
interface PageFacts {
  /** The canonical URL, if it is not just the path. The page then links it itself. */
  canonical?: string
  /** The URL of the picture used when the page is shared. */
  picture?: string
}

interface PageLinksProps {
  publicUrl: string
  languages: readonly { code: string; path: string }[]
}

/** The links and the picture that identify a page to other programs; each appears once. */
export function PageLinks({ publicUrl, languages }: PageLinksProps) {
  const { path } = useLanguage()
  const { pathname } = useLocation()
  const facts = useMatches().at(-1)?.loaderData as PageFacts | undefined
  const hasFailed = Boolean(useRouteError())
  if (hasFailed) return null

  const canonical = facts?.canonical ?? publicUrl + inLanguage(path, pathname)
  return (
    <>
      {!facts?.canonical && <link rel="canonical" href={canonical} />}
      {alternatesOf(canonical, { publicUrl, languages, path }).map(({ language, address }) => (
        <link key={language} rel="alternate" hrefLang={language} href={address} />
      ))}
      <meta property="og:site_name" content="Landfall" />
      <meta property="og:image" content={facts?.picture ?? `${publicUrl}/share.png`} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  )
}
