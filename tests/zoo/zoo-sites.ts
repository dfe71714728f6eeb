import { hash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { FAULTS, MOVING, SLIPPING, type Reply, type Right } from './faults.ts'
import type { RequestLog } from './request-log.ts'
import { typeOf } from './systems/systems.ts'
import { newAdvert, type Board, type World } from './world.ts'
import type { ZooAdvert } from './systems/zoo-system.ts'

interface Zoo {
  world: World
  clock: { now(): number }
  log: RequestLog
}

/** The header of an answer that takes longer than anybody waits. */
export const SLOW = 'x-zoo-slow'

/** Answers for every system of the world, right or as the fault of the board has it. */
export function createZooSites({ world, clock, log }: Zoo) {
  const boards = new Map(world.boards.map((board) => [`${board.host}${keyOf(board.path)}`, board]))
  const byHost = new Map(world.boards.map((board) => [board.host, board]))
  const versions = new Map<Board, { revision: number; etag: string }>()
  const foreign = Array.from({ length: 5 }, (_, index) =>
    newAdvert(world.random, `foreign-${index}`, world.start),
  )

  return function answer(request: IncomingMessage, response: ServerResponse) {
    const { host = '', 'if-none-match': asked } = request.headers
    const path = request.url ?? ''
    const board = boards.get(`${host}${keyOf(path)}`)
    if (!board) {
      log.begin(response, { host, path })
      return send(response, pageAt(byHost.get(host), path) ?? NOT_FOUND)
    }
    log.begin(response, { host, path, board, isConditional: asked !== undefined })
    if (board.fault !== null) {
      log.forget(board)
      return send(response, spoil(board, rightAnswer(board, path)))
    }
    board.goodSince ??= clock.now()
    const version = versions.get(board)
    if (version && version.revision === board.revision && version.etag === asked)
      return response.writeHead(304, { etag: asked }).end()
    const { reply } = rightAnswer(board, path)
    const { etag } = reply.headers
    if (etag) {
      versions.set(board, { revision: board.revision, etag })
      log.gaveVersion(board)
    } else log.forget(board)
    return send(response, reply)
  }

  function rightAnswer(board: Board, path: string): Right {
    const adverts = board.adverts.filter(({ isOpen }) => isOpen)
    const listing: Right['listing'] = (listed, company = board.company) =>
      toReply(board, partOf(board, listed, path), company)
    return { board, adverts, foreign, listing, reply: listing(adverts) }
  }

  /** Which adverts a fault shows again or leaves out between two parts depends on the part. */
  function partOf({ isLarge, fault }: Board, adverts: readonly ZooAdvert[], path: string) {
    if (!isLarge) return adverts
    const { searchParams } = new URL(path, 'https://host.example')
    const skip = Number(searchParams.get('skip') ?? 0)
    const limit = Number(searchParams.get('limit') ?? adverts.length)
    const isLater = skip > 0
    const moved = isLater && fault === MOVING ? adverts.at(-1) : undefined
    const listed = moved ? [moved, ...adverts.slice(0, -1)] : adverts
    const shift = isLater && fault === SLIPPING ? 1 : 0
    return listed.slice(skip + shift, skip + shift + limit)
  }
}

const NOT_FOUND: Reply = { status: 404, headers: {}, body: Buffer.alloc(0) }

/** The own page of an advert that is open, whatever is wrong with its list; null if there is none. */
function pageAt(board: Board | undefined, path: string): Reply | null {
  const page = board?.system.page
  const advert = board?.adverts.find(
    ({ isOpen, reference }) => isOpen && page?.path(reference) === path,
  )
  if (!board || !page || !advert) return null
  const body = Buffer.from(page.text(advert, { company: board.company, slug: board.name }))
  return { status: 200, headers: { 'content-type': typeOf(page) }, body }
}

function spoil(board: Board, right: Right): Reply {
  const fault = FAULTS.find(({ name }) => name === board.fault)
  return fault ? fault.spoil(right) : right.reply
}

/** Parameters that only choose a part are no part of a board’s address. */
function keyOf(path: string) {
  return path.replaceAll(/[?&](?:skip|limit)=\d+/g, '')
}

function toReply(board: Board, adverts: readonly ZooAdvert[], company: string): Reply {
  const { system, name, isLarge } = board
  const body = Buffer.from(system.list(adverts, { company, slug: name }))
  const headers: Record<string, string> = { 'content-type': typeOf(system) }
  // Where pages are due, the list is asked for whole.
  if (!isLarge && !system.page) headers.etag = `"${hash('sha1', body)}"`
  return { status: 200, headers, body }
}

function send(response: ServerResponse, { status, headers, body, way }: Reply) {
  const slow = way === 'stalls' ? { [SLOW]: 'yes' } : {}
  response.writeHead(status, { ...headers, ...slow, 'content-length': body.length })
  if (way === 'breaks')
    return response.write(body.subarray(0, body.length / 2), () => response.socket?.destroy())
  return way === 'stalls' ? response.write(body.subarray(0, 1)) : response.end(body)
}
