import { AnswerControl } from '#board/search/pages/find/answer-control.tsx'
import type { AnswerLink } from '#board/search/pages/find/answer-links.ts'
import { SearchBar } from '#board/search/pages/find/search-bar.tsx'
import type { FormValues } from '#board/search/pages/search/form-values.ts'
import { useSearchSubmit } from '#board/search/pages/search/use-search-submit.ts'
import styles from './landing-search.module.css'

interface LandingSearchProps {
  /** The page's criteria as form values. */
  values: FormValues
  /** Empty if no job is found, and for seekers to whom all jobs are open. */
  answers: AnswerLink[]
}

/** The search bar and the answer control, which lead from a landing page to the list. */
export function LandingSearch({ values, answers }: LandingSearchProps) {
  const submit = useSearchSubmit()
  return (
    <div className={styles.search}>
      <SearchBar values={values} onSubmit={submit}>
        {values.category && <input type="hidden" name="category" value={values.category} />}
      </SearchBar>
      <AnswerControl links={answers} />
    </div>
  )
}
