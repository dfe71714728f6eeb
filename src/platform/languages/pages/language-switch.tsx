import { useLocation } from 'react-router'
import type { Language } from '#platform/languages/language.ts'
import { inLanguage, isTranslated } from '#platform/languages/translated-paths.ts'
import styles from './languages.module.css'
import { useLanguage } from './use-language.ts'

interface LanguageSwitchProps {
  languages: readonly Pick<Language, 'code' | 'name' | 'path' | 'direction'>[]
}

/** Links to this page in other languages. The language is only in the URL: nothing is remembered. */
export function LanguageSwitch({ languages }: LanguageSwitchProps) {
  const { code, words } = useLanguage()
  const { pathname, search } = useLocation()
  if (!isTranslated(pathname)) return null
  return (
    <nav className={styles.languages} aria-label={words.translation.languages}>
      <ul className={styles.list}>
        {languages.map((language) => (
          <li key={language.code}>
            <a
              href={inLanguage(language.path, pathname + search)}
              lang={language.code}
              hrefLang={language.code}
              dir={language.direction}
              aria-current={language.code === code ? 'true' : undefined}
            >
              {language.name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
