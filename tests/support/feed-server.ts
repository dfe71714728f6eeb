import {
  aConnectedSource,
  aFeedClock,
  greenhouseAdvert,
  openFakeBoards,
  openReferences,
} from './fake-board.ts'
import { openTestServer } from './test-server.ts'

/** A server whose lists are fake boards, and whose runs go by a clock that the test moves. */
export async function openFeedServer(more: Parameters<typeof openTestServer>[0] = {}) {
  const clock = aFeedClock()
  const boards = openFakeBoards()
  const server = await openTestServer({ feeds: boards.feeds, feedClock: clock.now, ...more })
  const { db, services } = server
  return { clock, boards, server, db, services, read, readAlone, aSource }

  /** Reads what is due after so many hours. */
  async function read(hours = 0) {
    clock.forward(hours)
    await services.sources.readDue()
  }

  /** Reads like that, having forgotten what was asked for before. */
  async function readAlone(hours = 0) {
    boards.asked.length = 0
    await read(hours)
  }

  /** A source of Greenhouse with these adverts, read once. */
  async function aSource(
    ids: number[],
    {
      address,
      ...changes
    }: { address?: string } & NonNullable<Parameters<typeof greenhouseAdvert>[1]> = {},
  ) {
    const source = await aConnectedSource(server, address === undefined ? {} : { address })
    const company = source.organisation.name
    const serve = (ids: number[], others: object[] = [], more: object = changes) => {
      const own = ids.map((id) => greenhouseAdvert(id, { company, ...more }))
      boards.serve(source.address, { body: JSON.stringify({ jobs: [...own, ...others] }) })
    }
    serve(ids)
    await read()
    const open = async () => (await openReferences(db, source.id)).toSorted()
    return { ...source, company, serve, open }
  }
}
