import styles from './employer-logo.module.css'

interface EmployerLogoProps {
  /** The logo's URL on this site. */
  logo: string | null | undefined
  /** Stand in for a missing logo on the widest cards. */
  initials?: string | undefined
  size?: 'small' | 'large'
}

/** The employer's logo. Hidden from screen readers: the name is next to it. */
export function EmployerLogo({ logo, initials, size = 'small' }: EmployerLogoProps) {
  if (!logo) return initials ? <i className={styles.initials} data-initials={initials} /> : null
  return <img className={styles[size]} src={logo} alt="" width={56} height={56} loading="lazy" />
}
