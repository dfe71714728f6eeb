import { inLanguage, isTranslated } from '#platform/languages/translated-paths.ts'

interface Site {
  publicUrl: string
  /** English first. */
  languages: readonly { code: string; path: string }[]
  /** The prefix of this page's URLs. */
  path: string
}

/**
 * Links to the page in every language, for search engines; everyone else gets the English one. `canonical` is in the
 * language of the page.
 */
export function alternatesOf(canonical: string, { publicUrl, languages, path }: Site) {
  const rest = canonical.slice(publicUrl.length + path.length) || '/'
  const [english, ...others] = languages.map(({ code, path: start }) => ({
    language: code === 'en' ? 'en-GB' : code,
    address: publicUrl + inLanguage(start, rest),
  }))
  if (!english) return []
  const everybody = { ...english, language: 'x-default' }
  return isTranslated(rest) ? [english, ...others, everybody] : [english, everybody]
}
