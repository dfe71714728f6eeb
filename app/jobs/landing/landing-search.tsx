import { AnswerControl } from '#app/jobs/find/answer-control.tsx'
import type { AnswerLink } from '#app/jobs/find/answer-links.ts'
import { SearchBar } from '#app/jobs/find/search-bar.tsx'
import type { FormValues } from '#app/search/form-values.ts'
import { useSearchSubmit } from '#app/search/use-search-submit.ts'
import styles from './landing-search.module.css'

interface LandingSearchProps {
  /** What the page is about, as the form says it. */
  values: FormValues
  /** Empty where the search finds no job, and for whom all jobs are open. */
  answers: AnswerLink[]
}

/** The way from a page about some jobs into the list: the same bar and the same control. */
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
