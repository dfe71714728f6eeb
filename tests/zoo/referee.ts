import type { ShownAdvert } from './product.ts'
import { HOUR_MS, TICK_MS, type Board, type World } from './world.ts'
import type { ZooAdvert } from './systems/zoo-system.ts'

export interface Verdict {
  closedWrongly: string[]
  wrongName: string[]
  vanished: number
  closedInTime: number
  appeared: number
  shownInTime: number
  /** Changes that the product did not follow in time. */
  late: string[]
}

const GRACE_MS = 12 * HOUR_MS
/** Two intervals and the grace period, for closing; two intervals for showing. */
const CLOSING_MS = 2 * TICK_MS + GRACE_MS
const SHOWING_MS = 2 * TICK_MS

/** Compares what the product shows with what is true, after each tick. */
export function createReferee(world: World) {
  const verdict: Verdict = {
    closedWrongly: [],
    wrongName: [],
    vanished: 0,
    closedInTime: 0,
    appeared: 0,
    shownInTime: 0,
    late: [],
  }
  const wasShown = new Set<ZooAdvert>()
  /** Changes that were judged, by advert: the time of the change. */
  const judged = new Map<ZooAdvert, number>()
  const ended = new Set<Board>()
  /** Adverts of which nobody could know that they are closed, and the last time when that was so. */
  const unknowable = new Map<ZooAdvert, number>()
  return { verdict, check, end: (board: Board) => void ended.add(board) }

  function check(shown: readonly ShownAdvert[], now: number) {
    const byBoard = Map.groupBy(shown, ({ board }) => board)
    for (const board of world.boards) {
      if (ended.has(board)) continue
      const open = new Map(byBoard.get(board.name)?.map((each) => [each.reference, each]))
      for (const advert of board.adverts) {
        checkAdvert(board, advert, { shown: open.get(advert.reference), now })
        open.delete(advert.reference)
      }
      for (const { reference } of open.values())
        verdict.wrongName.push(`${nameOf(board)}: ${reference}`)
    }
  }

  function checkAdvert(
    board: Board,
    advert: ZooAdvert,
    { shown, now }: { shown: ShownAdvert | undefined; now: number },
  ) {
    if (shown && shown.employer !== board.company)
      verdict.wrongName.push(`${nameOf(board)}: ${advert.reference} under ${shown.employer}`)
    if (!shown && advert.isOpen && wasShown.has(advert))
      verdict.closedWrongly.push(`${nameOf(board)}: ${advert.reference}`)
    if (isOldest(board, advert)) unknowable.set(advert, now)
    else judge(board, advert, { isShown: shown !== undefined, now })
    if (shown) wasShown.add(advert)
    else wasShown.delete(advert)
  }

  /** Counts each change once: when the product has followed, or when its time is over. Faults stop the time. */
  function judge(
    board: Board,
    advert: ZooAdvert,
    { isShown, now }: { isShown: boolean; now: number },
  ) {
    if (judged.get(advert) === advert.since) return
    const hasFollowed = isShown === advert.isOpen
    if (!hasFollowed && board.goodSince === null) return
    // What vanished before it was shown needs no closing.
    if (!advert.isOpen && !wasShown.has(advert)) return void judged.set(advert, advert.since)
    const knowable = unknowable.get(advert) ?? advert.since
    const begins = Math.max(advert.since, knowable, board.goodSince ?? advert.since)
    const isLate = now > begins + (advert.isOpen ? SHOWING_MS : CLOSING_MS)
    if (!hasFollowed && !isLate) return
    judged.set(advert, advert.since)
    if (advert.isOpen) verdict.appeared += 1
    else verdict.vanished += 1
    if (!hasFollowed)
      verdict.late.push(
        `${nameOf(board)}: ${advert.reference} not ${advert.isOpen ? 'shown' : 'closed'}`,
      )
    if (hasFollowed && advert.isOpen) verdict.shownInTime += 1
    if (hasFollowed && !advert.isOpen) verdict.closedInTime += 1
  }
}

/** Whether an advert has left a list of the newest ones from below: nobody can know that it is closed. */
function isOldest({ system, adverts }: Board, { isOpen, postedAt }: ZooAdvert) {
  if (isOpen || !system.isOfNewest) return false
  return adverts.every((other) => !other.isOpen || other.postedAt >= postedAt)
}

function nameOf({ name, system, fault }: Board) {
  return `${name} (${system.name}, ${fault ?? 'no fault'})`
}
