import type {
  BoardColumn as Column,
  ShownApplicants,
} from '#hiring/applicants/applicant-list-views.ts'
import type { ApplicantFilter } from '#hiring/applications/model/applications.schema.ts'
import type { MoveTarget } from '#hiring/applications/model/move-form.schema.ts'
import { BoardColumn } from './board-column.tsx'
import styles from './board.module.css'
import { useDragLibrary } from './use-drag-library.ts'

interface BoardProps {
  jobId: string
  columns: Column[]
  shown: ShownApplicants
  canAnswer: boolean
  isTicked: boolean
  moving: ReadonlyMap<string, MoveTarget>
  stopId: string | null
  onMove(id: string, to: MoveTarget): void
}

const FOLDED = new Set<ApplicantFilter>(['rejected', 'withdrawn'])

/** The stages side by side, with closed applications below. */
export function Board({ columns, onMove, canAnswer, ...props }: BoardProps) {
  const drag = useDragLibrary(canAnswer)
  const placed = placeCards(columns, props.moving)
  const toColumn = ({ stage, count, cards }: Column) => (
    <BoardColumn
      key={stage}
      {...props}
      {...{ stage, count, cards, drag, canAnswer }}
      // An empty stage is a line: on a phone four of them would push the applicants down.
      isFolded={FOLDED.has(stage) || count === 0}
      onDrop={(id, to) => {
        if (to !== 'new' && to !== 'withdrawn') onMove(id, to)
      }}
    />
  )
  return (
    <>
      <div className={styles.board}>
        {placed.filter(({ stage }) => !FOLDED.has(stage)).map(toColumn)}
      </div>
      <div className={styles.folds}>
        {placed.filter(({ stage }) => FOLDED.has(stage)).map(toColumn)}
      </div>
    </>
  )
}

/** The columns with pending moves applied. */
function placeCards(columns: Column[], moving: BoardProps['moving']): Column[] {
  if (moving.size === 0) return columns
  const all = columns.flatMap(({ stage, cards }) => cards.map((card) => ({ stage, card })))
  const moved = all.filter(({ stage, card }) => (moving.get(card.id) ?? stage) !== stage)
  return columns.map(({ stage, count, cards }) => {
    const come = moved.filter(({ card }) => moving.get(card.id) === stage)
    const stay = cards.filter((card) => !moved.some((gone) => gone.card.id === card.id))
    return {
      stage,
      count: count + come.length - (cards.length - stay.length),
      cards: [...come.map(({ card }) => ({ ...card, status: stage as MoveTarget })), ...stay],
    }
  })
}
