import { useEffect, useRef, useState } from 'react'
import type { ApplicantListCard, ShownApplicants } from '#hiring/applicants/applicant-list-views.ts'
import type { ApplicantFilter } from '#hiring/applications/model/applications.schema.ts'
import { formatCount } from '#platform/primitives/formats.ts'
import { applicantsPath, listOf } from '#hiring/applicants/applicant-paths.ts'
import { Icon } from '#platform/ui/facts/icon.tsx'
import { Link } from '#platform/ui/buttons/link.tsx'
import { filterWord } from '#hiring/applications/pages/status-words.ts'
import { BoardCard } from './board-card.tsx'
import styles from './board.module.css'
import type { DragLibrary } from './use-drag-library.ts'

interface BoardColumnProps {
  jobId: string
  stage: ApplicantFilter
  count: number
  cards: ApplicantListCard[]
  shown: ShownApplicants
  canAnswer: boolean
  isTicked: boolean
  isFolded: boolean
  /** Moves being sent to the server. */
  moving: ReadonlyMap<string, unknown>
  stopId: string | null
  drag: DragLibrary | null
  onDrop(id: string, stage: ApplicantFilter): void
}

const EMPTY: Partial<Record<ApplicantFilter, string>> = {
  offered: 'Nobody yet. An offer starts the steps to arrival.',
}

/** One stage: its applicants, and a drop target. */
export function BoardColumn(props: BoardColumnProps) {
  const { jobId, stage, count, cards, shown, moving, stopId, isFolded, drag, onDrop } = props
  const { element, isOver } = useDropTarget(drag, stage, onDrop)
  const title = `column-${stage}`
  const list = listOf({ ...shown, view: 'board', status: stage })
  return (
    <section
      ref={element}
      className={styles.column}
      data-column={stage}
      data-over={isOver || undefined}
      aria-labelledby={title}
    >
      <details open={!isFolded}>
        <summary className={styles.heading}>
          <h2 id={title}>{filterWord(stage)}</h2>
          <span className={styles.count}>{formatCount(count)}</span>
          <Icon name="chevron-down" size="small" />
        </summary>
        {cards.length > 0 ? (
          <ul className={styles.cards}>
            {cards.map((card) => (
              <BoardCard
                key={card.id}
                jobId={jobId}
                list={list}
                card={card}
                canAnswer={props.canAnswer}
                isTicked={props.isTicked}
                isMoving={moving.has(card.id)}
                isStop={stopId === null || stopId === card.id}
                drag={drag}
              />
            ))}
          </ul>
        ) : (
          <p className={styles.empty}>{EMPTY[stage] ?? 'Nobody.'}</p>
        )}
        {count > cards.length && (
          <p className={styles.more}>
            <Link href={applicantsPath(jobId, { ...shown, view: 'table', status: stage })}>
              Show all {formatCount(count)} in the table
            </Link>
          </p>
        )}
      </details>
    </section>
  )
}

function useDropTarget(
  drag: DragLibrary | null,
  stage: ApplicantFilter,
  onDrop: BoardColumnProps['onDrop'],
) {
  const element = useRef<HTMLElement>(null)
  const [isOver, setIsOver] = useState(false)
  const drop = useRef(onDrop)
  useEffect(() => {
    drop.current = onDrop
  })
  useEffect(() => {
    if (!drag || !element.current || stage === 'new' || stage === 'withdrawn') return
    return drag.dropTargetForElements({
      element: element.current,
      canDrop: ({ source }) => typeof source.data.id === 'string',
      onDragEnter: () => setIsOver(true),
      onDragLeave: () => setIsOver(false),
      onDrop: ({ source }) => {
        setIsOver(false)
        drop.current(String(source.data.id), stage)
      },
    })
  }, [drag, stage])
  return { element, isOver }
}
