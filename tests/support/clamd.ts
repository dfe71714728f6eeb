import { once } from 'node:events'
import { createServer, type Socket } from 'node:net'
import type { AddressInfo } from 'node:net'

/**
 * How a stand-in for clamd behaves: it looks for `VIRUS` in what it gets, answers an error, hangs up without an answer,
 * never answers, or finds everything too large.
 */
export type ClamdMood = 'looks' | 'fails' | 'hangs up' | 'is slow' | 'finds it too large'

/** What the stand-in takes for a virus. */
export const VIRUS = 'A-VIRUS-FOR-TESTS'

const COMMAND = 'zINSTREAM\0'

/** A stand-in for clamd that speaks its command INSTREAM, on a port of this machine. */
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
    /** How many files it has read, and how many at most at once. */
    seen,
    behave(next: ClamdMood) {
      mood = next
    },
    /** Nobody answers at its port until it is back. */
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

/** The content of a whole stream of chunks; null while some is missing. Throws at what is no stream. */
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
