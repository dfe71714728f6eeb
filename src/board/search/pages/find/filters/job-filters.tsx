import { useLanguage } from '#platform/languages/pages/use-language.ts'
import { Button } from '#platform/ui/buttons/button.tsx'
import { Checkbox } from '#platform/ui/choices/checkbox.tsx'
import { Disclosure } from '#platform/ui/facts/disclosure.tsx'
import { Icon } from '#platform/ui/facts/icon.tsx'
import { Select } from '#platform/ui/choices/select.tsx'
import type { FormValues } from '#board/search/pages/search/form-values.ts'
import { fill } from '#platform/languages/fill.ts'
import type { FacetName, JobSearch } from '#board/search/search.ts'
import type { SearchTotal } from '#platform/primitives/paging.ts'
import type { FilterOptions } from './filter-options.ts'
import { SEARCH_FORM } from '#board/search/pages/find/search-bar.tsx'
import { SortLinks } from '#board/search/pages/find/sort-links.tsx'
import styles from './job-filters.module.css'
import { Link } from '#platform/ui/buttons/link.tsx'

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
    <details name="filters" className={styles.fold}>
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
          <Button form={SEARCH_FORM} type="submit" tone="primary" wide>
            {total.count > 0 ? fill(words.search.show, { jobs: count }) : words.search.showJobs}
          </Button>
        </div>
      </div>
    </details>
  )
}
