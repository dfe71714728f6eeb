import { memo, useEffect, useRef } from 'react'
import type { ApplicantListCard } from '#hiring/applicants/applicant-list-views.ts'
import { applicantPath } from '#hiring/applicants/applicant-paths.ts'
import { Icon } from '#platform/ui/facts/icon.tsx'
import { Link } from '#platform/ui/buttons/link.tsx'
import { Tag } from '#platform/ui/facts/tag.tsx'
import { stateOf } from '#hiring/applications/model/application-state.ts'
import { StatusTag } from '#hiring/applications/pages/status-tag.tsx'
import { stoppedWord } from '#hiring/applications/pages/status-words.ts'
import { Tick } from '#hiring/applicants/pages/list/ticks/tick.tsx'
import { experienceWords, Waits } from '#hiring/applicants/pages/list/table/waits.tsx'
import styles from './board.module.css'
import { MoveMenu } from './move-menu.tsx'
import type { DragLibrary } from './use-drag-library.ts'

interface BoardCardProps {
  jobId: string
  /** The query of its column. */
  list: string
  card: ApplicantListCard
  canAnswer: boolean
  isTicked: boolean
  /** The move is being sent to the server. */
  isMoving: boolean
  /** Whether Tab stops here: one card of the board does. */
  isStop: boolean
  drag: DragLibrary | null
}

/** An applicant on the board; the whole card is a link. */
export const BoardCard = memo(function BoardCard({
  jobId,
  list,
  card,
  canAnswer,
  isTicked,
  isMoving,
  isStop,
  drag,
}: BoardCardProps) {
  const { id, name, country, yearsOfExperience, newMessages, hasNote, isWithheld } = card
  const tags = card.answers.flatMap(({ tag }) => tag ?? [])
  const isFixed = !canAnswer || card.withdrawnAt !== null
  const state = stateOf(card)
  const tabIndex = isStop ? undefined : -1
  const element = useDraggable(drag, id, isFixed)
  return (
    <li ref={element} className={styles.card} data-card={id} data-moving={isMoving || undefined}>
      <div className={styles.top}>
        <Link
          className={styles.who}
          href={applicantPath(jobId, id, list)}
          draggable={false}
          data-card-link
          tabIndex={tabIndex}
        >
          {name}
        </Link>
        {canAnswer && <Tick card={card} isTicked={isTicked} tabIndex={tabIndex} />}
      </div>
      <p className={styles.facts}>
        {country} · {experienceWords(yearsOfExperience)}
      </p>
      {tags.length > 0 && <p className={styles.facts}>{tags.join(' · ')}</p>}
      {card.interview && <p className={styles.facts}>Interview: {card.interview}</p>}
      <div className={styles.under}>
        {(state === 'accepted' || state === 'declined' || stoppedWord(card)) && (
          <StatusTag application={card} reader="employer" />
        )}
        <Waits card={card} />
        {newMessages > 0 && (
          <span className={styles.news}>
            <Icon name="mail" size="small" />
            {newMessages}
            <span className="visually-hidden">
              {newMessages === 1 ? ' new message' : ' new messages'}
            </span>
          </span>
        )}
        {hasNote && <Tag>Note</Tag>}
        {isWithheld && <Tag tone="warning">Withheld</Tag>}
        {!isFixed && (
          <span className={styles.move}>
            <MoveMenu jobId={jobId} card={card} list={list} tabIndex={tabIndex} />
          </span>
        )}
      </div>
    </li>
  )
})

function useDraggable(drag: DragLibrary | null, id: string, isFixed: boolean) {
  const element = useRef<HTMLLIElement>(null)
  useEffect(() => {
    if (!drag || isFixed || !element.current) return
    return drag.draggable({ element: element.current, getInitialData: () => ({ id }) })
  }, [drag, id, isFixed])
  return element
}
