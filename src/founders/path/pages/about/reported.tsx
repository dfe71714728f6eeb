import styles from './about.module.css'

/** A note that none of us has read this at its source. */
export function Reported() {
  return <span className={styles.reported}> (as reported)</span>
}
