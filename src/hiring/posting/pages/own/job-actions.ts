import type { OffersAfterClosing } from '#hiring/applications/model/offers-after-closing.schema.ts'
import type { JobActionName } from '#trade/paths/posting-paths.ts'
import type { IconName } from '#platform/ui/facts/icon.tsx'
import type { FlashName } from '#trade/flash/flashes.ts'

interface JobActionWords {
  /** The button that asks for confirmation. */
  label: string
  icon: IconName
  /** The confirmation question. */
  question: string
  /** The button that confirms. */
  confirm: string
  tone: 'primary' | 'danger'
  flash: FlashName
}

/** The field that asks what becomes of offers when their job closes. */
export const OFFERS_FIELD: {
  name: string
  label: string
  options: { value: OffersAfterClosing; label: string }[]
} = {
  name: 'offers',
  label: 'What becomes of the offers that are not accepted?',
  options: [
    { value: 'stand', label: 'They stand, and we write nothing to these people' },
    { value: 'take-back', label: 'Take them back, and tell these people' },
  ],
}

/** The one-step actions of an employer on a job, each with a confirmation. */
export const JOB_ACTIONS: Record<JobActionName, JobActionWords> = {
  close: {
    label: 'Position filled',
    icon: 'check',
    question: 'Close this job? Its page stays and says so. You can open it again.',
    confirm: 'Close the job',
    tone: 'primary',
    flash: 'job-closed',
  },
  reopen: {
    label: 'Open again',
    icon: 'clock',
    question: 'Open this job again? It goes back into the lists where it stood.',
    confirm: 'Open the job',
    tone: 'primary',
    flash: 'job-reopened',
  },
  delete: {
    label: 'Delete',
    icon: 'trash',
    question:
      'Delete this job? It leaves every list at once, and you no longer see who applied. This cannot be undone.',
    confirm: 'Delete the job',
    tone: 'danger',
    flash: 'job-deleted',
  },
}

export function isJobAction(name: string): name is JobActionName {
  return Object.hasOwn(JOB_ACTIONS, name)
}
