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
  const understood = [
    sponsorship && { note: sponsorship.note, undo: { q: sponsorship.literal, answer: null } },
    placeWords && { note: placeWords.note, undo: { q: placeWords.literal, place: '' } },
  ].filter((one) => one !== null)
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
      {understood.map(({ note, undo }) => (
        <p key={note} className={styles.meanings}>
          {note}{' '}
          <Link href={jobsPath({ ...search, ...undo })} rel="nofollow" preventScrollReset>
            Search for the words instead
          </Link>
        </p>
      ))}
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
