import { Banner } from '#platform/ui/toast/banner.tsx'
import type {
  InterviewPageView,
  InterviewPause,
} from '#hiring/interviews/model/interviews.schema.ts'
import type { TalkSide } from '#hiring/talk/talk.schema.ts'
import pauses from './pauses.json' with { type: 'json' }

const PAUSES: Record<InterviewPause, Record<TalkSide, string>> = pauses

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
