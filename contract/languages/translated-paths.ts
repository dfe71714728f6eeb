/** Which pages exist in every language; the others are in English alone. */
const TRANSLATED = /^\/(?:$|\?|jobs(?:$|\?)|jobDetails(?:\/|$|\?)|jobform\/|sponsorship(?:$|\?))/

/** Whether a path without a language, with or without a query, leads to a page that is translated. */
export function isTranslated(path: string): boolean {
  return TRANSLATED.test(path)
}

/** The path without its language: ‘/jobs’ of ‘/hi/jobs’. */
export function withoutLanguage(pathname: string, { path }: { path: string }): string {
  return pathname.slice(path.length) || '/'
}

/** The address of a page in the language whose addresses begin with `path`: ‘/hi’ for its home page. */
export function inLanguage(path: string, href: string): string {
  return path && /^\/(?:$|\?)/.test(href) ? path + href.slice(1) : path + href
}
