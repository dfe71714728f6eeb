import { JobCard } from '#board/jobs/pages/card/job-card.tsx'
import type { ListedJob } from '#board/jobs/pages/card/listed-job.ts'
import { FourLines } from './four-lines.tsx'
import { LiveNote } from './live-note.tsx'
import styles from './panel.module.css'
import type { LiveCheckState } from './use-live-check.ts'

interface CheckPanelProps extends LiveCheckState {
  card: ListedJob
}

/** The check next to the form if there is room, with a preview of the card. */
export function CheckPanel({ card, ...live }: CheckPanelProps) {
  return (
    <aside className={styles.panel} aria-label="As it will look">
      <section className={styles.sheet} aria-labelledby="live-check">
        <h2 id="live-check">What the rules say</h2>
        <LiveNote {...live} />
        <FourLines {...live} isDraft />
      </section>
      <div>
        <p className={styles.eyebrow} id="live-card">
          As it will look, while you type
        </p>
        {/* Its link does not work yet, and its text repeats the fields. */}
        <div inert>
          <JobCard job={card} path="#live-card" heading="h3" />
        </div>
      </div>
    </aside>
  )
}
