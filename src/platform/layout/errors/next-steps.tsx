import type { ReactNode } from 'react'
import { useLanguage } from '#platform/languages/pages/use-language.ts'
import { ButtonRow } from '#platform/ui/buttons/button-row.tsx'
import { ButtonLink } from '#platform/ui/buttons/button.tsx'
import styles from './next-steps.module.css'

interface NextStepsProps {
  title: string
  art: ReactNode
  children: ReactNode
}

/** An explanation of what went wrong, with links to continue. */
export function NextSteps({ title, art, children }: NextStepsProps) {
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
