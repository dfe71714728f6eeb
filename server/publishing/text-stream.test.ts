import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { createTextStreams } from './text-stream.ts'

/** Endless text that says how much of it was made, and when it was given up. */
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

test('text comes whole and in order', async () => {
  const { start } = createTextStreams()

  expect(await text(start('10.0.0.1', words('a', 'b', 'c')))).toBe('abc')
})

test('no more is made than is read', async () => {
  const { made, pieces } = endless()
  const stream = createTextStreams().start('10.0.0.2', pieces)
  stream.read()
  await new Promise(setImmediate)

  expect(made.pieces).toBeLessThan(40)
  stream.destroy()
  await once(stream, 'close')
})

test('nothing more is made for a reader who leaves', async () => {
  const { made, pieces } = endless()
  const stream = createTextStreams().start('10.0.0.3', pieces)
  await once(stream, 'readable')

  stream.destroy()
  await once(stream, 'close')

  await expect.poll(() => made.isOver).toBe(true)
})

test('a reader who stops reading is cut off', async () => {
  const { made, pieces } = endless()
  const stream = createTextStreams({ stalledMs: 5 }).start('10.0.0.4', pieces)

  await once(stream, 'readable')
  await once(stream, 'close')

  await expect.poll(() => made.isOver).toBe(true)
})

test('one address reads so many at once, and more when one has ended', async () => {
  const { start } = createTextStreams({ atOnce: 2 })
  const first = start('10.0.0.5', words('a'))
  start('10.0.0.5', words('b'))

  expect(() => start('10.0.0.5', words('c'))).toThrow('Too many requests.')
  expect(await text(start('10.0.0.6', words('d')))).toBe('d')
  await text(first)
  await expect.poll(() => first.closed).toBe(true)
  expect(await text(start('10.0.0.5', words('e')))).toBe('e')
})
