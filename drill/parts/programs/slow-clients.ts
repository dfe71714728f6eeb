import { connect, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { PORTS } from '../ports.ts'

const IDLE = 10_000
const SLOW = 1000
/** The number of connections opened at once, as many as a listener accepts at a time. */
const PORTION = 200

const [seconds = '30'] = process.argv.slice(2)
const end = performance.now() + Number(seconds) * 1000
const slow: Socket[] = []
let opened = 0

for (let count = 0; count < IDLE + SLOW; count += PORTION) {
  const portion = Array.from({ length: PORTION }, openConnection)
  const sockets = await Promise.all(portion)
  if (count >= IDLE) slow.push(...sockets)
}
for (const socket of slow) socket.write('GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: ')
while (performance.now() < end) {
  for (const socket of slow) if (socket.writable) socket.write('a')
  await pause(1000)
}
process.stdout.write(`${opened} connections were opened\n`)
process.exit(opened > IDLE ? 0 : 1)

function openConnection() {
  return new Promise<Socket>((resolve) => {
    const socket = connect(PORTS.site, '127.0.0.1')
    socket.once('connect', () => {
      opened += 1
      resolve(socket)
    })
    // A refused or broken connection is not reopened.
    socket.on('error', () => resolve(socket))
  })
}
