// First, so that its layers come before those of the components.
import './platform/styles/base.css'
import { use, useEffect, type ReactNode } from 'react'
import {
  data,
  isRouteErrorResponse,
  Links,
  Outlet,
  Scripts,
  ScrollRestoration,
  useLocation,
  useMatches,
  useRouteError,
  useRouteLoaderData,
} from 'react-router'
import type { Route } from './+types/root.ts'
import { DomainError } from './platform/primitives/errors.schema.ts'
import { requestContext } from './platform/pages/context.ts'
import { findHeaderUser } from './hiring/dashboard/pages/head/header-user.ts'
import { FontPreloads } from './main/frame/parts/fonts.tsx'
import { OfflineNotice } from './main/frame/parts/offline-notice.tsx'
import { PageAnnouncer } from './main/frame/parts/page-announcer.tsx'
import styles from './platform/languages/pages/languages.module.css'
import { isTranslated } from './platform/languages/translated-paths.ts'
import { LanguageSwitch } from './platform/languages/pages/language-switch.tsx'
import { TranslationNote } from './platform/languages/pages/translation-note.tsx'
import { useLanguage } from './platform/languages/pages/use-language.ts'
import { PageLinks } from './main/frame/page-links.tsx'
import { PendingBar } from './main/frame/parts/pending-bar.tsx'
import { restoreEdits } from './platform/layout/preserve-edits.ts'
import { isBare } from './platform/layout/route-handle.ts'
import { ServerRenderContext } from './platform/layout/server-render.ts'
import { SessionSync } from './main/frame/parts/session-sync.tsx'
import { SiteFooter } from './main/frame/site-footer.tsx'
import { SiteHeader } from './main/frame/site-header.tsx'
import copyScript from './main/frame/parts/copy.js?raw'
import starter from './main/frame/parts/starter.js?raw'
import { PageToast, Toaster } from './platform/ui/toast/toaster.tsx'
import { ErrorPage } from './platform/layout/errors/error-page.tsx'

/** Runs no form of a page that was rendered for another account. */
export const middleware: Route.MiddlewareFunction[] = [
  ({ context }, next) => {
    const { message, status } = new DomainError('other_account')
    if (context.get(requestContext).isOfAnotherPage) throw data(message, status)
    return next()
  },
]

export async function loader({ context, request, url }: Route.LoaderArgs) {
  const page = context.get(requestContext)
  const { actor, flash, site, languages, returnedForm } = page
  // Pages with nothing personal read no account, and are the same for everyone.
  const user = actor && (await findHeaderUser(page, actor, url.pathname))
  return {
    savesData: request.headers.get('save-data') === 'on',
    user,
    flash,
    publicUrl: site.publicUrl,
    languages,
    account: actor?.id,
    returnedForm,
  }
}

export function Layout({ children }: { children: ReactNode }) {
  useEffect(restoreEdits, [])
  const isAlone = isBare(useMatches())
  const { pathname } = useLocation()
  const { code, direction, words } = useLanguage()
  const page = useRouteLoaderData<typeof loader>('root')
  const { user = null, flash = null, savesData = false } = page ?? {}
  const languages = page && !isAlone && isTranslated(pathname) && (
    <LanguageSwitch languages={page.languages} />
  )

  return (
    <html
      lang={code === 'en' ? 'en-GB' : code}
      dir={direction === 'rtl' ? direction : undefined}
      data-saves-data={savesData || undefined}
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#f2f7f9" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#071722" media="(prefers-color-scheme: dark)" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        {import.meta.env.SSR && !savesData && <FontPreloads />}
        {page && <PageLinks publicUrl={page.publicUrl} languages={page.languages} />}
        <Links />
      </head>
      <body>
        <PendingBar />
        {!isAlone && (
          <SiteHeader currentPath={pathname} user={user}>
            {languages}
          </SiteHeader>
        )}
        {import.meta.env.SSR && !isAlone && <TranslationNote />}
        {/* Without a script it is part of the page, and must be in view. */}
        {flash && <PageToast flash={flash} />}
        {children}
        {languages && (
          <nav className={styles.languages} aria-label={words.translation.languages}>
            {languages}
          </nav>
        )}
        {!isAlone && <SiteFooter />}
        <Toaster />
        <PageAnnouncer />
        <OfflineNotice />
        <SessionSync isLoggedIn={user !== null} />
        <PageScripts />
      </body>
    </html>
  )
}

/**
 * The framework's scripts, run late by the starter. A page that failed on the server has none: it shows what only the
 * server knows, and its links work without them.
 */
function PageScripts() {
  const nonce = use(ServerRenderContext)?.nonce
  const { code } = useLanguage()
  const error = useRouteError()
  // Scripts contain only English; a translated page is complete without them (decision 29).
  if (code !== 'en')
    return <script nonce={nonce} dangerouslySetInnerHTML={{ __html: copyScript }} />
  const hasFailed = Boolean(error) && !isRouteErrorResponse(error)
  if (hasFailed) return null
  return (
    <>
      <ScrollRestoration nonce={nonce} />
      <Scripts nonce={nonce} />
      <script
        nonce={nonce}
        suppressHydrationWarning
        // The starter has finished before the app runs: no page loads its text twice.
        dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? starter : '' }}
      />
    </>
  )
}

export default function Root() {
  return <Outlet />
}

/** A failed page: a sentence, and the request's id in the log. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const isExpected = isRouteErrorResponse(error)
  const failure = use(ServerRenderContext)?.failure
  if (failure && !isExpected) {
    return <ErrorPage status={failure.status} sentence={failure.message} />
  }

  return (
    <ErrorPage
      status={isExpected ? error.status : 500}
      sentence={isExpected ? String(error.data) : null}
    />
  )
}
