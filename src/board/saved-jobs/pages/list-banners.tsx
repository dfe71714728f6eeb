import { Banner } from '#platform/ui/toast/banner.tsx'
import { ListForm } from './list-form.tsx'
import type { ShownSave } from './saved-item.tsx'
import { shownState } from './shown-state.ts'
import styles from './saved.module.css'

interface RemovedJobProps {
  removed: { jobId: string; title: string; entry: string | null }
}

/** Offers to undo the last ‘Remove’. */
export function RemovedJob({ removed: { jobId, title, entry } }: RemovedJobProps) {
  return (
    <Banner tone="success" live>
      <div className={styles.removed}>
        <p>Removed: {title}</p>
        <ListForm intent="restore" jobId={jobId} label="Undo">
          <input type="hidden" name="entry" value={entry ?? ''} />
        </ListForm>
      </div>
    </Banner>
  )
}

/** A button that marks the page's news as read. */
export function ReadAll({ jobs }: { jobs: ShownSave[] }) {
  const withNews = jobs.filter(({ news }) => news)
  const [first] = withNews
  if (!first || withNews.length < 2) return null
  return (
    <div className={styles.readAll}>
      <p>
        <b>{withNews.length} of these jobs have changed</b> since you saved or read them.
      </p>
      <ListForm intent="read" jobId={first.jobId} label="I have read them all">
        {withNews.map((job) => (
          <input key={job.jobId} type="hidden" name="state" value={shownState(job)} />
        ))}
      </ListForm>
    </div>
  )
}
