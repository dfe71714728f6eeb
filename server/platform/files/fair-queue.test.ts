import { expect, test } from 'vitest'
import { createFairQueue } from './fair-queue.ts'

const pause = () => new Promise<void>((resolve) => setImmediate(resolve))

function aQueue() {
  const run = createFairQueue({ maxWaiting: 10, message: 'Wait.' })
  const done: string[] = []
  const add = (key: string, name: string) =>
    run(key, async () => {
      await pause()
      done.push(name)
      return name
    })
  return { run, add, done }
}

test('somebody’s one piece waits for one of another’s many', async () => {
  const { add, done } = aQueue()
  const many = ['a1', 'a2', 'a3', 'a4', 'a5'].map((name) => add('a', name))
  await add('b', 'b1')

  expect(done).toEqual(['a1', 'a2', 'b1'].slice(0, done.length))
  expect(done.length).toBeLessThanOrEqual(3)
  await Promise.all(many)
  expect(done).toEqual(expect.arrayContaining(['a1', 'a2', 'a3', 'a4', 'a5', 'b1']))
})

test('one piece runs at a time, and those of one person in their order', async () => {
  const run = createFairQueue({ maxWaiting: 10, message: 'Wait.' })
  let running = 0
  let most = 0
  const order: number[] = []
  const work = (name: number) => async () => {
    running += 1
    most = Math.max(most, running)
    await pause()
    order.push(name)
    running -= 1
  }
  await Promise.all([1, 2, 3].map((name) => run('a', work(name))))

  expect([most, order]).toEqual([1, [1, 2, 3]])
})

test('a failed piece fails alone', async () => {
  const { run, add } = aQueue()
  const failing = run('a', () => Promise.reject(new Error('damaged')))
  const next = add('a', 'a2')

  await expect(failing).rejects.toThrow('damaged')
  expect(await next).toBe('a2')
  expect(await add('b', 'later')).toBe('later')
})

test('who has too many waiting is told so, and others are not', async () => {
  const run = createFairQueue({ maxWaiting: 2, message: 'Wait for those.' })
  const work = async () => pause()
  const running = [1, 2, 3].map(() => run('a', work))

  await expect(run('a', work)).rejects.toMatchObject({
    code: 'too_many',
    message: 'Wait for those.',
  })
  await run('b', work)
  await Promise.all(running)
})
