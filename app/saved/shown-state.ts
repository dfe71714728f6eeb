import type { SavedJob } from '#contract/saved-jobs.ts'

/** The state of a job as its page shows it, as `readSave` reads it. */
export function shownState({ jobId, stateId }: Pick<SavedJob, 'jobId' | 'stateId'>): string {
  return `${jobId}.${stateId.toString(36)}.0`
}
