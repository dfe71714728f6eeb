import styles from './employer-logo.module.css'

interface EmployerLogoProps {
  /** Its address on this site; null shows nothing, because initials say nothing. */
  logo: string | null | undefined
  size?: 'small' | 'large'
}

/** The employer's logo. Hidden from screen readers: the name is beside it. */
export function EmployerLogo({ logo, size = 'small' }: EmployerLogoProps) {
  if (!logo) return null
  return <img className={styles[size]} src={logo} alt="" width={56} height={56} loading="lazy" />
}
