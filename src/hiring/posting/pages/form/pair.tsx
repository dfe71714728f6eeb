import type { ReactNode } from 'react'
import styles from './pair.module.css'

/** Fields side by side if there is room: labels, hints, errors and controls line up. */
export function Pair({ children }: { children: ReactNode }) {
  return <div className={styles.pair}>{children}</div>
}
