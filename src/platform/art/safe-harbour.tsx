import styles from './art.module.css'

/** The boat in harbour with its flags up, for success. */
export function SafeHarbour() {
  return (
    <svg viewBox="0 0 400 260" aria-hidden="true">
      <circle className={styles.sky} cx="200" cy="122" r="112" />
      <g className={styles.sun}>
        <path className={styles.glow} d="M108 180a92 92 0 0 1 184 0z" opacity=".6" />
        <path d="M144 180a56 56 0 0 1 112 0z" />
      </g>
      <path className={styles.gulls} d="M112 92q8-9 14 0 6-9 14 0m-4 24q6-7 11 0 5-7 11 0" />
      <path
        className={styles.far}
        d="M90 180c20-20 50-24 84-8l20 8zm220 0c-16-24-46-32-84-12l-24 12z"
      />
      <rect className={styles.sea} x="28" y="180" width="344" height="52" rx="22" />
      <path
        className={styles.sun}
        d="M176 236q-3 0-3-3t3-3h48q3 0 3 3t-3 3zm-16-22h20v5h-20zm62 0h26v5h-26z"
        opacity=".7"
      />
      <path className={styles.paper} d="M196 176V44c-36 34-58 78-66 132z" />
      <path className={styles.near} d="M208 176V64c24 32 40 70 46 112z" />
      <path className={styles.ink} d="M199 32h6v152h-6z" />
      <path className={styles.sun} d="M205 32h28l-8 8 8 8h-28z" />
      <path className={styles.check} d="m152 148 12 12 20-26" />
      <path className={styles.ink} d="M122 184h150q-8 34-42 34h-66q-32 0-42-34z" />
      <path className={styles.sun} d="M124 184h146l-3 8H127z" />
      <path
        className={styles.ink}
        d="M28 196h52v9H28zm10 9h9v30h-9zm26 0h9v30h-9zM58 196v-14h-4v-6h16v6h-4v14zm262 0h52v9h-52zm8 9h9v30h-9zm26 0h9v30h-9zM334 196v-14h-4v-6h16v6h-4v14z"
      />
      <path className={styles.ripples} d="M96 214h26m154 4h40m-200 8h30" />
    </svg>
  )
}
