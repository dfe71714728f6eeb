import { addAdvert, TICK_MS, type Board, type World } from './world.ts'
import type { ZooAdvert } from './systems/zoo-system.ts'

/** The ticks in which a vanished advert may still be open here. */
const CLOSING_TICKS = 6
/** The share of a board that may vanish meanwhile: with more, a person would have to decide. */
const MOST_VANISHING = 0.2

/** Lets employers post, change, take back and post again, so that boards keep their size. */
export function live(world: World, now: number): void {
  const { random, growth } = world
  for (const board of world.boards) {
    const open = board.adverts.filter(({ isOpen }) => isOpen)
    const gone = board.adverts.filter(({ isOpen }) => !isOpen)
    if (random.chance(growth)) addAdvert(world, board, now)
    if (random.chance(growth * 0.7) && open.length > 0) {
      random.pick(open).version += 1
      board.revision += 1
    }
    if (random.chance(growth * 1.25) && mayVanish(board, open, now))
      set(board, random.pick(open), now)
    if (random.chance(growth * 0.25) && gone.length > 0) set(board, random.pick(gone), now)
  }
}

function mayVanish(board: Board, open: readonly ZooAdvert[], now: number) {
  const recent = board.adverts.filter(
    ({ isOpen, since }) =>
      !isOpen && Math.max(since, board.goodSince ?? now) > now - CLOSING_TICKS * TICK_MS,
  )
  return open.length > 3 && recent.length + 1 <= MOST_VANISHING * open.length
}

function set(board: Board, advert: ZooAdvert, now: number) {
  advert.isOpen = !advert.isOpen
  advert.since = now
  board.revision += 1
}
