import type { ServerResponse } from 'node:http'
import type { Board } from './world.ts'

interface Asked {
  host: string
  path: string
  board?: Board
  isConditional?: boolean
}

export type RequestLog = ReturnType<typeof createRequestLog>

const APART_MS = 2000

/** The manners of whoever asks: one request at a time to a host, a rest after each, and always ‘only if it is new’. */
export function createRequestLog(clock: { now(): number }) {
  const hosts = new Map<string, { running: number; last: number }>()
  const versions = new Set<Board>()
  const asked = new Map<Board, number>()
  const counts = { requests: 0, conditional: 0, atOnce: 0, tooSoon: 0, unconditional: 0 }
  return { begin, gaveVersion, forget, askedSince, counts }

  function begin(response: ServerResponse, { host, board, isConditional }: Asked) {
    const now = clock.now()
    const known = hosts.get(host) ?? { running: 0, last: -Infinity }
    hosts.set(host, known)
    counts.requests += 1
    if (known.running > 0) counts.atOnce += 1
    if (now - known.last < APART_MS) counts.tooSoon += 1
    known.running += 1
    known.last = now
    response.on('close', () => (known.running -= 1))
    if (!board) return
    asked.set(board, now)
    if (isConditional) counts.conditional += 1
    else if (versions.has(board)) counts.unconditional += 1
  }

  /** From now on a request for this board must name the version it got. */
  function gaveVersion(board: Board) {
    versions.add(board)
  }

  /** A board that is switched on anew, or whose last answer was wrong, is read from the beginning. */
  function forget(board: Board) {
    versions.delete(board)
  }

  function askedSince(board: Board, time: number) {
    return (asked.get(board) ?? -Infinity) >= time
  }
}
