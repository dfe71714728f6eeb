import colour from './palette.json' with { type: 'json' }

export const WIDTH = 1200
export const HEIGHT = 630

/** The harbour of the home page, with room for text on the left. */
export function sceneSvg(): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}">
  <defs>
    <linearGradient id="sky" x2="0" y2="1">
      <stop offset=".05" stop-color="${colour.sky}"/>
      <stop offset=".7" stop-color="${colour.haze}"/>
      <stop offset="1" stop-color="${colour.glow}"/>
    </linearGradient>
    <linearGradient id="sea" x2="0" y2="1">
      <stop stop-color="${colour.glow}"/>
      <stop offset=".35" stop-color="${colour.sea}"/>
      <stop offset="1" stop-color="${colour.land}"/>
    </linearGradient>
    <linearGradient id="beam">
      <stop stop-color="${colour.glow}" stop-opacity="0"/>
      <stop offset="1" stop-color="${colour.lamp}"/>
    </linearGradient>
  </defs>
  <path fill="url(#sky)" d="M0 0h1200v520H0z"/>
  <g fill="${colour.sun}">
    <circle cx="890" cy="512" r="150" opacity=".12"/>
    <circle cx="890" cy="512" r="100" opacity=".2"/>
    <circle cx="890" cy="512" r="56"/>
  </g>
  <path fill="${colour.far}" d="M0 520v-30c80-18 150-16 220-5 70 12 120-13 200-11 90 2 130 20 210 28 50 6 110 10 150 18zm1200 0V420c-60-4-100 22-150 44-60 24-110 38-170 56z"/>
  <path fill="url(#sea)" d="M0 520h1200v110H0z"/>
  <g fill="${colour.sun}">
    <rect x="838" y="527" width="104" height="6" rx="3"/>
    <rect x="858" y="542" width="74" height="6" rx="3" opacity=".85"/>
    <rect x="832" y="558" width="94" height="6" rx="3" opacity=".65"/>
    <rect x="866" y="576" width="56" height="6" rx="3" opacity=".5"/>
    <rect x="846" y="597" width="74" height="6" rx="3" opacity=".35"/>
  </g>
  <g transform="translate(0 218)">
    <path fill="url(#beam)" opacity=".6" d="M1090 104 700 44v86l390-18z"/>
    <path fill="${colour.land}" d="M1200 318v-94c-44-6-84 2-124 22-42 21-76 46-136 56q-14 3-14 16z"/>
    <path fill="${colour.near}" d="M1200 318v-44c-50 2-90 12-130 28q-22 9-30 16z"/>
    <path fill="${colour.paper}" d="M1128 250v-22l16-12 16 12v22zm44 2v-16l12-10 12 10v16zM1072 252l6-124h24l6 124z"/>
    <path fill="${colour.sun}" d="M1124 229l20-16 20 16h-4l-16-12-16 12zM1077 152h26l1.3 28h-28.6zm-2.6 54h31.2l1.4 28h-34z"/>
    <path fill="${colour.lamp}" d="M1080 98h20v22h-20z"/>
    <path fill="${colour.near}" d="M1070 120h40v8h-40zm4-22 16-18 16 18zm12 154v-16a5 5 0 0 1 10 0v16z"/>
  </g>
</svg>`
}

/** The logo: a lighthouse in front of the sun. */
export function markSvg(): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" width="64" height="64">
  <path fill="${colour.signal}" d="M14.5 23a7 7 0 0 1 14 0z"/>
  <path fill="${colour.text}" d="M8.5 1.5 12.6 5.5v1h-.7V10h.6l1 13H3.5l1-13h.6V6.5h-.7v-1zM7 6.7v3.1h3V6.7z"/>
  <path fill="none" stroke="${colour.accent}" stroke-width="2.5" stroke-linecap="round" d="M3 27.5c2.2-1.9 4.3-1.9 6.5 0s4.3 1.9 6.5 0 4.3-1.9 6.5 0 4.3 1.9 6.5 0"/>
</svg>`
}
