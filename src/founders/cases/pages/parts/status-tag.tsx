import { Tag } from '#platform/ui/facts/tag.tsx'
import { CASE_STATUS_NAMES, DESK_STATUS_NAMES } from '#founders/cases/founder-case-words.ts'
import type { CaseSide, CaseTurn } from '#founders/cases/founder-case.ts'

interface CaseStatusTagProps {
  turn: Pick<CaseTurn, 'status' | 'isOverdue'>
  reader: CaseSide
}

/** A tag that says whose turn it is, in words for its reader. */
export function CaseStatusTag({ turn: { status, isOverdue }, reader }: CaseStatusTagProps) {
  if (isOverdue && reader === 'desk')
    return (
      <Tag tone="danger" icon="clock">
        Overdue
      </Tag>
    )
  const isReaders = status === (reader === 'founder' ? 'your-turn' : 'with-us')
  const name = (reader === 'founder' ? CASE_STATUS_NAMES : DESK_STATUS_NAMES)[status]
  if (status === 'closed') return <Tag icon="check">{name}</Tag>
  return <Tag tone={isReaders ? 'warning' : 'sea'}>{name}</Tag>
}
