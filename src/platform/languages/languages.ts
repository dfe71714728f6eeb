import type { Catalogue } from './catalogue.ts'
import { english } from './english.ts'
import { createLanguage, type Language } from './language.ts'

/** Every file in the folder is a language. */
const catalogues = import.meta.glob<Catalogue>('./texts/*.json', { eager: true, import: 'default' })

/** The languages that pages are translated into, without English. */
export const TRANSLATIONS: readonly Language[] = Object.values(catalogues)
  .filter(({ code }) => code !== english.code)
  .map(createLanguage)

export const LANGUAGES: readonly Language[] = [english, ...TRANSLATIONS]

/** The language with this code; English if it does not exist or none was chosen. */
export function languageFor(code: string | null): Language {
  return LANGUAGES.find((language) => language.code === code) ?? english
}

/** The language of a URL: ‘/hi/jobs’ is in Hindi, ‘/jobs’ in English. */
export function languageOf(pathname: string): Language {
  return TRANSLATIONS.find(({ path }) => startsWith(pathname, path)) ?? english
}

function startsWith(pathname: string, path: string) {
  return pathname.startsWith(path) && /^(?:$|[/?])/.test(pathname.slice(path.length))
}
