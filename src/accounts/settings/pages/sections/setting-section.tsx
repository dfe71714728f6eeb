import type { SectionProps } from '#platform/layout/sections/section.tsx'
import { Card } from '#platform/ui/facts/card.tsx'
import styles from '#accounts/settings/pages/setting.module.css'

/** One setting, in its own card. */
export function SettingSection({ id, title, lead, children }: Omit<SectionProps, 'action'>) {
  return (
    <section id={id} className={styles.section} aria-labelledby={`${id}-title`}>
      <Card padding="roomy">
        <div className={styles.sheet}>
          <div className={styles.head}>
            <h2 id={`${id}-title`} className={styles.title}>
              {title}
            </h2>
            {lead && <p className={styles.lead}>{lead}</p>}
          </div>
          {children}
        </div>
      </Card>
    </section>
  )
}
