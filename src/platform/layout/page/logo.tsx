import styles from './logo.module.css'

/** A lighthouse and its quay form the L; the sun rises between them. */
export function Logo() {
  return (
    <span className={styles.logo}>
      <LogoMark />
      <span className={styles.word}>Landfall</span>
    </span>
  )
}

export function LogoMark() {
  return (
    <svg className={styles.mark} viewBox="0 0 32 32" aria-hidden="true">
      <path className={styles.sun} d="M14.5 23a7 7 0 0 1 14 0z" />
      <path d="M8.5 1.5 12.6 5.5v1h-.7V10h.6l1 13H3.5l1-13h.6V6.5h-.7v-1zM7 6.7v3.1h3V6.7z" />
      <path
        className={styles.sea}
        d="M3 27.5c2.2-1.9 4.3-1.9 6.5 0s4.3 1.9 6.5 0 4.3-1.9 6.5 0 4.3 1.9 6.5 0"
      />
    </svg>
  )
}
