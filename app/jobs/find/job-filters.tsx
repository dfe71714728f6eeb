import { Button } from '#app/ui/button.tsx'
import { Checkbox } from '#app/ui/checkbox.tsx'
import { Disclosure } from '#app/ui/disclosure.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Select } from '#app/ui/select.tsx'
import type { FormValues } from '#app/search/form-values.ts'
import { describeCount } from '#contract/describe-search.ts'
import type { FacetName, JobSearch, SearchTotal } from '#contract/search.ts'
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

const CHOICES: Choice[] = [
  { name: 'category', label: 'Category', any: 'All categories' },
  { name: 'type', label: 'Job type', any: 'Any type' },
  { name: 'country', label: 'Country', any: 'All countries' },
  { name: 'pay', label: 'Yearly pay', any: 'Any pay' },
  { name: 'days', label: 'Posted', any: 'Any time' },
]

const CHECKS: Choice[] = [
  { name: 'licence', label: 'Sponsor licence', any: 'Any' },
  { name: 'occupation', label: 'Occupation', any: 'Any' },
  { name: 'rate', label: 'Pay and the rules', any: 'Any' },
  { name: 'wording', label: 'Advert wording', any: 'Any' },
]

interface JobFiltersProps {
  search: JobSearch
  values: FormValues
  options: FilterOptions
  /** How many are set. */
  appliedCount: number
  total: SearchTotal
}

/** The filters belong to the form of the search bar. */
export function JobFilters({ search, values, options, appliedCount, total }: JobFiltersProps) {
  const { html, remote } = options
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
        {`Filters${appliedCount > 0 ? ` (${appliedCount})` : ''}`}
        <Icon name="chevron-down" size="small" />
      </summary>
      <div className={styles.panel}>
        <div className={styles.sort}>
          <p className={styles.label}>Sort</p>
          <SortLinks search={search} />
        </div>
        {CHOICES.map(toSelect)}
        <Checkbox
          form={SEARCH_FORM}
          name="remote"
          value="1"
          label={remote ?? 'Remote'}
          defaultChecked={values.remote !== ''}
          disabled={!remote}
        />
        <div className={styles.more}>
          <Disclosure summary="More about the check">
            <div className={styles.checks}>
              {CHECKS.map(toSelect)}
              <p className={styles.note}>
                Information, not legal advice. <Link href="/sponsorship">How we check</Link>
              </p>
            </div>
          </Disclosure>
        </div>
        <input form={SEARCH_FORM} type="hidden" name="answer" value={values.answer} />
        <input form={SEARCH_FORM} type="hidden" name="sort" value={values.sort} />
        <div className={styles.action}>
          <Button form={SEARCH_FORM} type="submit" wide>
            {`Show ${total.count > 0 ? describeCount(total) : 'jobs'}`}
          </Button>
        </div>
      </div>
    </details>
  )
}
