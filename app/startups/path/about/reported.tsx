import styles from './about.module.css'

/** Nobody of us has read it at its source. */
export function Reported() {
  return <span className={styles.reported}> (as reported)</span>
}
