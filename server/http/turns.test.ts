import { expect, test } from 'vitest'
import { nextTurn } from './turns.ts'

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
      await nextTurn()
      done.push({ piece, turn })
    }),
  )
  isOver = true

  expect(done.map(({ piece }) => piece)).toEqual([1, 2, 3, 4])
  expect(new Set(done.map(({ turn }) => turn)).size).toBe(4)
})
