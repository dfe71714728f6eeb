import { once } from 'node:events'
import { createServer, type Socket } from 'node:net'
import type { AddressInfo } from 'node:net'

/**
 * The behaviour of a stand-in for clamd: it scans for `VIRUS`, answers with an error, hangs up without an answer, never
 * answers, or finds everything too large.
 */
export type ClamdMood = 'looks' | 'fails' | 'hangs up' | 'is slow' | 'finds it too large'

/** The text that the stand-in reports as a virus. */
export const VIRUS = 'A-VIRUS-FOR-TESTS'

const COMMAND = 'zINSTREAM\0'

/** A stand-in for clamd that implements its command INSTREAM, on a local port. */
export async function openClamdDouble(port = 0) {
  let mood: ClamdMood = 'looks'
  const sockets = new Set<Socket>()
  const unanswered = new Set<Socket>()
  const seen = { files: 0, most: 0 }
  const server = createServer((socket) => {
    sockets.add(socket)
    unanswered.add(socket)
    seen.most = Math.max(seen.most, unanswered.size)
    socket
      .on('error', () => {})
      .on('close', () => {
        sockets.delete(socket)
        unanswered.delete(socket)
      })
    const received: Buffer[] = []
    socket.on('data', (chunk) => {
      received.push(chunk)
      if (mood === 'hangs up') return socket.destroy()
      if (mood === 'finds it too large') return socket.end('INSTREAM size limit exceeded. ERROR\0')
      const content = readStream(Buffer.concat(received))
      if (content === null || mood === 'is slow') return
      seen.files += 1
      unanswered.delete(socket)
      if (mood === 'fails') return socket.end('stream: Can’t allocate memory ERROR\0')
      socket.end(content.includes(VIRUS) ? 'stream: Test.Virus FOUND\0' : 'stream: OK\0')
    })
  })
  const listen = async (on: number) => {
    server.listen(on, '127.0.0.1')
    await once(server, 'listening')
  }
  await listen(port)
  const { port: own } = server.address() as AddressInfo
  return {
    url: `tcp://127.0.0.1:${own}`,
    /** The number of files read, and the maximum at one time. */
    seen,
    behave(next: ClamdMood) {
      mood = next
    },
    /** Closes its port until it returns. */
    leave,
    comeBack: () => listen(own),
    async [Symbol.asyncDispose]() {
      if (server.listening) await leave()
    },
  }

  async function leave() {
    for (const socket of sockets) socket.destroy()
    server.close()
    await once(server, 'close')
  }
}

/** The content of a complete stream of chunks; null while some are missing. Throws if it is not a stream. */
function readStream(received: Buffer): Buffer | null {
  if (received.length < COMMAND.length) return null
  if (received.toString('latin1', 0, COMMAND.length) !== COMMAND)
    throw new Error(`This is no command: ${received.toString('latin1', 0, 20)}`)
  const chunks: Buffer[] = []
  let at = COMMAND.length
  while (at + 4 <= received.length) {
    const length = received.readUInt32BE(at)
    at += 4
    if (length === 0) return Buffer.concat(chunks)
    if (at + length > received.length) return null
    chunks.push(received.subarray(at, at + length))
    at += length
  }
  return null
}
