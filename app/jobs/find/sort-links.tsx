import { jobsPath } from '#contract/paths/job-paths.ts'
import { defaultSort, type JobSearch, type SortOrder } from '#contract/search.ts'
import styles from './sort-links.module.css'
import { Link } from '#app/ui/link.tsx'

const ORDERS: { sort: SortOrder; label: string }[] = [
  { sort: 'relevance', label: 'Best match' },
  { sort: 'surest', label: 'Surest first' },
  { sort: 'newest', label: 'Newest' },
  { sort: 'pay', label: 'Highest pay' },
]

/** Only words can be matched well or less well. */
export function SortLinks({ search }: { search: JobSearch }) {
  const orders = ORDERS.filter(({ sort }) => sort !== 'relevance' || search.q)
  const wanted = search.sort ?? defaultSort(search)
  const current = orders.some(({ sort }) => sort === wanted) ? wanted : 'newest'

  return (
    <ul className={styles.orders} aria-label="Sort by">
      {orders.map(({ sort, label }) => (
        <li key={sort}>
          <Link
            className={styles.order}
            href={jobsPath({ ...search, sort })}
            rel="nofollow"
            preventScrollReset
            aria-current={sort === current ? 'true' : undefined}
          >
            {label}
          </Link>
        </li>
      ))}
    </ul>
  )
}
