import { useLocation } from 'react-router'
import type { LinkedLanguage } from '#platform/languages/language.ts'
import { inLanguage } from '#platform/languages/translated-paths.ts'
import { useHydrated } from '#platform/ui/toast/use-hydrated.ts'
import styles from './languages.module.css'
import { useLanguage } from './use-language.ts'

interface LanguageSwitchProps {
  languages: readonly LinkedLanguage[]
}

/**
 * Links to this page in other languages. The language is only in the URL: nothing is remembered. The language that the
 * browser prefers is offered in a sentence, by the script alone: the page that is sent is the same for everybody.
 */
export function LanguageSwitch({ languages }: LanguageSwitchProps) {
  const { code } = useLanguage()
  const { pathname, search } = useLocation()
  const preferred = useHydrated() && preferredOf(languages)
  return (
    <ul className={styles.list}>
      {languages.map((language) => (
        <li key={language.code}>
          <a
            href={inLanguage(language.path, pathname + search)}
            lang={language.code}
            aria-current={language.code === code || undefined}
          >
            {language === preferred && language.code !== code ? language.offer : language.name}
          </a>
        </li>
      ))}
    </ul>
  )
}

function preferredOf(languages: readonly LinkedLanguage[]) {
  const codes = navigator.languages.map((tag) => tag.split('-', 1)[0])
  const found = codes.flatMap((code) => languages.filter((language) => language.code === code))
  return found[0]
}
