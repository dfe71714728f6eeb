import type { ReactNode } from 'react'
import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useMatches,
} from 'react-router'
import type { Route } from './+types/root.ts'
import { requestContext } from './context.ts'
import enhanceUrl from './enhance/main.ts?worker&url'
import { doesHydrate, handlesOf } from './hydration.ts'
import './styles/base.css'

export function loader({ context }: Route.LoaderArgs) {
  return { requestId: context.get(requestContext).requestId }
}

export function Layout({ children }: { children: ReactNode }) {
  const hydrates = doesHydrate(handlesOf(useMatches()))
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        {hydrates ? (
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

export default function Root() {
  return <Outlet />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <main>
      <h1>{isRouteErrorResponse(error) ? String(error.data) : 'Something went wrong'}</h1>
    </main>
  )
}
