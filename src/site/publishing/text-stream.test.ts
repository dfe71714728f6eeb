import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { createTextStreams } from './text-stream.ts'

/** Endless text that counts its pieces and records when it was stopped. */
function endless() {
  const made = { pieces: 0, isOver: false }
  async function* pieces() {
    try {
      for (;;) {
        made.pieces += 1
        yield 'x'.repeat(1000)
      }
    } finally {
      made.isOver = true
    }
  }
  return { made, pieces: pieces() }
}

async function* words(...all: string[]) {
  yield* all
}

test('text arrives whole and in order', async () => {
  const { start } = createTextStreams()

  expect(await text(start('10.0.0.1', words('a', 'b', 'c')))).toBe('abc')
})

test('no more is generated than is read', async () => {
  const { made, pieces } = endless()
  const stream = createTextStreams().start('10.0.0.2', pieces)
  stream.read()
  await new Promise(setImmediate)

  expect(made.pieces).toBeLessThan(40)
  stream.destroy()
  await once(stream, 'close')
})

test('generation stops when the client disconnects', async () => {
  const { made, pieces } = endless()
  const stream = createTextStreams().start('10.0.0.3', pieces)
  await once(stream, 'readable')

  stream.destroy()
  await once(stream, 'close')

  await expect.poll(() => made.isOver).toBe(true)
})

test('a client that stops reading is cut off', async () => {
  const { made, pieces } = endless()
  const stream = createTextStreams({ stalledMs: 5 }).start('10.0.0.4', pieces)

  await once(stream, 'readable')
  await once(stream, 'close')

  await expect.poll(() => made.isOver).toBe(true)
})

test('each network has a limit of open streams, freed as they end', async () => {
  const { start } = createTextStreams({ maxOpen: 2 })
  const first = start('10.0.0.5', words('a'))
  start('10.0.0.5', words('b'))

  expect(() => start('10.0.0.5', words('c'))).toThrow('Too many requests.')
  expect(await text(start('10.0.0.6', words('d')))).toBe('d')
  await text(first)
  await expect.poll(() => first.closed).toBe(true)
  expect(await text(start('10.0.0.5', words('e')))).toBe('e')
})
