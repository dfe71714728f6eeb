import { Link } from '#app/ui/link.tsx'
import { formatCount } from '#contract/formats.ts'
import styles from './answer-control.module.css'
import type { AnswerLink } from './answer-links.ts'

/** The one control of a list: which answer its jobs have to whether they can be sponsored. */
export function AnswerControl({ links }: { links: AnswerLink[] }) {
  return (
    <ul className={styles.answers} aria-label="Sponsorship">
      {links.map(({ name, count, href, isCurrent }) => (
        <li key={name}>
          <Link
            className={styles.answer}
            href={href}
            rel="nofollow"
            preventScrollReset
            aria-current={isCurrent ? 'true' : undefined}
          >
            <span>
              {name} {count !== null && <b>{formatCount(count)}</b>}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
