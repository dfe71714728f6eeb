import { Tag } from '#platform/ui/facts/tag.tsx'
import type { ListedOccupation } from '#sponsorship/occupations/occupations.ts'
import { ANSWER_WORDS } from './occupation-words.ts'

const TONES = { open: 'success', some: 'warning', closed: 'neutral' } as const
const ICONS = { open: 'check', some: 'info', closed: 'close' } as const

/** A tag that says whether people from abroad can be sponsored in an occupation. */
export function AnswerTag({ answer, isOld }: Pick<ListedOccupation, 'answer' | 'isOld'>) {
  return (
    <span>
      <Tag tone={isOld ? 'neutral' : TONES[answer]} icon={isOld ? 'clock' : ICONS[answer]}>
        {ANSWER_WORDS[answer]}
        {isOld && ', when we last looked'}
      </Tag>
    </span>
  )
}
