import type { ComponentProps } from 'react'
import { useLanguage } from '#app/languages/use-language.ts'
import { inLanguage, isTranslated } from '#contract/languages/translated-paths.ts'
import { Link as RouterLink, type LinkProps as RouterLinkProps } from 'react-router'

export interface LinkProps
  extends
    ComponentProps<'a'>,
    Pick<RouterLinkProps, 'reloadDocument' | 'preventScrollReset' | 'replace'> {
  href: string
}

/**
 * A link. It stays in the language of the page where there is such a page. To a page of ours it is followed without loading everything anew, and the page is fetched as
 * soon as someone points at it. `reloadDocument` is for files, which the browser fetches itself. With
 * `preventScrollReset` the page stays where it is and only changes in part.
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
  // All the server needs is the HTML, which is the same: following and prefetching happen in the browser.
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
