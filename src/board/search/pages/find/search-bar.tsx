import { useState, type ReactNode, type SubmitEvent, type ToggleEvent } from 'react'
import type { FormValues } from '#board/search/pages/search/form-values.ts'
import { useLanguage } from '#platform/languages/pages/use-language.ts'
import { Button } from '#platform/ui/buttons/button.tsx'
import { Icon } from '#platform/ui/facts/icon.tsx'
import { SuggestField } from '#platform/ui/suggest/suggest-field.tsx'
import { fill } from '#platform/languages/fill.ts'
import { DEFAULT_RADIUS, RADII, SEARCH_LIMITS } from '#board/search/search.ts'
import styles from './search-bar.module.css'

/** The id of the form that all search criteria belong to, wherever they are on the page. */
export const SEARCH_FORM = 'job-search'

interface SearchBarProps {
  values?: FormValues
  /** On a phone the fields are behind one line that says what was searched for. */
  isFolded?: boolean
  onSubmit?: (event: SubmitEvent<HTMLFormElement>) => void
  /** Further criteria, as hidden fields. */
  children?: ReactNode
}

/** Fields for words, place and distance. */
export function SearchBar(props: SearchBarProps) {
  const { values = {}, isFolded, onSubmit, children } = props
  const { path, words } = useLanguage()
  // A new default would show in a field that nobody has used: after the first, only `LiveSearch` fills it.
  const [place] = useState(values.place)
  const where = values.place || words.search.anywhere
  return (
    <search className={styles.search}>
      {isFolded && (
        <button
          type="button"
          className={styles.pill}
          popoverTarget={SEARCH_FORM}
          aria-label={fill(words.search.change, {
            search: [values.q, where].filter(Boolean).join(', '),
          })}
        >
          <Icon name="search" size="small" />
          <span>
            {values.q && <b>{values.q}</b>} <small>{where}</small>
          </span>
        </button>
      )}
      <form
        popover={isFolded ? 'auto' : undefined}
        id={SEARCH_FORM}
        className={styles.bar}
        action={`${path}/jobs`}
        method="get"
        onSubmit={onSubmit}
        onToggle={startInFirstField}
      >
        <div className={styles.words}>
          <SuggestField
            name="q"
            label={words.search.keywords}
            placeholder={words.search.keywordsExample}
            type="search"
            from="/api/v1/suggest/titles"
            submitOnChoose
            defaultValue={values.q}
            maxLength={SEARCH_LIMITS.keywords}
            enterKeyHint="search"
          />
        </div>
        {children}
        <div className={styles.where}>
          <SuggestField
            name="place"
            label={words.search.place}
            placeholder={words.search.anywhere}
            from="/api/v1/suggest/places"
            submitOnChoose
            defaultValue={place}
            maxLength={SEARCH_LIMITS.place}
            enterKeyHint="search"
          />
          <Distance defaultValue={values.radius ?? ''} />
        </div>
        <div className={styles.go}>
          <Button type="submit" tone="primary" icon="search">
            <span>{words.search.search}</span>
          </Button>
        </div>
      </form>
    </search>
  )
}

function startInFirstField({ newState, currentTarget: form }: ToggleEvent<HTMLFormElement>) {
  if (newState === 'open') form.querySelector('input')?.focus()
}

/** Shown only with a place. The default distance is left out of the URL. */
function Distance({ defaultValue }: { defaultValue: string }) {
  const { words } = useLanguage()
  return (
    <div className={styles.distance}>
      <label htmlFor="radius" className="visually-hidden">
        {words.search.distance}
      </label>
      <select id="radius" name="radius" defaultValue={defaultValue}>
        {RADII.map((miles) => (
          <option key={miles} value={miles === DEFAULT_RADIUS ? '' : miles}>
            {miles === 1 ? words.search.mile : fill(words.search.miles, { miles })}
          </option>
        ))}
      </select>
      <Icon name="chevron-down" size="small" />
    </div>
  )
}
