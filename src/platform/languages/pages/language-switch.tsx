import { useLocation } from 'react-router'
import type { Language } from '#platform/languages/language.ts'
import { inLanguage } from '#platform/languages/translated-paths.ts'
import styles from './languages.module.css'
import { useLanguage } from './use-language.ts'

interface LanguageSwitchProps {
  languages: readonly Pick<Language, 'code' | 'name' | 'path'>[]
}

/** Links to this page in other languages. The language is only in the URL: nothing is remembered. */
export function LanguageSwitch({ languages }: LanguageSwitchProps) {
  const { code } = useLanguage()
  const { pathname, search } = useLocation()
  return (
    <ul className={styles.list}>
      {languages.map((language) => (
        <li key={language.code}>
          <a
            href={inLanguage(language.path, pathname + search)}
            lang={language.code}
            aria-current={language.code === code || undefined}
          >
            {language.name}
          </a>
        </li>
      ))}
    </ul>
  )
}
