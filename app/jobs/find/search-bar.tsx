import type { FormValues } from '#app/search/form-values.ts'
import { Button } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { SuggestField } from '#app/ui/suggest-field.tsx'
import { DEFAULT_RADIUS, RADII, SEARCH_LIMITS } from '#contract/search.ts'
import styles from './search-bar.module.css'

/** The form all criteria of a search belong to, wherever they are on the page. */
export const SEARCH_FORM = 'job-search'

/** Words, place and distance. */
export function SearchBar({ values }: { values: FormValues }) {
  return (
    <search>
      <form id={SEARCH_FORM} className={styles.bar} action="/jobs" method="get">
        <div className={styles.words}>
          <SuggestField
            name="q"
            label="Job title or keywords"
            placeholder="Nurse, “band 5”, -nights"
            type="search"
            from="/api/v1/suggest/titles"
            submitOnChoose
            defaultValue={values.q}
            maxLength={SEARCH_LIMITS.keywords}
            enterKeyHint="search"
          />
        </div>
        {values.title && <input type="hidden" name="title" value={values.title} />}
        <div className={styles.where}>
          <SuggestField
            name="place"
            label="Town or postcode"
            placeholder="Anywhere"
            from="/api/v1/suggest/places"
            submitOnChoose
            defaultValue={values.place}
            maxLength={SEARCH_LIMITS.place}
            enterKeyHint="search"
          />
          <Distance defaultValue={values.radius} />
        </div>
        <div className={styles.go}>
          <Button type="submit" tone="primary" icon="search">
            <span>Search</span>
          </Button>
        </div>
      </form>
    </search>
  )
}

/** Shown with a place only. The usual distance is not said in the address. */
function Distance({ defaultValue }: { defaultValue: string | undefined }) {
  return (
    <div className={styles.distance}>
      <label htmlFor="radius" className="visually-hidden">
        Distance
      </label>
      <select id="radius" name="radius" defaultValue={defaultValue}>
        {RADII.map((miles) => (
          <option key={miles} value={miles === DEFAULT_RADIUS ? '' : miles}>
            {miles === 1 ? '1 mile' : `${miles} miles`}
          </option>
        ))}
      </select>
      <Icon name="chevron-down" size="small" />
    </div>
  )
}
