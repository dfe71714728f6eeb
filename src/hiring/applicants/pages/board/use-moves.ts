import { startTransition, useRef, useState } from 'react'
import { useLocation, useNavigate, useRevalidator } from 'react-router'
import { secondStepPath } from '#accounts/second-factor/second-step-path.ts'
import type { ApplicantListCard } from '#hiring/applicants/applicant-list-views.ts'
import { STAGE_NAMES } from '#hiring/applications/model/stage-names.ts'
import type { MoveTarget } from '#hiring/applications/model/move-form.schema.ts'
import { callApi } from '#platform/forms/pages/call-api.ts'
import { showToast } from '#platform/ui/toast/toaster.tsx'

/** A move that conflicted with another: the page asks whether to go ahead. */
export interface OpenConflict {
  sentence: string
  id: string
  wanted: MoveTarget
}

type Moved = Pick<ApplicantListCard, 'id' | 'name' | 'status'>

/** Moves applicants on the page at once, then on the server; rejected moves are reverted. */
export function useMoves(jobId: string) {
  const { revalidate } = useRevalidator()
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const [moving, setMoving] = useState<ReadonlyMap<string, MoveTarget>>(new Map())
  const [conflict, setConflict] = useState<OpenConflict | null>(null)
  const [announcement, setAnnouncement] = useState('')
  const last = useRef(new Map<string, MoveTarget>())
  // One at a time: an applicant's second move starts from the result of the first.
  const queue = useRef<Promise<unknown>>(Promise.resolve())

  async function move({ id, name, status }: Moved, to: MoveTarget) {
    if (status === to) return
    last.current.set(id, to)
    setMoving((now) => new Map(now).set(id, to))
    setConflict(null)
    setAnnouncement(
      `${name}: ${STAGE_NAMES[to]}. They are told in a minute; until then you can undo it.`,
    )
    const people = [{ id, from: status }]
    const sent = queue.current.then(() =>
      callApi(`/api/v1/post/${jobId}/moves`, { people, status: to }),
    )
    queue.current = sent
    const { rejection } = await sent
    // As the board's forms do: the page says why, and leads back.
    if (rejection?.code === 'second_step_needed')
      return navigate(secondStepPath(`${pathname}${search}`))
    const [sentence = ''] = Object.values(rejection?.errors ?? {})
    const isConflict = rejection?.code === 'moved_meanwhile'
    if (rejection) setAnnouncement(sentence)
    if (rejection && !isConflict) showToast('error', `${name} is where they were. ${sentence}`)
    await revalidate()
    // Together with the page's reload: ‘Move anyway’ starts from the stage the colleague chose.
    startTransition(() => {
      if (isConflict) setConflict({ sentence, id, wanted: to })
      // The applicant was moved again: the later move is still being sent.
      if (last.current.get(id) !== to) return
      last.current.delete(id)
      setMoving((now) => new Map([...now].filter(([key]) => key !== id)))
    })
  }

  return {
    move,
    moving,
    conflict,
    dropConflict: () => setConflict(null),
    announcement,
    say: setAnnouncement,
  }
}
