import styles from './icon.module.css'

/** The icons, each drawn for a 24 px square with a round 1.75 px line. */
const PATHS = {
  alert:
    'M12 8.5v4.5M12 16.5v.01M10.3 4 2.6 17.6A2 2 0 0 0 4.3 20.5h15.4a2 2 0 0 0 1.7-2.9L13.7 4a2 2 0 0 0-3.4 0Z',
  'arrow-left': 'M20 12H4m6.5-6.5L4 12l6.5 6.5',
  'arrow-right': 'M4 12h16m-6.5-6.5L20 12l-6.5 6.5',
  briefcase:
    'M8.5 7V5.5A1.5 1.5 0 0 1 10 4h4a1.5 1.5 0 0 1 1.5 1.5V7M5 7h14a2 2 0 0 1 2 2v9a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V9a2 2 0 0 1 2-2ZM3 12c5.5 3 12.5 3 18 0',
  calendar:
    'M8 3v4m8-4v4M5 5h14a2 2 0 0 1 2 2v12a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V7a2 2 0 0 1 2-2ZM3 10.5h18',
  check: 'm4.5 12.5 5 5 10-11',
  'chevron-down': 'm6 9.5 6 6 6-6',
  clock: 'M12 7v5l3.5 2M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0Z',
  close: 'M6 6l12 12M18 6 6 18',
  download: 'M12 4v11.5m-4.5-4.5 4.5 4.5 4.5-4.5M4 16v2.5a2 2 0 0 0 2 2h12a2 2 0 0 0 2-2V16',
  file: 'M14 3H7a2 2 0 0 0-2 2v14a2 2 0 0 0 2 2h10a2 2 0 0 0 2-2V8l-5-5Zm0 0v5h5M9 13h6m-6 4h4',
  filters:
    'M4 7h10m4 0h2M4 17h2m4 0h10M18 7a2 2 0 1 1-4 0 2 2 0 0 1 4 0ZM10 17a2 2 0 1 1-4 0 2 2 0 0 1 4 0Z',
  help: 'M9.5 9.7a2.6 2.6 0 1 1 4 2.2c-.9.6-1.5 1.1-1.5 2M12 16.8v.01M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0Z',
  home: 'm3 11 9-8 9 8M5.5 9v11h13V9M10 20v-6h4v6',
  info: 'M12 11v5.5M12 7.5v.01M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0Z',
  link: 'M10 14a4.5 4.5 0 0 0 6.5 0l3-3A4.6 4.6 0 0 0 13 4.5l-1 1M14 10a4.5 4.5 0 0 0-6.5 0l-3 3a4.6 4.6 0 0 0 6.5 6.5l1-1',
  mail: 'M5 5h14a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V7a2 2 0 0 1 2-2Zm-1.5 2 8.5 6.5L20.5 7',
  menu: 'M4 7h16M4 12h16M4 17h16',
  pay: 'M17 19.5H7c1.6-1.3 2.5-3 2.5-5V9a4 4 0 0 1 7.5-2M7 13h7',
  search: 'm20.5 20.5-5-5M17.5 10.5a7 7 0 1 1-14 0 7 7 0 0 1 14 0Z',
  shield: 'M12 3 4.5 5.5v6c0 4.5 3 8 7.5 9.5 4.5-1.5 7.5-5 7.5-9.5v-6L12 3Zm-3.5 9 2.5 2.5 4.5-5',
  star: 'm12 3.5 2.6 5.4 5.9.8-4.3 4.1 1 5.9-5.2-2.8-5.2 2.8 1-5.9-4.3-4.1 5.9-.8L12 3.5Z',
  trash:
    'M4 6.5h16M9.5 6V4a1 1 0 0 1 1-1h3a1 1 0 0 1 1 1v2M6 6.5l1 13A1.5 1.5 0 0 0 8.5 21h7a1.5 1.5 0 0 0 1.5-1.5l1-13M10 11v5.5m4-5.5v5.5',
  upload: 'M12 16V4.5m-4.5 4.5L12 4.5 16.5 9M4 16v2.5a2 2 0 0 0 2 2h12a2 2 0 0 0 2-2V16',
  user: 'M4.5 20.5c.8-4 3.7-6 7.5-6s6.7 2 7.5 6M16 8a4 4 0 1 1-8 0 4 4 0 0 1 8 0Z',
} as const

export type IconName = keyof typeof PATHS

export const ICON_NAMES = Object.keys(PATHS) as IconName[]

interface IconProps {
  name: IconName
  size?: 'small' | 'medium' | 'large'
}

/** A decorative icon: the text next to it, or its button's label, has the meaning. */
export function Icon({ name, size = 'medium' }: IconProps) {
  return (
    <svg
      className={`${styles.icon} ${styles[size]}${name.startsWith('arrow') ? ` ${styles.points}` : ''}`}
      viewBox="0 0 24 24"
      aria-hidden="true"
    >
      <path d={PATHS[name]} />
    </svg>
  )
}
