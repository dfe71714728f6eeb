import type { SavedJob } from '#board/saved-jobs/list/saved-list.service.ts'

/** The state of a job as shown on its page, in the format that `readSave` reads. */
export function shownState({ jobId, stateId }: Pick<SavedJob, 'jobId' | 'stateId'>): string {
  return `${jobId}.${stateId.toString(36)}.0`
}
