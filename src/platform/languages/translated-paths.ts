/** Pages that exist in every language; all others are only in English. */
const TRANSLATED =
  /^\/(?:(?:|jobs|sponsorship|real|apply-yourself|applications\/[^/?]+\/(?:arrival|letter))(?:$|\?)|jobDetails(?:[/?]|$)|jobform\/)/

/** Whether a path without a language, with or without a query, leads to a translated page. */
export function isTranslated(path: string): boolean {
  return TRANSLATED.test(path)
}

/** The path without its language: ‘/jobs’ for ‘/hi/jobs’. */
export function withoutLanguage(pathname: string, { path }: { path: string }): string {
  return pathname.slice(path.length) || '/'
}

/** A page’s path in the language whose URLs begin with `path`: ‘/hi’ for its home page. */
export function inLanguage(path: string, href: string): string {
  return path && /^\/(?:$|\?)/.test(href) ? path + href.slice(1) : path + href
}
