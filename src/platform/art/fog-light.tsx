import styles from './art.module.css'

/** The lighthouse in fog with its lamp out, for errors. */
export function FogLight() {
  return (
    <svg viewBox="0 0 400 260" aria-hidden="true">
      <circle className={styles.sky} cx="200" cy="122" r="112" />
      <circle className={styles.haze} cx="140" cy="92" r="30" />
      <path className={styles.far} d="M98 168c30-22 60-24 92-10 34 15 66 18 114 4l-10 30H110z" />
      <rect className={styles.sea} x="28" y="186" width="344" height="40" rx="20" />
      <path className={styles.near} d="M150 208c6-28 30-44 66-44 40 0 66 16 74 44z" />
      <path className={styles.paper} d="M196 172l8-102h32l8 102z" />
      <path className={styles.sun} d="M202 96h36l2 25h-40zm-3.5 45h43l2 25h-47z" />
      <path
        className={styles.near}
        d="M192 62h56v9h-56zm12-30h32v30h-32zm-6 0 22-20 22 20zm17 140v-14a5 5 0 0 1 10 0v14z"
      />
      <path className={styles.ink} d="M210 38h8v19h-8zm12 0h8v19h-8z" />

      <path
        className={styles.fog}
        d="M84 104h96m-30 30h132m-196 0h20m200-60h38m-60 92h76M54 166h120m-40 32h150m-250 0h40"
      />

      <path className={styles.ripples} d="M60 216h50m180 0h46" />
    </svg>
  )
}
