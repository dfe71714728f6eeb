import { useNavigation } from 'react-router'
import styles from './pending-bar.module.css'

/** A line along the top while the next page loads; it appears after 150 ms. */
export function PendingBar() {
  const { state } = useNavigation()
  if (state === 'idle') return null
  return <div className={styles.bar} aria-hidden="true" />
}
