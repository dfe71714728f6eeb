import type { ComponentProps } from 'react'
import { useLanguage } from '#platform/languages/pages/use-language.ts'
import { inLanguage, isTranslated } from '#platform/languages/translated-paths.ts'
import { Link as RouterLink, type LinkProps as RouterLinkProps } from 'react-router'

export interface LinkProps
  extends
    ComponentProps<'a'>,
    Pick<RouterLinkProps, 'reloadDocument' | 'preventScrollReset' | 'replace'> {
  href: string
}

/**
 * A link. It stays in the page's language if the target exists in it. Our own pages are loaded without a full reload,
 * and prefetched on hover. `reloadDocument` is for files, which the browser fetches itself. With `preventScrollReset`
 * the page keeps its position and only partly changes.
 */
export function Link({
  href,
  reloadDocument,
  preventScrollReset,
  replace,
  children,
  ...anchor
}: LinkProps) {
  const { path } = useLanguage()
  const isPage = href.startsWith('/') && !reloadDocument
  // The server needs only the HTML, which is the same: navigation and prefetching happen in the browser.
  if (!isPage || import.meta.env.SSR) {
    const isInEnglish = path !== '' && isPage && !isTranslated(href)
    return (
      <a
        {...anchor}
        href={isPage && !isInEnglish ? inLanguage(path, href) : href}
        hrefLang={isInEnglish ? 'en' : undefined}
      >
        {children}
      </a>
    )
  }
  return (
    <RouterLink
      {...anchor}
      to={href}
      discover="none"
      prefetch="intent"
      viewTransition={!preventScrollReset}
      preventScrollReset={preventScrollReset}
      replace={replace}
    >
      {children}
    </RouterLink>
  )
}
