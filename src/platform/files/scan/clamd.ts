import { once } from 'node:events'
import { connect, type NetConnectOpts } from 'node:net'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import pLimit from 'p-limit'
import type { Scanner, Verdict } from './scanner.ts'

const DEFAULT_PORT = 3310
/** The number for this process. By default clamd scans ten files at a time for all processes. */
const CONNECTIONS = 2
const SIZE_HINT = 'StreamMaxLength in clamd.conf must be at least 12M, more than our largest upload'

/**
 * ClamAV’s daemon, at `tcp://host:port` or `unix:/path`. A file is sent over the connection, so the daemon may run on
 * another machine and needs no access to our files.
 */
export function openClamd(url: string): Scanner {
  const where = toAddress(url)
  const inTurn = pLimit(CONNECTIONS)
  return {
    async scan(open, timeoutMs) {
      const signal = AbortSignal.timeout(timeoutMs)
      const answer = inTurn(async () => {
        signal.throwIfAborted()
        return sendFile(where, await open(), signal)
      })
      try {
        return await Promise.race([answer, untilAborted(signal)])
      } catch (error) {
        return { state: 'unknown', reason: toReason(error, timeoutMs) }
      }
    },
  }
}

function toAddress(url: string): NetConnectOpts {
  const { protocol, hostname, port, pathname } = new URL(url)
  if (protocol === 'unix:') return { path: decodeURIComponent(pathname) }
  return { host: hostname.replaceAll(/[[\]]/g, ''), port: Number(port) || DEFAULT_PORT }
}

async function untilAborted(signal: AbortSignal): Promise<never> {
  if (!signal.aborted) await once(signal, 'abort')
  throw signal.reason
}

/** Sends one file by the command INSTREAM, on its own connection. */
async function sendFile(
  where: NetConnectOpts,
  content: Readable,
  signal: AbortSignal,
): Promise<Verdict> {
  const socket = connect({ ...where, signal })
  let answer = ''
  let failure: unknown = null
  let isSent = false
  socket.setEncoding('utf8').on('data', (text: string) => (answer += text))
  socket.on('error', (error) => (failure ??= error))
  const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()))
  const chunks = (bytes: AsyncIterable<Buffer>) => toChunks(bytes, () => (isSent = true))
  try {
    // Left open: clamd may treat a closed end as a client that has left.
    const sending = pipeline(content, chunks, socket, { signal, end: false })
    // It may hang up before it has received everything.
    await Promise.race([sending, closed])
    await closed
  } catch (error) {
    failure ??= error
  } finally {
    socket.destroy()
    content.destroy()
  }
  if (failure && !answer) throw failure
  const verdict = toVerdict(answer)
  if (verdict.state !== 'clean' || isSent) return verdict
  return { state: 'unknown', reason: 'it answered before it had the whole file' }
}

/** Chunks, each after its length, and a length of zero at the end. */
async function* toChunks(content: AsyncIterable<Buffer>, onEnd: () => void) {
  yield Buffer.from('zINSTREAM\0')
  for await (const chunk of content) {
    if (chunk.length > 0) yield Buffer.concat([lengthOf(chunk), chunk])
  }
  onEnd()
  yield lengthOf(Buffer.alloc(0))
}

function lengthOf({ length }: Buffer) {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(length)
  return bytes
}

function toVerdict(answer: string): Verdict {
  const text = answer.replaceAll('\0', '').trim()
  if (!text) return { state: 'unknown', reason: `it hung up without an answer; ${SIZE_HINT}` }
  if (text === 'stream: OK') return { state: 'clean' }
  const virus = /^stream: (.+) FOUND$/.exec(text)?.[1]
  if (virus) return { state: 'infected', virus }
  const hint = /size limit/i.test(text) ? `; ${SIZE_HINT}` : ''
  return { state: 'unknown', reason: `it answered ‘${text.slice(0, 200)}’${hint}` }
}

function toReason(error: unknown, timeoutMs: number): string {
  const { name, code = '', message } = error as Error & { code?: string }
  if (name === 'TimeoutError' || name === 'AbortError')
    return `no answer within ${timeoutMs / 1000} s`
  if (code === 'EPIPE' || code === 'ECONNRESET' || code === 'ERR_STREAM_PREMATURE_CLOSE')
    return `it hung up while a file was sent to it; ${SIZE_HINT}`
  // If a name has several addresses, the error has no message.
  return message || code
}
