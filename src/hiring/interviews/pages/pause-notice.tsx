import { Banner } from '#platform/ui/toast/banner.tsx'
import type {
  InterviewPageView,
  InterviewPause,
} from '#hiring/interviews/model/interviews.schema.ts'

const PAUSES: Record<InterviewPause, { applicant: string; employer: string }> = {
  withdrawn: {
    applicant: 'You have withdrawn this application, so there is nothing to arrange any more.',
    employer: 'The applicant has withdrawn, so there is nothing to arrange any more.',
  },
  rejected: {
    applicant: 'They have chosen not to go on with your application.',
    employer: 'You have rejected this applicant. Change the status to offer times again.',
  },
  'moved-on': {
    applicant: 'There are no times to choose from now. If there are some again, we write to you.',
    employer:
      'The status of this applicant is not ‘Interview’. Set it on their page to arrange an interview.',
  },
  'looked-at': {
    applicant:
      'We are looking at this employer. Until we have decided, there is nothing to arrange. Pay nothing, and go to no interview with them.',
    employer:
      'We are looking at your organisation. Until we have decided, nothing can be arranged.',
  },
  over: {
    applicant:
      'There are no interviews for this job any more. Go to none, and pay nothing. Your application’s page says what happened.',
    employer: 'This job has been taken down, so there is nothing to arrange any more.',
  },
}

/** The reason nothing can be arranged. */
export function PauseNotice({ view: { pause, side } }: { view: InterviewPageView }) {
  return (
    pause && (
      <Banner tone="warning" title="Nothing can be arranged now">
        {PAUSES[pause][side]}
      </Banner>
    )
  )
}
