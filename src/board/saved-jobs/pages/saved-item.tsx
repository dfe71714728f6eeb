import { JobCard } from '#board/jobs/pages/card/job-card.tsx'
import type { ListedJob } from '#board/jobs/pages/card/listed-job.ts'
import { Tag } from '#platform/ui/facts/tag.tsx'
import type { SavedJob } from '#board/saved-jobs/list/saved-list.service.ts'
import { ListForm } from './list-form.tsx'
import { NoteForm } from './note-form.tsx'
import { shownState } from './shown-state.ts'
import styles from './saved.module.css'

export interface ShownSave extends SavedJob {
  /** Null if the job has no page. */
  card: ListedJob | null
  savedOn: string
}

interface SavedItemProps {
  job: ShownSave
  noteLimit: number
}

/** A saved job: its card, its news, and the seeker's note. */
export function SavedItem({ job, noteLimit }: SavedItemProps) {
  const { jobId, title, card, ended, isTakenDown, news, note, savedOn } = job
  return (
    <div className={styles.item}>
      {card ? <JobCard job={card} /> : <GoneCard job={job} />}
      <div className={styles.below}>
        {ended && (
          <p className={isTakenDown ? styles.warned : styles.ended}>
            {isTakenDown && <span className="visually-hidden">Warning: </span>}
            {ended}
          </p>
        )}
        {news && <News job={job} />}
        {note?.text && <p className={styles.note}>{note.text}</p>}
        <div className={styles.foot}>
          <p className={styles.saved}>Saved {savedOn}</p>
          <ListForm intent="remove" jobId={jobId} label="Remove" about={title} />
        </div>
        {note && <NoteForm job={job} note={note} limit={noteLimit} />}
      </div>
    </div>
  )
}

/** A card without a link, for a job that is gone. */
function GoneCard({ job: { title, employer, isTakenDown } }: { job: ShownSave }) {
  return (
    <article className={styles.gone}>
      <h2>{title}</h2>
      <p>
        {employer} <Tag tone={isTakenDown ? 'danger' : 'warning'}>Not on Landfall now</Tag>
      </p>
    </article>
  )
}

/** Important changes, before and after. */
function News({ job }: { job: ShownSave }) {
  const { jobId, title, news, ended } = job
  const { happened = null, changes = [] } = news ?? {}
  return (
    <section className={styles.news} aria-label={`What has changed: ${title}`}>
      <p>
        <b>New since you saved or read it</b>
        {happened && happened !== ended && `: ${happened}`}
      </p>
      {changes.length > 0 && (
        <ul>
          {changes.map(({ fact, before, after }) => (
            <li key={fact}>
              {fact}: <del>{before ?? 'not stated'}</del> <span aria-hidden="true">→</span>{' '}
              <ins>{after ?? 'not stated'}</ins>
            </li>
          ))}
        </ul>
      )}
      <ListForm intent="read" jobId={jobId} label="I have read it" about={`the news of ${title}`}>
        <input type="hidden" name="state" value={shownState(job)} />
      </ListForm>
    </section>
  )
}
