import { Banner } from '#platform/ui/toast/banner.tsx'
import { Link } from '#platform/ui/buttons/link.tsx'
import styles from './search-notes.module.css'
import type { UnderstoodNotes } from './understood-notes.ts'

/** The interpretation of the search, if it is not obvious. */
export function SearchNotes({ notes: { lines, place, problems } }: { notes: UnderstoodNotes }) {
  return (
    <>
      {lines.map(({ text, link, isLarge }) => (
        <p key={text} className={isLarge ? styles.corrected : styles.meanings}>
          {text}{' '}
          {link && (
            <Link href={link.href} rel="nofollow" preventScrollReset>
              {link.label}
            </Link>
          )}
        </p>
      ))}
      {place && <Banner>{place}</Banner>}
      {problems && <Banner tone="warning">{problems}</Banner>}
    </>
  )
}
