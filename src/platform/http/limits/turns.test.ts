import { once } from 'node:events'
import { connect, createServer, type AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { yieldToOthers } from './turns.ts'

test('no turn of the event loop has two pieces of work, and they keep their order', async () => {
  let turn = 0
  let isOver = false
  const count = () => {
    turn += 1
    if (!isOver) setImmediate(count)
  }
  setImmediate(count)
  const done: { piece: number; turn: number }[] = []

  await Promise.all(
    [1, 2, 3, 4].map(async (piece) => {
      await yieldToOthers()
      done.push({ piece, turn })
    }),
  )
  isOver = true

  expect(done.map(({ piece }) => piece)).toEqual([1, 2, 3, 4])
  expect(new Set(done.map(({ turn }) => turn)).size).toBe(4)
})

test('connections that come together do not wait for a piece of work each', async () => {
  let accepted = 0
  const server = createServer((socket) => {
    accepted += 1
    socket.on('error', () => {})
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const sockets = Array.from({ length: 30 }, () => connect(port, '127.0.0.1'))
  onTestFinished(() => {
    sockets.forEach((socket) => socket.destroy())
    server.close()
  })
  // All of them are in the system's queue before the loop sees the first.
  await Promise.all(sockets.map((socket) => once(socket, 'connect')))
  const before = accepted

  for (let piece = 0; piece < 3; piece += 1) await yieldToOthers()

  expect(before).toBeLessThan(30)
  expect(accepted).toBe(30)
})
