import styles from './avatar.module.css'

interface AvatarProps {
  /**
   * The full name of the person or firm. It is shown next to the picture, which is therefore hidden from screen
   * readers.
   */
  name: string
  src?: string | null
  size?: 'small' | 'medium' | 'large'
}

export function Avatar({ name, src, size = 'medium' }: AvatarProps) {
  const className = `${styles.avatar} ${styles[size]}`
  if (src) return <img className={className} src={src} alt="" width={96} height={96} />

  return (
    <span className={className} aria-hidden="true">
      {initialsOf(name)}
    </span>
  )
}

function initialsOf(name: string) {
  const words = name.split(/\s+/).filter((word) => /^[\p{L}\p{N}]/u.test(word))
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words
  return ends.map((word) => Array.from(word ?? '')[0]?.toUpperCase()).join('')
}
