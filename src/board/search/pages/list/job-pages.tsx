import { jobsPath } from '#board/jobs/model/job-paths.ts'
import { useLanguage } from '#platform/languages/pages/use-language.ts'
import { Pagination } from '#platform/ui/links/pagination.tsx'
import { MAX_PAGE_NUMBER, PAGE_SIZE } from '#trade/limits/job-limits.ts'
import type { JobSearch, SearchAnswer, SearchPosition } from '#board/search/search.ts'

interface JobPagesProps extends SearchPosition, Pick<SearchAnswer, 'next' | 'total'> {
  search: JobSearch
}

/** Pages by number as far as numbers go, then by position. Keyword results have no numbers: only ‘next’ links. */
export function JobPages({ search, page, after, next, total }: JobPagesProps) {
  const { words } = useLanguage()
  const hasNumbers = !search.q && !after
  const last = Math.min(Math.ceil(total.count / PAGE_SIZE.default), MAX_PAGE_NUMBER)
  const isNextNumbered = hasNumbers && page < MAX_PAGE_NUMBER
  const nextPosition = isNextNumbered ? { page: page + 1 } : { after: next }
  const previous = after
    ? { href: jobsPath(search), label: words.list.firstPage }
    : page > 1 && { href: jobsPath(search, { page: page - 1 }), label: words.list.previous }

  return (
    <Pagination
      label={words.list.pages}
      current={hasNumbers ? page : null}
      last={hasNumbers && last >= page ? last : null}
      hrefOf={(number) => jobsPath(search, { page: number })}
      previous={previous || null}
      next={next && { href: jobsPath(search, nextPosition), label: words.list.next }}
    />
  )
}
