import styles from './art.module.css'

/** The harbour wall at night, for the foot of every page. */
export function Quay() {
  return (
    <svg
      className={styles.quay}
      viewBox="0 0 1280 96"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
    >
      <path className={styles.far} d="M0 70c130-26 240-30 380-14s260 22 420 2 320-26 480 0v38H0z" />
      <g className={styles.near}>
        <path d="M0 82h1280v14H0z" />
        <path d="M918 82V58h26V44h32v38zm70 0V50l24-14 24 14v32zm60 0V60h40v22z" />
        <path d="m782 82 5-48h-2v-5l9-8 9 8v5h-2l5 48z" />
        <path d="M230 84h92l-12 12h-70zm44-4V30l36 46h-32zm-6-34v30h-26z" />
      </g>
      <g className={styles.sun}>
        <path d="M790 26h8v7h-8z" />
        <path d="M926 64h5v6h-5zm24-12h5v6h-5zm52 4h6v7h-6zm14 0h6v7h-6zm44 10h5v6h-5z" />
      </g>
    </svg>
  )
}
