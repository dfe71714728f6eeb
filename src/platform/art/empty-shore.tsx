import styles from './art.module.css'

/** A quiet beach and an empty boat: nothing here yet. */
export function EmptyShore() {
  return (
    <svg viewBox="0 0 400 260" aria-hidden="true">
      <circle className={styles.sky} cx="200" cy="122" r="112" />
      <g className={styles.sun}>
        <circle className={styles.glow} cx="246" cy="176" r="66" opacity=".6" />
        <circle cx="246" cy="176" r="36" />
      </g>
      <path className={styles.clouds} d="M118 78h44m-20 18h52m76-34h30" />
      <path className={styles.gulls} d="M196 118q8-9 14 0 6-9 14 0m14-26q6-7 11 0 5-7 11 0" />
      <path className={styles.far} d="M92 176c24-18 44-18 70-8 14 5 26 8 40 8z" />
      <rect className={styles.sea} x="28" y="176" width="344" height="52" rx="20" />
      <path className={styles.ripples} d="M228 188h40m-28 13h48m24-7h34m-52 20h30" />
      <path
        className={styles.glow}
        d="M16 240c24-30 64-46 112-40 58 8 92 26 138 26 34 0 62-6 88-6 18 0 30 8 30 20z"
      />
      <path
        className={styles.ink}
        d="M72 196c30 10 72 10 104-2-2 20-16 34-38 36-32 2-56-10-66-34z"
      />
      <path className={styles.sun} d="M72 196c30 10 72 10 104-2l-2 9c-30 11-70 11-98 2z" />
      <path
        className={styles.near}
        d="M160 168l5 2-34 62-5-3zm8-16c6 3 8 8 6 14l-7 9-8-5 4-10q2-6 5-8z"
      />
      <path
        className={styles.near}
        d="M226 236h10v3h-10zm22-6h10v3h-10zm22 7h10v3h-10zm22-7h10v3h-10z"
        opacity=".35"
      />
    </svg>
  )
}
