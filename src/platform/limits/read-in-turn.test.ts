import { setImmediate as turn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { readInTurn } from './read-in-turn.ts'

test('texts are read one at a time, and a page of many turns is answered between two of them', async () => {
  const order: string[] = []
  const texts = Array.from({ length: 3 }, (_, at) =>
    readInTurn('203.0.113.1', () => void order.push(`text ${at}`)),
  )
  await texts[0]
  for (let count = 0; count < 20; count += 1) await turn()
  order.push('page')
  await Promise.all(texts)

  expect(order).toEqual(['text 0', 'page', 'text 1', 'text 2'])
})

test('a text that cannot be read fails alone, and whoever sends more than a few waits for nothing', async () => {
  const fails = readInTurn('203.0.113.2', () => {
    throw new Error('no')
  })
  await expect(fails).rejects.toThrow('no')
  const many = Array.from({ length: 40 }, () => readInTurn('203.0.113.2', () => 'read'))
  const answers = await Promise.allSettled(many)
  const refused = answers.filter(({ status }) => status === 'rejected')
  expect(refused.length).toBeGreaterThan(5)
  expect(await readInTurn('203.0.113.3', () => 'read')).toBe('read')
})
