import { useLanguage } from '#platform/languages/pages/use-language.ts'
import { Disclosure } from '#platform/ui/facts/disclosure.tsx'
import styles from './check-lines.module.css'
import type { ShownCheck } from './shown-check.ts'

/** The one list of sources of a check, in a fold. */
export function CheckSources({ sources }: Pick<ShownCheck, 'sources'>) {
  const { english, words } = useLanguage()
  if (sources === '') return null
  return (
    <Disclosure summary={words.check.sources}>
      <ul
        {...english}
        className={styles.sources}
        aria-label={words.check.sources}
        data-sources
        dangerouslySetInnerHTML={{ __html: sources }}
      />
    </Disclosure>
  )
}
