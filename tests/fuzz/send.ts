import { connect } from 'node:net'

export interface Input {
  method: string
  target: string
  headers: [string, string][]
  body: Buffer | null
  /** The length header announces more than is sent. */
  isTruncated: boolean
}

export interface Answer {
  /** Null if the connection closed without an answer. */
  status: number | null
  canComeBack: boolean
  isHanging: boolean
}

const HANGS_MS = 10_000

/** Sends exactly these bytes, on a separate connection. */
export function send(port: number, input: Input): Promise<Answer> {
  const { promise, resolve } = Promise.withResolvers<Answer>()
  const socket = connect(port, '127.0.0.1')
  const received: Buffer[] = []
  const end = (isHanging: boolean) => {
    clearTimeout(timer)
    socket.destroy()
    const [first = '', second = ''] = Buffer.concat(received).toString('latin1').split('\r\n\r\n')
    const head = first.startsWith('HTTP/1.1 100 ') ? second : first
    const status = /^HTTP\/1\.[01] (\d{3})/.exec(head)?.[1]
    const canComeBack = /^retry-after:/im.test(head)
    resolve({ status: status ? Number(status) : null, canComeBack, isHanging })
  }
  const timer = setTimeout(end, HANGS_MS, true)
  socket.on('data', (chunk: Buffer) => received.push(chunk))
  socket.on('error', () => {})
  socket.on('close', () => end(false))
  socket.write(headOf(input))
  if (input.body) socket.write(input.body)
  // Simulates a client that disconnects in the middle of its request.
  if (input.isTruncated) setTimeout(() => socket.destroy(), 50)
  return promise
}

function headOf({ method, target, headers, body, isTruncated }: Input): Buffer {
  const length = (body?.length ?? 0) + (isTruncated ? 100 : 0)
  const lines = [
    `${method} ${target} HTTP/1.1`,
    'connection: close',
    ...headers.map(([name, value]) => `${name}: ${value.replaceAll(/[\r\n]/g, ' ')}`),
    ...(length > 0 ? [`content-length: ${length}`] : []),
  ]
  return Buffer.from(`${lines.join('\r\n')}\r\n\r\n`)
}
