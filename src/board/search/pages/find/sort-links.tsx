import { useLanguage } from '#platform/languages/pages/use-language.ts'
import { jobsPath } from '#board/jobs/model/job-paths.ts'
import { defaultSort, type JobSearch, type SortOrder } from '#board/search/search.ts'
import styles from './sort-links.module.css'
import { Link } from '#platform/ui/buttons/link.tsx'

/** Links to sort orders. Relevance needs words to match. */
export function SortLinks({ search }: { search: JobSearch }) {
  const { words } = useLanguage()
  const all: { sort: SortOrder; label: string }[] = [
    { sort: 'relevance', label: words.search.relevance },
    { sort: 'surest', label: words.search.surest },
    { sort: 'newest', label: words.search.newest },
    { sort: 'pay', label: words.search.pay },
  ]
  const orders = all.filter(({ sort }) => sort !== 'relevance' || search.q)
  const wanted = search.sort ?? defaultSort(search)
  const current = orders.some(({ sort }) => sort === wanted) ? wanted : 'newest'

  return (
    <ul className={styles.orders} aria-label={words.search.sortBy}>
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
