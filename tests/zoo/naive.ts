import type { Outside } from '#platform/outside/outside.ts'
import { readAdverts } from '#board/sources/reading/read-adverts.ts'
import type { Product, ShownAdvert } from './product.ts'
import type { ZooClock } from './run-zoo.ts'
import { TICK_MS, type Board } from './world.ts'

/**
 * A product that believes each answer: what a list has is open, under the name that it says, and what it misses is
 * closed. It asks as often as it likes. A referee that does not stop this one is none.
 */
export async function createNaive({
  ask,
  clock,
}: {
  ask: Outside['ask']
  clock: ZooClock
}): Promise<Product> {
  let known: Board[] = []
  const shown = new Map<Board, ShownAdvert[]>()

  return {
    connect: async (boards) => void (known = [...boards]),
    async advance(milliseconds) {
      clock.reach(clock.now() + milliseconds)
      if (milliseconds > TICK_MS / 2) await Promise.all(known.map(read))
    },
    openAdverts: async () => [...shown.values()].flat(),
    optOut: async () => {},
    switchOnAgain: async () => [],
    outcomes: async () => [],
  }

  async function read(board: Board) {
    const signal = clock.limit(60_000)
    const { host, path, company, name } = board
    try {
      const answer = await ask({ host, path, headers: {}, signal })
      const pieces = await answer.body.toArray()
      const { adverts } = await readAdverts(Buffer.concat(pieces))
      shown.set(
        board,
        adverts.map(({ reference, employerSaid }) => ({
          board: name,
          reference,
          employer: employerSaid ?? company,
        })),
      )
    } catch {
      shown.set(board, [])
    }
  }
}
