import type { SubmitEvent } from 'react'
import { useNavigate } from 'react-router'
import { searchAddress } from '#app/search/search-address.ts'
import { Button } from '#app/ui/button.tsx'
import { SuggestField } from '#app/ui/suggest-field.tsx'
import { SEARCH_LIMITS } from '#contract/search.ts'
import styles from './home-search.module.css'

/** Logged-in people search on their own page, which visitors cannot open. */
export function HomeSearch({ isLoggedIn }: { isLoggedIn: boolean }) {
  const navigate = useNavigate()

  function search(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    void navigate(searchAddress(event.currentTarget), { viewTransition: true })
  }

  return (
    <search className={styles.search}>
      <form
        className={styles.bar}
        action={isLoggedIn ? '/search' : '/jobs'}
        method="get"
        onSubmit={search}
      >
        <div className={styles.words}>
          <SuggestField
            name={isLoggedIn ? 'title' : 'q'}
            label={isLoggedIn ? 'Job title' : 'Job title or keywords'}
            placeholder="Staff nurse"
            type="search"
            from="/api/v1/suggest/titles"
            submitOnChoose
            maxLength={isLoggedIn ? SEARCH_LIMITS.title : SEARCH_LIMITS.keywords}
            enterKeyHint="search"
          />
        </div>
        <div className={styles.go}>
          <Button type="submit" tone="primary" icon="search">
            Search
          </Button>
        </div>
      </form>
    </search>
  )
}
