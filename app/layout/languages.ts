/** The languages of the site, the one for everybody else first; each has its addresses under a path. */
const LANGUAGES = [{ code: 'en-GB', path: '' }] as const

/** The same page in every language there is, for search engines. `canonical` is in the first one. */
export function alternatesOf(canonical: string, publicUrl: string) {
  const path = canonical.slice(publicUrl.length)
  const [everybody] = LANGUAGES
  return [...LANGUAGES, { ...everybody, code: 'x-default' }].map((language) => ({
    language: language.code,
    address: `${publicUrl}${language.path}${path}`,
  }))
}
