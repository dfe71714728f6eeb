/** The log-in page that leads back to where this request wanted to go. */
export function logInPath(request: Pick<Request, 'url'>): string {
  const { pathname, search } = new URL(request.url)
  const next = `${pathname.replace(/\.data$/, '')}${search}`
  return `/login?${new URLSearchParams({ next })}`
}

/** Where to go after logging in: a page of this site, whatever the URL says; never the API. */
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

/** As `URL.parse`, which browsers of 2023 do not have. */
function parseUrl(text: string, base: string): URL | null {
  try {
    return new URL(text, base)
  } catch {
    return null
  }
}

/**
 * What somebody was about to do when they were sent to create an account, as its page: posting a job or
 * applying for one. Null for all else: it goes into a mail to an address that nobody has confirmed, so it can
 * hold no words.
 */
export function purposeOf(next: string | null | undefined): string | null {
  const [, path = null] =
    /^(\/post|(?:\/[a-z]{2})?\/jobform\/[a-z0-9]{1,36})\/?(?:\?.*)?$/.exec(next ?? '') ?? []
  return path
}
