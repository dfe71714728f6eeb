/** The log-in page, with a link back to the requested page. */
export function logInPath(request: Pick<Request, 'url'>): string {
  const { pathname, search } = new URL(request.url)
  const next = `${pathname.replace(/\.data$/, '')}${search}`
  return `/login?${new URLSearchParams({ next })}`
}

/** The page after logging in: always on this site, whatever the URL says; never the API. */
export function safeNextPath(next: string | null): string {
  if (!next?.startsWith('/')) return '/dashboard'
  const base = 'https://landfall.invalid'
  const url = parseUrl(next, base)
  // '//evil.example' and '/\evil.example' also start with a slash.
  if (!url || url.origin !== base) return '/dashboard'
  // '/.//evil.example' resolves to the path '//evil.example', which is another site again.
  if (/^\/(?:\/|(?:login|api)\b)/.test(url.pathname)) return '/dashboard'
  return `${url.pathname}${url.search}`
}

/** Like `URL.parse`, which browsers of 2023 lack. */
function parseUrl(text: string, base: string): URL | null {
  try {
    return new URL(text, base)
  } catch {
    return null
  }
}

/**
 * The page of a visitor's purpose before they create an account: posting a job or applying for one. Null for anything
 * else: it goes into a mail to an unconfirmed address, so it must not contain free text.
 */
export function purposeOf(next: string | null | undefined): string | null {
  const [, path = null] =
    /^(\/post|(?:\/[a-z]{2})?\/jobform\/[a-z0-9]{1,36})\/?(?:\?.*)?$/.exec(next ?? '') ?? []
  return path
}
