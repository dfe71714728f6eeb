import { Button } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { DEFAULT_RADIUS, RADII, SEARCH_LIMITS } from '#contract/search.ts'
import type { JobSearch, Interpretation } from '#contract/search.ts'
import { SuggestField } from '#app/ui/suggest-field.tsx'
import styles from './search-bar.module.css'

/** The form all criteria of a search belong to, wherever on the page they stand. */
export const SEARCH_FORM = 'job-search'

interface SearchBarProps {
  search: JobSearch
  interpretation: Pick<Interpretation, 'place'>
}

/** Words, place and distance. With a script the list follows the form (`data-follow`). */
export function SearchBar({ search, interpretation }: SearchBarProps) {
  return (
    <search>
      <form id={SEARCH_FORM} className={styles.bar} action="/jobs" method="get" data-follow>
        <div className={styles.words}>
          <SuggestField
            name="q"
            label="Job title or keywords"
            placeholder="Nurse, “band 5”, -nights"
            type="search"
            from="/api/v1/suggest/titles"
            defaultValue={search.q}
            maxLength={SEARCH_LIMITS.keywords}
            enterKeyHint="search"
            data-typed
          />
        </div>
        {search.title && <input type="hidden" name="title" value={search.title} />}
        <div className={styles.where}>
          <SuggestField
            name="place"
            label="Town or postcode"
            placeholder="Anywhere"
            from="/api/v1/suggest/places"
            defaultValue={nameOf(search.place, interpretation)}
            maxLength={SEARCH_LIMITS.place}
            enterKeyHint="search"
          />
          <Distance chosen={search.radius} />
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
function Distance({ chosen }: { chosen: number }) {
  return (
    <div className={styles.distance}>
      <label htmlFor="radius" className="visually-hidden">
        Distance
      </label>
      <select id="radius" name="radius" defaultValue={chosen === DEFAULT_RADIUS ? '' : chosen}>
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

/** An address may hold the place's own short name; people read the whole one. */
function nameOf(typed: string, { place }: SearchBarProps['interpretation']) {
  if (place?.slug !== typed) return typed
  const isToldByName = place.name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-') === place.slug
  return isToldByName || !place.detail ? place.name : `${place.name}, ${place.detail}`
}
