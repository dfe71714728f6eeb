import { Banner } from '#platform/ui/toast/banner.tsx'
import type {
  InterviewPageView,
  InterviewPause,
} from '#hiring/interviews/model/interviews.schema.ts'
import type { TalkSide } from '#hiring/talk/talk.schema.ts'
import pauses from './pauses.json' with { type: 'json' }

const PAUSES: Record<InterviewPause, Record<TalkSide, string>> = pauses

/** The reason nothing can be arranged; below a meeting that stands, it is about new ones only. */
export function PauseNotice({ view: { pause, side, interview } }: { view: InterviewPageView }) {
  if (pause === null) return null
  const hasMeeting = pause === 'moved-on' && interview !== null
  return (
    <Banner
      tone={hasMeeting ? 'info' : 'warning'}
      title={hasMeeting ? 'No new interview can be arranged now' : 'Nothing can be arranged now'}
    >
      {PAUSES[pause][side]}
    </Banner>
  )
}
