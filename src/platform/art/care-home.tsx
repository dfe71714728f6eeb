import styles from './art.module.css'

/** A new care home on the quay, with its door open and its lights on. */
export function CareHome() {
  return (
    <svg viewBox="0 0 400 260" aria-hidden="true">
      <circle className={styles.sky} cx="200" cy="122" r="112" />
      <g className={styles.sun}>
        <circle className={styles.glow} cx="110" cy="150" r="54" opacity=".6" />
        <circle cx="110" cy="150" r="30" />
      </g>
      <path className={styles.clouds} d="M232 48h46m-66 18h40" />
      <path
        className={styles.far}
        d="M90 196c0-30 18-46 44-46 30 0 40 20 66 20s60-20 90-8c20 8 26 20 28 34z"
      />
      <path
        className={styles.land}
        d="M300 196v-30h-6a18 18 0 0 1-4-34 20 20 0 0 1 38-6 18 18 0 0 1 2 40h-22v30z"
      />
      <path className={styles.paper} d="M128 204V110l72-50 72 50v94z" />
      <path
        className={styles.near}
        d="M112 118 200 56l88 62-8 11-80-56-80 56zm128-48h18v28l-18-13z"
      />
      <path
        className={styles.lamp}
        d="M144 128h30v28h-30zm82 0h30v28h-30zm-82 42h30v26h-30zm82 0h30v26h-30z"
      />
      <path
        className={styles.near}
        d="M157 128h4v28h-4zm82 0h4v28h-4zm-82 42h4v26h-4zm82 0h4v26h-4zM142 156h34v4h-34zm82 0h34v4h-34z"
      />
      <path className={styles.ink} d="M186 204v-40a14 14 0 0 1 28 0v40z" />
      <path className={styles.lamp} d="M214 164v40l-12-4v-46a14 14 0 0 1 12 10z" />
      <path
        className={styles.sun}
        d="M200 128c-12-8-17-14-17-20 0-10 12-13 17-4 5-9 17-6 17 4 0 6-5 12-17 20z"
      />
      <rect className={styles.ink} x="36" y="204" width="328" height="12" rx="4" />
      <path className={styles.ink} d="M64 216h12v18H64zm124 0h12v18h-12zm136 0h12v18h-12z" />
      <rect className={styles.sea} x="28" y="228" width="344" height="20" rx="10" />
      <path className={styles.ripples} d="M92 238h40m132 0h50" />
    </svg>
  )
}
