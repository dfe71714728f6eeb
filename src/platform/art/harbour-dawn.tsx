import styles from './art.module.css'

/**
 * The harbour at first light, wide enough for a window. The main subject is on the right, where a narrow screen still
 * shows it.
 */
export function HarbourDawn() {
  return (
    <svg
      className={styles.harbour}
      viewBox="0 0 1200 480"
      preserveAspectRatio="xMaxYMax slice"
      aria-hidden="true"
    >
      <defs>
        <linearGradient id="dawn-sky" x2="0" y2="1">
          <stop offset=".1" className={styles.skyStop} />
          <stop offset=".62" className={styles.hazeStop} />
          <stop offset="1" className={styles.glowStop} />
        </linearGradient>
        <linearGradient id="dawn-sea" x2="0" y2="1">
          <stop className={styles.glowStop} />
          <stop offset=".32" className={styles.seaStop} />
          <stop offset="1" className={styles.landStop} />
        </linearGradient>
        <linearGradient id="dawn-beam">
          <stop className={styles.glowStop} stopOpacity="0" />
          <stop offset="1" className={styles.lampStop} />
        </linearGradient>
      </defs>
      <path fill="url(#dawn-sky)" d="M0 0h1200v300H0z" />
      <g className={styles.sun}>
        <circle cx="868" cy="292" r="190" opacity=".12" />
        <circle cx="868" cy="292" r="122" opacity=".2" />
        <circle cx="868" cy="292" r="66" />
      </g>
      <path className={styles.clouds} d="M652 112h120m-170 22h84m272 66h104m-64-22h84" />
      <path
        className={styles.gulls}
        d="M720 168q9-10 16 0 7-10 16 0m26 26q7-8 13 0 6-8 13 0m-72 22q6-7 11 0 5-7 11 0"
      />
      <path
        className={styles.far}
        d="M0 300v-34c80-22 150-20 220-6 70 14 120-16 200-14 90 2 130 26 210 36 50 7 110 12 150 18zm1200 0V196c-60-4-100 26-150 50-60 28-110 42-170 54z"
      />
      <path fill="url(#dawn-sea)" d="M0 300h1200v180H0z" />
      <g className={styles.sun}>
        <rect x="810" y="308" width="116" height="6" rx="3" />
        <rect x="834" y="324" width="82" height="6" rx="3" opacity=".85" />
        <rect x="808" y="341" width="104" height="6" rx="3" opacity=".7" />
        <rect x="844" y="360" width="62" height="6" rx="3" opacity=".55" />
        <rect x="820" y="382" width="84" height="6" rx="3" opacity=".4" />
        <rect x="854" y="406" width="40" height="6" rx="3" opacity=".3" />
      </g>
      <path
        className={styles.ripples}
        d="M330 352h58m-118 34h84m160-62h34m470 26h30m-52 24h36m-330 44h90m-300 34h70m300-22h60M80 420h70m60 28h40"
      />
      <Lighthouse />
      <Sloop />
      <Arrival />
    </svg>
  )
}

function Lighthouse() {
  return (
    <>
      <path fill="url(#dawn-beam)" opacity=".6" d="M1090 104 660 40v90l430-18z" />
      <path
        className={styles.land}
        d="M1200 318v-94c-44-6-84 2-124 22-42 21-76 46-136 56q-14 3-14 16z"
      />
      <path className={styles.near} d="M1200 318v-44c-50 2-90 12-130 28q-22 9-30 16z" />
      <path
        className={styles.paper}
        d="M1128 250v-22l16-12 16 12v22zm44 2v-16l12-10 12 10v16zM1072 252l6-124h24l6 124z"
      />
      <path
        className={styles.sun}
        d="M1124 229l20-16 20 16h-4l-16-12-16 12zM1077 152h26l1.3 28h-28.6zm-2.6 54h31.2l1.4 28h-34z"
      />
      <path className={styles.lamp} d="M1080 98h20v22h-20z" />
      <path
        className={styles.near}
        d="M1070 120h40v8h-40zm4-22 16-18 16 18zm12 154v-16a5 5 0 0 1 10 0v16z"
      />
    </>
  )
}

function Sloop() {
  return (
    <>
      <path className={styles.paper} d="M752 346V236c-24 30-40 66-48 110z" />
      <path className={styles.near} d="M760 346v-92c16 26 28 58 34 92z" />
      <path className={styles.ink} d="M753 228h5v124h-5z" />
      <path className={styles.ink} d="M698 352h112q-6 24-30 24h-52q-22 0-30-24z" />
      <path className={styles.ink} opacity=".18" d="M710 384h88q-20 10-44 10t-44-10z" />
    </>
  )
}

/** A person who has just come ashore, with a suitcase. */
function Arrival() {
  return (
    <>
      <g className={styles.ink}>
        <path d="M872 424h328v14H872z" />
        <path d="M890 438h12v42h-12zm104 0h12v42h-12zm104 0h12v42h-12zM884 424v-20h-4v-8h20v8h-4v20z" />
        <circle cx="962" cy="336" r="10" />
        <circle cx="972" cy="331" r="5.5" />
        <path d="M952 394h8v30h-8zm14 0h8v30h-8z" />
      </g>
      <path className={styles.near} d="M950 356q12-12 25 0l8 46h-40z" />
      <path
        className={styles.sun}
        d="M991 390h26q4 0 4 4v30h-34v-30q0-4 4-4zm6 0v-8q0-4 4-4h6q4 0 4 4v8h-3v-8h-8v8z"
      />
    </>
  )
}
