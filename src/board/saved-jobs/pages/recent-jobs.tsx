import { useEffect, useState } from 'react'
import { JobList } from '#board/jobs/pages/card/job-list.tsx'
import type { ListedJob } from '#board/jobs/pages/card/listed-job.ts'
import { forgetSeenJobs, lastSeenJobs } from '#board/jobs/pages/card/seen-jobs.ts'
import { Button } from '#platform/ui/buttons/button.tsx'
import styles from './saved.module.css'

const MOST = 20

/** The jobs most recently opened on this device, the only place they are stored. Empty without a script. */
export function RecentJobs() {
  const [jobs, setJobs] = useState<ListedJob[]>([])
  useEffect(() => {
    const ids = lastSeenJobs(MOST)
    if (ids.length > 0) void loadJobs(ids).then(setJobs)
  }, [])
  if (jobs.length === 0) return null

  return (
    <section className={styles.recent} aria-labelledby="recent-jobs">
      <div className={styles.recentHead}>
        <h2 id="recent-jobs">Recently viewed</h2>
        <Button
          size="small"
          onClick={() => {
            forgetSeenJobs()
            setJobs([])
          }}
        >
          Clear
        </Button>
      </div>
      <p>On this device only. Clearing takes the ‘Seen’ marks off all jobs, too.</p>
      <JobList jobs={jobs} basis={null} heading="h3" inColumns />
    </section>
  )
}

async function loadJobs(ids: string[]): Promise<ListedJob[]> {
  const answer = await fetch(`/saved/recent?ids=${ids.join('.')}`).catch(() => null)
  return answer?.ok ? answer.json() : []
}
