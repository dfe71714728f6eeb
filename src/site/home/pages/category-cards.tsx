import { jobsPath } from '#board/jobs/model/job-paths.ts'
import { useLanguage } from '#platform/languages/pages/use-language.ts'
import { Card } from '#platform/ui/facts/card.tsx'
import { CATEGORIES_WITH_PAGE } from '#trade/categories-with-page.ts'
import { formatCount } from '#platform/primitives/formats.ts'
import type { FacetOption } from '#board/search/search.ts'
import styles from './category-cards.module.css'
import { Link } from '#platform/ui/buttons/link.tsx'

/** Cards that link to each category's own page, or to the list of its jobs. */
export function CategoryCards({ categories }: { categories: FacetOption[] }) {
  const { path, words } = useLanguage()
  return (
    <ul className={styles.grid}>
      {categories.map(({ value, name, count }) => (
        <Card key={value} as="li" interactive>
          <h3>
            <Link
              className="card-link"
              href={
                CATEGORIES_WITH_PAGE.has(value) && !(import.meta.env.SSR && path)
                  ? `/${value}`
                  : jobsPath({ category: value })
              }
            >
              {name}
            </Link>
          </h3>
          <p className={styles.count}>
            <strong className={styles.number}>{formatCount(count ?? 0)}</strong>{' '}
            {count === 1 ? words.home.openJob : words.home.openJobs}
          </p>
        </Card>
      ))}
    </ul>
  )
}
