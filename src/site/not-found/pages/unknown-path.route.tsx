import { data, redirect } from 'react-router'
import type { Route } from './+types/unknown-path.route.ts'

/** Files that programs ask for by a fixed address; a page of ours would be taken for one. */
const FILE = /^\/\.well-known\/|\.(?:txt|xml|json)$/

/** Answers any unknown URL with a page that says so, and an unknown file with its absence. */
export function loader({ url }: Route.LoaderArgs) {
  if (FILE.test(url.pathname)) throw data('Not found', { status: 404 })
  return redirect('/404')
}

export const action = loader
