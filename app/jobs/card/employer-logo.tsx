import styles from './employer-logo.module.css'

interface EmployerLogoProps {
  name: string
  logo: string | null
  size?: 'small' | 'large'
}

/** The employer's logo, or its initials. Hidden from screen readers: the name is beside it. */
export function EmployerLogo({ name, logo, size = 'small' }: EmployerLogoProps) {
  const className = size === 'large' ? styles.large : styles.small
  if (logo)
    return <img className={className} src={logo} alt="" width={56} height={56} loading="lazy" />

  return (
    <span className={className} aria-hidden="true">
      {initialsOf(name)}
    </span>
  )
}

function initialsOf(name: string) {
  const words = name.split(/\s+/).filter((word) => /^[\p{L}\p{N}]/u.test(word))
  return words
    .slice(0, 2)
    .map((word) => Array.from(word)[0]?.toUpperCase())
    .join('')
}
