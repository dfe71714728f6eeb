// First, so that its layers come before those of the components.
import './styles/base.css'
import webFonts from './styles/web-fonts.css?url'
import bricolage from '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2?url'
import figtree from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url'
import type { ReactNode } from 'react'
import {
  isRouteErrorResponse,
  Links,
  Outlet,
  Scripts,
  ScrollRestoration,
  useLocation,
  useMatches,
  useRouteLoaderData,
} from 'react-router'
import type { Route } from './+types/root.ts'
import { pictureUrl } from '#contract/accounts.ts'
import { requestContext } from './context.ts'
import enhanceUrl from './enhance/main.ts?worker&url'
import { DataBlock } from './jobs/details/structured-data/data-block.tsx'
import { toWebSite } from './jobs/details/structured-data/to-web-site.ts'
import { hasFonts } from './layout/has-fonts.ts'
import { PageLinks } from './layout/page-links.tsx'
import { doesHydrate, handlesOf, isBare } from './hydration.ts'
import { PageToast } from './layout/page-toast.tsx'
import { SiteFooter } from './layout/site-footer.tsx'
import { SiteHeader } from './layout/site-header.tsx'
import { ErrorPage } from './not-found/error-page.tsx'

export function loader({ context, request }: Route.LoaderArgs) {
  const { requestId, actor, flash, site } = context.get(requestContext)
  const user = actor && {
    name: `${actor.firstName} ${actor.lastName}`,
    picture: pictureUrl(actor.pictureKey),
  }
  return { requestId, hasFonts: hasFonts(request), user, flash, publicUrl: site.publicUrl }
}

export function Layout({ children }: { children: ReactNode }) {
  const handles = handlesOf(useMatches())
  const { pathname } = useLocation()
  const facts = useRouteLoaderData<typeof loader>('root')
  const { user = null, flash } = facts ?? {}

  return (
    <html lang="en-GB">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#f2f7f9" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#071722" media="(prefers-color-scheme: dark)" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <Fonts areLate={!facts?.hasFonts && !doesHydrate(handles)} />
        {facts && <PageLinks publicUrl={facts.publicUrl} />}
        <Links />
      </head>
      <body>
        {facts && pathname === '/' && <DataBlock data={toWebSite(facts)} />}
        {flash && <PageToast {...flash} />}
        {isBare(handles) ? (
          children
        ) : (
          <>
            <SiteHeader currentPath={pathname} user={user} />
            {children}
            <SiteFooter />
          </>
        )}
        {doesHydrate(handles) ? (
          <>
            <ScrollRestoration />
            <Scripts />
          </>
        ) : (
          <script type="module" src={enhanceUrl} />
        )}
      </body>
    </html>
  )
}

/**
 * Text comes first: on a first visit a script fetches our typefaces when the page is done, and the
 * `fonts` cookie then says that they are there. Without a script they come with the page.
 */
function Fonts({ areLate }: { areLate: boolean }) {
  if (areLate) {
    return (
      <>
        <meta name="late-fonts" content={webFonts} />
        <noscript>
          <link rel="stylesheet" href={webFonts} />
        </noscript>
      </>
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

export default function Root() {
  return <Outlet />
}

/** What a page that failed shows: a sentence, and the id under which the log has the rest. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const requestId = useRouteLoaderData<typeof loader>('root')?.requestId
  const isExpected = isRouteErrorResponse(error)

  return (
    <ErrorPage
      status={isExpected ? error.status : 500}
      sentence={isExpected ? String(error.data) : null}
      requestId={requestId ?? null}
    />
  )
}
