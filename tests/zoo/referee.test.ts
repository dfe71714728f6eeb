import { expect, test } from 'vitest'
import { createReferee } from './referee.ts'
import type { ZooAdvert } from './systems/zoo-system.ts'
import { createWorld, TICK_MS } from './world.ts'

test('an advert that left a list of the newest from below has to be closed once an older one is there again', () => {
  const world = createWorld({ seed: 1, days: 1, boards: 9, adverts: 60, faults: 0 })
  const board = world.boards.find(({ system }) => system.isOfNewest)
  const advert = board?.adverts[0]
  if (!board || !advert) throw new Error('No board has the newest adverts only.')
  const posted = (reference: string, day: string): ZooAdvert => {
    return { ...advert, reference, postedAt: `2026-11-${day}T09:00:00Z`, since: world.start }
  }
  const oldest = { ...posted('oldest', '01'), isOpen: false }
  const middle = posted('middle', '10')
  const newest = posted('newest', '20')
  board.adverts = [oldest, middle, newest]
  world.boards = [board]
  const { verdict, check } = createReferee(world)
  const shown = new Set([middle, newest])
  const checkAt = (tick: number) =>
    check(
      [...shown].map(({ reference }) => ({
        reference,
        board: board.name,
        employer: board.company,
      })),
      world.start + tick * TICK_MS,
    )

  checkAt(1)
  Object.assign(middle, { isOpen: false, since: world.start + TICK_MS })
  for (let tick = 2; tick < 12; tick++) checkAt(tick)
  Object.assign(oldest, { isOpen: true, since: world.start + 11 * TICK_MS })
  shown.add(oldest)
  for (let tick = 12; tick <= 15; tick++) checkAt(tick)
  expect(verdict).toMatchObject({ late: [], closedWrongly: [] })
  checkAt(16)
  expect(verdict.late).toEqual([expect.stringContaining('middle not closed')])
})
