import styles from './quay.module.css'

/** The harbour wall below the foot of every page. */
export function Quay() {
  return (
    <svg
      className={styles.quay}
      viewBox="0 0 1280 96"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
    >
      <path
        className={styles.hills}
        d="M0 58c120-30 220-30 360-8s250 20 400-6 330-34 520 4v48H0z"
      />
      <g data-scheme="night">
        <path
          className={styles.wall}
          d="M0 96V84h168l-10-12h60V30h3v42h54l-10 12h78l-8-10h48V42h3v32h44l-8 10h36V64h20V52l18-14 18 14v12h16V46h22V36h8v10h20v-8l22-16 22 16v22h24V54h34v30h60l5-48h-3v-6h3V20l9-8 9 8v10h3v6h-3l5 48h74l-10-12h64V34h3v38h52l-10 12h94V60h38V48l24-16 24 16v12h40V50h54v34h110v12z"
        />
        <path
          className={styles.windows}
          d="M486 54h7v8h-7zm13 0h7v8h-7zm-34 16h6v7h-6zm73-14h6v8h-6zm16 0h6v8h-6zm-16 14h6v8h-6zm51-28h7v8h-7zm15 0h7v8h-7zm-8 18h7v8h-7zm60 2h6v8h-6zm12 0h6v8h-6zm84-40h8v8h-8zm336 32h7v8h-7zm14 0h7v8h-7zm-56 14h6v7h-6zm126-8h7v8h-7zm14 0h7v8h-7zm0 12h7v8h-7z"
        />
      </g>
    </svg>
  )
}
