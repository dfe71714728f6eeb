import { redirect } from 'react-router'
import type { Route } from './+types/unknown-path.route.ts'

// Programs ask for these at a fixed address, and would take a page of ours for what they look for.
const FILE = /^\/\.well-known\/|\.(?:txt|xml|json)$/

/** Answers any unknown URL with a page that says so, and a missing file with status 404. */
export function loader({ url }: Pick<Route.LoaderArgs, 'url'>) {
  if (!FILE.test(url.pathname)) return redirect('/404')
  return new Response('There is nothing at this address.\n', {
    status: 404,
    headers: { 'content-type': 'text/plain; charset=utf-8' },
  })
}

export const action = loader
