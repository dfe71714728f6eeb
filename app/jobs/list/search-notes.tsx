import { Banner } from '#app/ui/banner.tsx'
import type { Interpretation } from '#contract/search.ts'
import styles from './search-notes.module.css'

interface SearchNotesProps {
  /** The place as typed. */
  place: string
  interpretation: Interpretation
  hasJobs: boolean
  /** Of the address. */
  problems: string[]
}

/** How the search was taken, where that is not plain. */
export function SearchNotes({ place, interpretation, hasJobs, problems }: SearchNotesProps) {
  const { corrected, meanings, isPlaceUnknown } = interpretation
  const notUsed = [...new Set([...problems, ...interpretation.problems])]

  return (
    <>
      {corrected && (
        <p className={styles.corrected}>
          Showing results for <strong>{corrected.to}</strong> instead of {corrected.from}.
        </p>
      )}
      {meanings.length > 0 && (
        <ul className={styles.meanings}>
          {meanings.map(({ typed, means }) => (
            <li key={typed}>
              We searched for <strong>{means}</strong> (you typed “{typed}”).
            </li>
          ))}
        </ul>
      )}
      {isPlaceUnknown && (
        <Banner>
          We could not find “{place}”{hasJobs && ', so these are jobs whose advert names it'}. Try a
          town, a county or a postcode nearby.
        </Banner>
      )}
      {notUsed.length > 0 && <Banner tone="warning">{notUsed.join(' ')}</Banner>}
    </>
  )
}
