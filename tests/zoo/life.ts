import { addAdvert, TICK_MS, type Board, type World } from './world.ts'
import type { ZooAdvert } from './systems/zoo-system.ts'

/** The ticks in which a vanished advert may still be open here. */
const CLOSING_TICKS = 6
/** The share of a board that may vanish meanwhile: with more, a person would have to decide. */
const MOST_VANISHING = 0.2

/** Lets employers post, change, take back and post again, each board about every second day. */
export function live(world: World, now: number): void {
  const { random } = world
  for (const board of world.boards) {
    const open = board.adverts.filter(({ isOpen }) => isOpen)
    const gone = board.adverts.filter(({ isOpen }) => !isOpen)
    if (random.chance(0.12)) addAdvert(world, board, now)
    if (random.chance(0.08) && open.length > 0) random.pick(open).version += 1
    if (random.chance(0.15) && mayVanish(board, open, now)) set(random.pick(open), false, now)
    if (random.chance(0.03) && gone.length > 0) set(random.pick(gone), true, now)
  }
}

function mayVanish(board: Board, open: readonly ZooAdvert[], now: number) {
  const recent = board.adverts.filter(
    ({ isOpen, since }) =>
      !isOpen && Math.max(since, board.goodSince ?? now) > now - CLOSING_TICKS * TICK_MS,
  )
  return open.length > 3 && recent.length + 1 <= MOST_VANISHING * open.length
}

function set(advert: ZooAdvert, isOpen: boolean, now: number) {
  advert.isOpen = isOpen
  advert.since = now
}
