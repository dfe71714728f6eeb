import { Banner } from '#platform/ui/toast/banner.tsx'
import { Link } from '#platform/ui/buttons/link.tsx'
import { jobsPath } from '#board/jobs/model/job-paths.ts'
import type { Interpretation, JobSearch } from '#board/search/search.ts'
import styles from './search-notes.module.css'

interface SearchNotesProps {
  search: JobSearch
  interpretation: Interpretation
  hasJobs: boolean
  /** Problems found in the URL. */
  problems: string[]
}

/** The interpretation of the search, if it is not obvious. */
export function SearchNotes({ search, interpretation, hasJobs, problems }: SearchNotesProps) {
  const { corrected, dropped, meanings, isPlaceUnknown, sponsorship, placeWords } = interpretation
  const notUsed = [...new Set([...problems, ...interpretation.problems])]

  return (
    <>
      {corrected && (
        <p className={styles.corrected}>
          Showing results for <strong>{corrected.to}</strong> instead of {corrected.from}.
          {corrected.asTyped && (
            <>
              {' '}
              <Link href={jobsPath({ ...search, q: corrected.asTyped })} rel="nofollow">
                Search for {corrected.from}
              </Link>
            </>
          )}
        </p>
      )}
      {dropped && <p className={styles.corrected}>{dropped.said}</p>}
      {meanings.length > 0 && (
        <ul className={styles.meanings}>
          {meanings.map(({ typed, means }) => (
            <li key={typed}>
              We searched for <strong>{means}</strong> (you typed “{typed}”).
            </li>
          ))}
        </ul>
      )}
      {sponsorship && (
        <p className={styles.meanings}>
          {sponsorship.note}{' '}
          <Link
            href={jobsPath({ ...search, q: sponsorship.literal, answer: null })}
            rel="nofollow"
            preventScrollReset
          >
            Search for the words instead
          </Link>
        </p>
      )}
      {placeWords && (
        <p className={styles.meanings}>
          {placeWords.note}{' '}
          <Link
            href={jobsPath({ ...search, q: placeWords.literal, place: '' })}
            rel="nofollow"
            preventScrollReset
          >
            Search for the word instead
          </Link>
        </p>
      )}
      {isPlaceUnknown && (
        <Banner>
          We could not find “{search.place}”{hasJobs && ', so these are jobs whose advert names it'}
          . Try a town, a county or a postcode nearby.
        </Banner>
      )}
      {notUsed.length > 0 && <Banner tone="warning">{notUsed.join(' ')}</Banner>}
    </>
  )
}
