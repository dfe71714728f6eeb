import { useLocation } from 'react-router'
import { inLanguage } from '#platform/languages/translated-paths.ts'
import { useLanguage } from './use-language.ts'
import styles from './languages.module.css'

/** The note on a translated page: that it is a translation, its date, and how to correct it. */
export function TranslationNote() {
  const { catalogue, code, format, longDate, path, words } = useLanguage()
  const { pathname, search } = useLocation()
  if (code === 'en' || !catalogue.translatedOn) return null
  const page = new URLSearchParams({ translation: inLanguage(path, pathname + search) })
  return (
    <aside className={styles.note} aria-label={words.translation.languages}>
      <p>{format(words.translation.note, { date: longDate(catalogue.translatedOn) })}</p>
      <p>
        <a href={pathname + search} hrefLang="en">
          {words.translation.english}
        </a>
        <a href={inLanguage(path, '/apply-yourself')}>{words.applyYourself.title}</a>
        <a href={`/contact?${page}`} hrefLang="en" rel="nofollow">
          {words.translation.correct}
        </a>
      </p>
    </aside>
  )
}
