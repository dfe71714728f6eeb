import { useLanguage } from '#platform/languages/pages/use-language.ts'
import { Link } from '#platform/ui/buttons/link.tsx'
import { formatCount } from '#platform/primitives/formats.ts'
import styles from './answer-control.module.css'
import type { AnswerLink } from './answer-links.ts'

/** The one control of a list: it filters by the answer about sponsorship. */
export function AnswerControl({ links }: { links: AnswerLink[] }) {
  const { words } = useLanguage()
  if (links.length === 0) return null
  return (
    <ul className={styles.answers} aria-label={words.search.sponsorship}>
      {links.map(({ name, count, href, isCurrent }) => {
        const label = (
          <span>
            {name} {count !== null && <b>{formatCount(count)}</b>}
          </span>
        )
        return (
          <li key={name}>
            {href ? (
              <Link
                className={styles.answer}
                href={href}
                rel="nofollow"
                preventScrollReset
                aria-current={isCurrent ? 'true' : undefined}
              >
                {label}
              </Link>
            ) : (
              <span className={styles.none}>{label}</span>
            )}
          </li>
        )
      })}
    </ul>
  )
}
