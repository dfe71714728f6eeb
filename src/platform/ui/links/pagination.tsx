import { useLanguage } from '#platform/languages/pages/use-language.ts'
import { fill } from '#platform/languages/fill.ts'
import { Icon } from '#platform/ui/facts/icon.tsx'
import { pageNumbers } from './page-numbers.ts'
import styles from './pagination.module.css'
import { Link } from '#platform/ui/buttons/link.tsx'

interface Step {
  href: string
  label: string
}

interface PaginationProps {
  label: string
  /** The current page and the number of pages, or null if pages have no number. */
  current: number | null
  last: number | null
  hrefOf: (page: number) => string
  previous: Step | null | ''
  next: Step | null | ''
}

/** Links to the other pages of a list. Shows nothing if there is only one. */
export function Pagination({ label, current, last, hrefOf, previous, next }: PaginationProps) {
  if (!previous && !next) return null

  return (
    <nav className={styles.pagination} aria-label={label}>
      {previous && (
        <Link className={styles.step} href={previous.href} rel="prev">
          <Icon name="arrow-left" />
          {previous.label}
        </Link>
      )}
      {current !== null && last !== null && <PageList {...{ current, last, hrefOf }} />}
      {next && (
        <Link className={`${styles.step} ${styles.next}`} href={next.href} rel="next">
          {next.label}
          <Icon name="arrow-right" />
        </Link>
      )}
    </nav>
  )
}

interface PageListProps extends Pick<PaginationProps, 'hrefOf'> {
  current: number
  last: number
}

/** Every page to link, or the current page number if there is no room. */
function PageList({ current, last, hrefOf }: PageListProps) {
  const { words } = useLanguage()
  return (
    <>
      <p className={styles.where}>{fill(words.list.pageOf, { page: current, last })}</p>
      <ol className={styles.numbers}>
        {pageNumbers(current, last).map((page, index) => (
          <li key={page ?? `gap-${index}`}>
            {page === null ? (
              <span className={styles.gap}>…</span>
            ) : (
              <Link
                className={styles.number}
                href={hrefOf(page)}
                aria-label={fill(words.list.pageNumber, { page })}
                aria-current={page === current ? 'page' : undefined}
              >
                {page}
              </Link>
            )}
          </li>
        ))}
      </ol>
    </>
  )
}
