import styles from './art.module.css'

/** Papers in order, sealed and ready to go. */
export function Papers() {
  return (
    <svg viewBox="0 0 400 260" aria-hidden="true">
      <circle className={styles.sky} cx="200" cy="122" r="112" />
      <circle className={styles.glow} cx="276" cy="92" r="58" opacity=".6" />
      <circle className={styles.sun} cx="276" cy="92" r="32" />
      <path className={styles.clouds} d="M104 66h34m-14 18h46" />
      <rect className={styles.sea} x="28" y="196" width="344" height="34" rx="17" />
      <path className={styles.ripples} d="M60 212h44m192 6h44m-30-12h24" />
      <path className={styles.far} d="M124 50l112-14 20 158-112 14z" />
      <path className={styles.paper} d="M148 34h96l26 26v142H148z" />
      <path className={styles.far} d="M244 34l26 26h-26z" />
      <path className={styles.lines} d="M166 66h54m-54 22h84m-84 18h84m-84 18h60" />
      <path className={styles.near} d="M104 146h148q6 0 6 6v70q0 6-6 6H104q-6 0-6-6v-70q0-6 6-6z" />
      <path className={styles.land} d="M98 222v-70q0-6 6-6h148q6 0 6 6v70l-58-38h-44z" />
      <path
        className={styles.near}
        d="M100 149q2-3 6-3h144q4 0 6 3l-68 46q-10 7-20 0z"
        opacity=".75"
      />
      <circle className={styles.sun} cx="254" cy="206" r="27" />
      <path className={styles.tick} d="m242 207 8.5 8.5L267 198" />
    </svg>
  )
}
