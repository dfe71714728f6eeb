import { Button } from '#app/ui/button.tsx'
import { Checkbox } from '#app/ui/checkbox.tsx'
import { Disclosure } from '#app/ui/disclosure.tsx'
import { Select } from '#app/ui/select.tsx'
import { formatCount } from '#contract/formats.ts'
import type { FormValues } from '#app/search/form-values.ts'
import { describeCount } from '#contract/describe-search.ts'
import type { FacetName, FacetOption, JobSearch, SearchAnswer } from '#contract/search.ts'
import { appliedFilters } from './applied-filters.ts'
import { SEARCH_FORM } from './search-bar.tsx'
import styles from './job-filters.module.css'
import { Link } from '#app/ui/link.tsx'

interface Choice {
  name: Exclude<FacetName, 'remote'>
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

interface JobFiltersProps extends Pick<SearchAnswer, 'facets' | 'total'> {
  search: JobSearch
  values: FormValues
}

/** The filters belong to the form of the search bar. */
export function JobFilters({ search, values, facets, total }: JobFiltersProps) {
  const chosen = appliedFilters(search, facets).length
  const [remote] = facets.remote
  const toSelect = ({ name, label, any }: Choice) => (
    <Select
      key={name}
      form={SEARCH_FORM}
      name={name}
      label={label}
      placeholder={any}
      defaultValue={values[name]}
      options={facets[name].map(toOption)}
    />
  )

  return (
    <div className={styles.panel}>
      <Disclosure summary={`Filters${chosen > 0 ? ` (${chosen})` : ''}`}>
        <div className={styles.fields}>
          {CHOICES.map(toSelect)}
          <Checkbox
            form={SEARCH_FORM}
            name="remote"
            value="1"
            label={remote ? toOption(remote).label : 'Remote'}
            defaultChecked={values.remote !== ''}
            disabled={!remote}
          />
          <fieldset className={styles.checks}>
            <legend>Sponsorship in the UK</legend>
            {CHECKS.map(toSelect)}
            <p className={styles.note}>
              Information, not legal advice. <Link href="/sponsorship">How we check</Link>
            </p>
          </fieldset>
          <input form={SEARCH_FORM} type="hidden" name="sort" value={values.sort} />
          <div className={styles.action}>
            <Button form={SEARCH_FORM} type="submit" wide>
              {`Show ${total.count > 0 ? describeCount(total) : 'jobs'}`}
            </Button>
          </div>
        </div>
      </Disclosure>
    </div>
  )
}

/** The count says how many jobs a choice would leave. */
function toOption({ value, name, count }: FacetOption) {
  return { value, label: count === null ? name : `${name} (${formatCount(count)})` }
}
