import { matchRoutes } from 'react-router'
import { PAGES } from '../page-caching.ts'
import type { Window } from './windows.ts'

const ROUTES = Object.keys(PAGES).map((path) => ({ path, id: path }))

const LANGUAGE = /^\/(?:hi|ur|bn|ne)(?=\/|$)/

/** Expected refusals: the dashboard for a visitor, and the targets of the samples on /dev/components. */
const REFUSALS = new Map([
  ['/dashboard', 403],
  ['/sponsorship/sample', 404],
  ['/report?job=sample', 404],
])

/** Kinds of links already followed by another test of this worker. */
const followed = new Set<string>()

/** The links of all pages, each to be followed once: of a URL per job, one for each person. */
export function collectLinks(url: string) {
  const found = new Map<string, { path: string; from: string; window: Window }>()
  return {
    add(path: string, from: { visit: string; path: string; who: string; window: Window }) {
      // Links within the page were checked there.
      if (path.startsWith(`${from.path}#`)) return
      const kind = `${from.who} ${kindOf(new URL(path, url))}`
      if (!followed.has(kind)) found.set(kind, { path, from: from.visit, window: from.window })
    },
    /** Follows them and returns the problems. */
    async follow(): Promise<string[]> {
      const problems: string[] = []
      for (const [kind, { path, from, window }] of found) {
        followed.add(kind)
        const problem = await follow(new URL(path, url), window)
        if (problem) problems.push(`${path}, a link of ${from}: ${problem}`)
      }
      return problems
    },
  }
}

async function follow(address: URL, { cookies, headers }: Window): Promise<string | null> {
  const cookie = Object.entries(cookies)
    .map((pair) => pair.join('='))
    .join('; ')
  const response = await fetch(address, { headers: { ...headers, cookie } })
  const body = await response.text()
  const { pathname, search } = new URL(response.url)
  if (response.status >= 400)
    return REFUSALS.get(pathname) === response.status ||
      REFUSALS.get(pathname + search) === response.status
      ? null
      : `answers ${response.status}`
  if (pathname === '/404') return 'leads to /404'
  const id = decodeURIComponent(address.hash.slice(1))
  // The log-in page comes first.
  const isThere = pathname !== address.pathname || !id || body.includes(`id="${id}"`)
  return isThere ? null : `has no part ${id}`
}

/** The kind of a URL, which is the same for all ids and filters. */
function kindOf({ pathname, searchParams, hash }: URL) {
  const [language = ''] = LANGUAGE.exec(pathname) ?? []
  const [match] = matchRoutes(ROUTES, pathname.slice(language.length) || '/') ?? []
  const isPage = match && match.route.id !== '*'
  const query = [...new Set(searchParams.keys())].toSorted()
  const place = match?.route.id.includes(':') ? '' : hash
  return [language, isPage ? match.route.id : pathname, ...query, place].join(' ')
}
