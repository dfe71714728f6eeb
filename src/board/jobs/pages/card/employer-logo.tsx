import styles from './employer-logo.module.css'

interface EmployerLogoProps {
  /** The logo's URL on this site; null shows nothing, because initials would say nothing. */
  logo: string | null | undefined
  size?: 'small' | 'large'
}

/** The employer's logo. Hidden from screen readers: the name is next to it. */
export function EmployerLogo({ logo, size = 'small' }: EmployerLogoProps) {
  if (!logo) return null
  return <img className={styles[size]} src={logo} alt="" width={56} height={56} loading="lazy" />
}
