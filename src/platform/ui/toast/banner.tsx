import type { ReactNode } from 'react'
import styles from './banner.module.css'
import { Icon, type IconName } from '#platform/ui/facts/icon.tsx'

interface BannerProps {
  tone?: 'info' | 'success' | 'warning' | 'danger'
  title?: string
  /** Announced at once when it appears, for a response to the user's last action. */
  live?: boolean
  children: ReactNode
}

const ICONS: Record<NonNullable<BannerProps['tone']>, IconName> = {
  info: 'info',
  success: 'check',
  warning: 'alert',
  danger: 'alert',
}

/** A message about the page. */
export function Banner({ tone = 'info', title, live = false, children }: BannerProps) {
  const role = live ? (tone === 'danger' ? 'alert' : 'status') : undefined
  return (
    <div className={`${styles.banner} ${styles[tone]}`} role={role}>
      <Icon name={ICONS[tone]} />
      <div className={styles.words}>
        {title && <p className={styles.title}>{title}</p>}
        <div>{children}</div>
      </div>
    </div>
  )
}
