import { useRef, useState, type SubmitEvent, useEffect, type RefObject } from 'react'
import { PageOwner } from '#platform/forms/pages/owner/page-owner.tsx'
import { useNavigate } from 'react-router'
import type { ApplicantListCard } from '#hiring/applicants/applicant-list-views.ts'
import type { MoveConflict } from '#hiring/posting/employer-actions.ts'
import { applicantsPath, listOf } from '#hiring/applicants/applicant-paths.ts'
import { offerPath } from '#trade/paths/arrival-paths.ts'
import { showDialog } from '#platform/ui/toast/dialog.tsx'
import { Pagination } from '#platform/ui/links/pagination.tsx'
import { useHydrated } from '#platform/ui/toast/use-hydrated.ts'
import { Board } from '#hiring/applicants/pages/board/board.tsx'
import { KeysBar } from '#hiring/applicants/pages/board/keys-bar.tsx'
import { useKeySetting } from '#hiring/applicants/pages/walk/use-key-setting.ts'
import { MOVES } from '#hiring/applicants/pages/board/move-menu.tsx'
import { focusBeside, useCardKeys } from '#hiring/applicants/pages/board/use-card-keys.ts'
import { useMoves } from '#hiring/applicants/pages/board/use-moves.ts'
import { UndoBar } from '#hiring/applications/pages/undo/undo-bar.tsx'
import type { Route } from './+types/applicants.route.ts'
import { ApplicantsTable } from './table/applicants-table.tsx'
import { BulkBar } from './ticks/bulk-bar.tsx'
import styles from './ticks/bulk-bar.module.css'
import { ConflictBanner } from './conflict-banner.tsx'
import { Filters } from './find/filters.tsx'
import { NoApplicants } from './no-applicants.tsx'
import { APPLICANTS_FORM } from './ticks/tick.tsx'
import { TickAll } from './ticks/tick-all.tsx'

interface ApplicantsProps {
  loaded: Route.ComponentProps['loaderData']
  /** A conflict of a move made without a script. */
  conflict: MoveConflict | null
  isEmpty: boolean
  /** The URL of the page as shown. */
  address: string
}

/** The board or the table, with its search, filters and bulk actions. */
export function Applicants({ loaded, conflict, isEmpty, address }: ApplicantsProps) {
  const { job, columns, items, shown, canAnswer, counts, isTicked, recent } = loaded
  const isHydrated = useHydrated()
  const area = useRef<HTMLDivElement>(null)
  const help = useRef<HTMLDialogElement>(null)
  const [areLettersOn, setLetters] = useKeySetting('applicant-keys')
  const moves = useMoves(job.id)
  const navigate = useNavigate()
  const [stopId, setStopId] = useState<string | null>(null)
  const cards = items ?? columns?.flatMap((column) => column.cards) ?? []
  const tickCount = useTickCount(area)
  const isStopThere = cards.some(({ id }) => id === stopId)
  const stop = isStopThere ? stopId : (cards[0]?.id ?? null)
  useCardKeys({ area, areLettersOn, stop, onStop: setStopId, onHelp: () => showDialog(help) })

  function move(id: string, to: string) {
    const card = cards.find((one) => one.id === id)
    const target = MOVES.find((one) => one.to === to)?.to
    if (!card || !target) return
    if (target === 'offered') return void navigate(offerPath(job.id, id, listOf(shown)))
    const status = moves.moving.get(id) ?? card.status
    if (columns) focusBeside(id)
    void moves.move({ ...card, status }, target)
  }

  function submit(event: SubmitEvent<HTMLFormElement>) {
    const { submitter } = event.nativeEvent
    if (!(submitter instanceof HTMLButtonElement) || submitter.name !== 'move') return
    event.preventDefault()
    const [id = '', , to = ''] = submitter.value.split(' ')
    const menu = submitter.closest('details')
    if (menu) menu.open = false
    menu?.querySelector('summary')?.focus()
    move(id, to)
  }

  const now = (card: ApplicantListCard) => {
    const status = moves.moving.get(card.id)
    return status ? { ...card, status, isInterviewOff: false } : card
  }
  const keys = !isEmpty && (
    <KeysBar
      isReady={isHydrated}
      areLettersOn={areLettersOn}
      onLetters={setLetters}
      isBoard={columns !== null}
      help={help}
    />
  )
  const table = (page: number) => applicantsPath(job.id, { ...shown, page })
  return (
    <div className={styles.page}>
      <form id={APPLICANTS_FORM} method="post" action={address} onSubmit={submit}>
        <PageOwner />
        {/* The form's default button, so that Enter in a field moves nobody. */}
        <button type="submit" disabled hidden aria-label="Nothing" />
        <input type="hidden" name="formId" value={loaded.formId} />
        <input type="hidden" name="list" value={listOf({ ...shown, page: loaded.page })} />
      </form>
      <output className="visually-hidden">{moves.announcement}</output>
      <ConflictBanner
        conflict={moves.conflict ?? conflict}
        cards={cards}
        onMove={move}
        onLeave={moves.dropConflict}
      />
      <Filters
        jobId={job.id}
        counts={counts}
        groups={loaded.groups}
        questions={loaded.questions}
        shown={shown}
        sorts={loaded.sorts}
        searchLimit={loaded.searchLimit}
      >
        {canAnswer && items && items.length > 0 && (
          <TickAll area={area} address={address} count={items.length} isTicked={isTicked} />
        )}
      </Filters>
      {columns && keys}
      <div ref={area} className={styles.area}>
        {columns && (
          <Board
            jobId={job.id}
            columns={columns}
            moving={moves.moving}
            stopId={isHydrated ? stop : null}
            onMove={move}
            {...{ shown, canAnswer, isTicked }}
          />
        )}
        {items && items.length > 0 && (
          <ApplicantsTable
            jobId={job.id}
            items={items.map(now)}
            questions={loaded.questions}
            {...{ shown, canAnswer, isTicked }}
          />
        )}
        {items?.length === 0 && <NoApplicants job={job} isFiltered />}
      </div>
      {/* Below the table, so that its first row is in sight. */}
      {items && keys}
      <Pagination
        label="Pages of applicants"
        current={loaded.page}
        last={loaded.lastPage}
        hrefOf={table}
        previous={loaded.page > 1 ? { href: table(loaded.page - 1), label: 'Previous' } : null}
        next={
          loaded.page < loaded.lastPage ? { href: table(loaded.page + 1), label: 'Next' } : null
        }
      />
      <div className={styles.dock}>
        <UndoBar jobId={job.id} actions={recent} back={address} />
        {canAnswer && (
          <BulkBar jobId={job.id} count={isHydrated ? tickCount : null} untickedHref={address} />
        )}
      </div>
    </div>
  )
}

/** The number of ticked boxes; the boxes themselves hold the state. */
function useTickCount(area: RefObject<HTMLElement | null>) {
  const [count, setCount] = useState(0)
  useEffect(() => {
    const element = area.current
    const recount = () => setCount(element?.querySelectorAll('[name=tick]:checked').length ?? 0)
    recount()
    element?.addEventListener('change', recount)
    return () => element?.removeEventListener('change', recount)
  }, [area])
  return count
}
