import type { ReactNode } from 'react'
import { Icon, type IconName } from './icon.tsx'
import styles from './tag.module.css'

interface TagProps {
  tone?: 'neutral' | 'sea' | 'signal' | 'success' | 'warning' | 'danger'
  icon?: IconName
  children: ReactNode
}

/** A short label. The word carries the meaning; the tone only helps. */
export function Tag({ tone = 'neutral', icon, children }: TagProps) {
  return (
    <span className={`${styles.tag} ${styles[tone]}`}>
      {icon && <Icon name={icon} size="small" />}
      {children}
    </span>
  )
}
