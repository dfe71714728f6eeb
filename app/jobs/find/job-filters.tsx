import { useLanguage } from '#app/languages/use-language.ts'
import { Button } from '#app/ui/button.tsx'
import { Checkbox } from '#app/ui/checkbox.tsx'
import { Disclosure } from '#app/ui/disclosure.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Select } from '#app/ui/select.tsx'
import type { FormValues } from '#app/search/form-values.ts'
import { fill } from '#contract/languages/fill.ts'
import type { FacetName, JobSearch } from '#contract/search.ts'
import type { SearchTotal } from '#contract/paging.ts'
import type { FilterOptions } from './filter-options.ts'
import { SEARCH_FORM } from './search-bar.tsx'
import { SortLinks } from './sort-links.tsx'
import styles from './job-filters.module.css'
import { Link } from '#app/ui/link.tsx'

interface Choice {
  name: Exclude<FacetName, 'remote' | 'answer'>
  label: string
  any: string
}

interface JobFiltersProps {
  search: JobSearch
  values: FormValues
  options: FilterOptions
  /** The number of active filters. */
  appliedCount: number
  total: SearchTotal
  /** The total in words. */
  count: string
}

/** The filter fields, which belong to the search bar's form. */
export function JobFilters({
  search,
  values,
  options,
  appliedCount,
  total,
  count,
}: JobFiltersProps) {
  const { html, remote } = options
  const { words } = useLanguage()
  const choices: Choice[] = [
    { name: 'category', label: words.search.category, any: words.search.anyCategory },
    { name: 'type', label: words.search.type, any: words.search.anyType },
    { name: 'country', label: words.search.country, any: words.search.anyCountry },
    { name: 'pay', label: words.search.yearlyPay, any: words.search.anyPay },
    { name: 'days', label: words.search.posted, any: words.search.anyTime },
  ]
  const checks: Choice[] = [
    { name: 'licence', label: words.search.licence, any: words.search.any },
    { name: 'occupation', label: words.search.occupation, any: words.search.any },
    { name: 'rate', label: words.search.rate, any: words.search.any },
    { name: 'wording', label: words.search.wording, any: words.search.any },
  ]
  const toSelect = ({ name, label, any }: Choice) => (
    <Select
      key={name}
      form={SEARCH_FORM}
      name={name}
      label={label}
      optionsHtml={`<option value=''>${any}${html[name]}`}
    />
  )

  return (
    <details className={styles.fold}>
      <summary className={styles.summary}>
        <Icon name="filters" size="small" />
        {words.search.filters + (appliedCount > 0 ? ` (${appliedCount})` : '')}
        <Icon name="chevron-down" size="small" />
      </summary>
      <div className={styles.panel}>
        <div className={styles.sort}>
          <p className={styles.label}>{words.search.sort}</p>
          <SortLinks search={search} />
        </div>
        {choices.map(toSelect)}
        <Checkbox
          form={SEARCH_FORM}
          name="remote"
          value="1"
          label={remote ?? words.search.remote}
          defaultChecked={values.remote !== ''}
          disabled={!remote}
        />
        <div className={styles.more}>
          <Disclosure summary={words.search.moreAboutCheck}>
            <div className={styles.checks}>
              {checks.map(toSelect)}
              <p className={styles.note}>
                {words.search.notAdvice} <Link href="/sponsorship">{words.search.howWeCheck}</Link>
              </p>
            </div>
          </Disclosure>
        </div>
        <input form={SEARCH_FORM} type="hidden" name="answer" value={values.answer} />
        <input form={SEARCH_FORM} type="hidden" name="sort" value={values.sort} />
        <div className={styles.action}>
          <Button form={SEARCH_FORM} type="submit" wide>
            {total.count > 0 ? fill(words.search.show, { jobs: count }) : words.search.showJobs}
          </Button>
        </div>
      </div>
    </details>
  )
}
