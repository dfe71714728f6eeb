import type { ReactNode } from 'react'
import { useLanguage } from '#app/languages/use-language.ts'
import { ButtonRow } from '#app/ui/button-row.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import styles from './ways-on.module.css'

interface WaysOnProps {
  title: string
  art: ReactNode
  children: ReactNode
}

/** What went wrong, and where to go from here. */
export function WaysOn({ title, art, children }: WaysOnProps) {
  const { words } = useLanguage()
  return (
    <div className={styles.page}>
      <div className={styles.art}>{art}</div>
      <h1>{title}</h1>
      <div className={styles.words}>{children}</div>
      <ButtonRow>
        <ButtonLink href="/jobs" tone="primary">
          {words.home.seeAll}
        </ButtonLink>
        <ButtonLink href="/">{words.gone.home}</ButtonLink>
      </ButtonRow>
    </div>
  )
}
