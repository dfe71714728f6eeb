import { expect, test } from 'vitest'
import { DomainError } from '#platform/primitives/errors.schema.ts'
import { createFairQueue } from './fair-queue.ts'

const refuse = () => new DomainError('too_many', [{ field: '', message: 'Wait.' }])
const pause = () => new Promise<void>((resolve) => setImmediate(resolve))

function aQueue() {
  const run = createFairQueue({ maxWaiting: 10, refuse })
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
  const run = createFairQueue({ maxWaiting: 10, refuse })
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
  const run = createFairQueue({ maxWaiting: 2, refuse })
  const work = async () => pause()
  const running = [1, 2, 3].map(() => run('a', work))

  await expect(run('a', work)).rejects.toMatchObject({
    code: 'too_many',
    message: 'Wait.',
  })
  await run('b', work)
  await Promise.all(running)
})

/** Work that ends when the test decides. */
function aGate() {
  const begun: string[] = []
  const ends = new Map<string, () => void>()
  const work = (name: string) => () => {
    begun.push(name)
    return new Promise<void>((resolve) => ends.set(name, resolve))
  }
  const end = async (name: string) => {
    ends.get(name)?.()
    await pause()
  }
  return { begun, work, end }
}

test('a light piece runs beside a heavy one of somebody else, within the budget', async () => {
  const run = createFairQueue({ budget: 10, most: 3, maxWaiting: 5, refuse })
  const { begun, work, end } = aGate()

  void run('a', work('heavy'), 8)
  void run('b', work('second heavy'), 8)
  void run('c', work('light'), 1)
  void run('d', work('fits'), 1)
  void run('e', work('too much'), 1)
  expect(begun).toEqual(['heavy', 'light', 'fits'])

  await end('light')
  expect(begun).toEqual(['heavy', 'light', 'fits', 'too much'])
  await end('heavy')
  expect(begun.at(-1)).toBe('second heavy')
})

test('nobody has two pieces running, even where there is room', async () => {
  const run = createFairQueue({ budget: 10, maxWaiting: 5, refuse })
  const { begun, work, end } = aGate()

  void run('a', work('a1'))
  void run('a', work('a2'))
  void run('b', work('b1'))

  expect(begun).toEqual(['a1', 'b1'])
  await end('a1')
  expect(begun).toEqual(['a1', 'b1', 'a2'])
})

test('a heavy piece is not put off for ever', async () => {
  const run = createFairQueue({ budget: 10, maxWaiting: 100, refuse })
  const { begun, work, end } = aGate()
  void run('x', work('x'), 5)
  void run('heavy', work('heavy'), 10)
  for (let count = 0; count < 60; count += 1) void run(`light ${count}`, work(`${count}`), 5)

  await end('x')
  for (let count = 0; count < 60 && !begun.includes('heavy'); count += 1) await end(`${count}`)

  expect(begun).toContain('heavy')
  expect(begun.length).toBeLessThan(30)
})

test('in all no more wait than there is room for', async () => {
  const run = createFairQueue({ maxWaiting: 5, maxWaitingInAll: 2, refuse })
  const { work } = aGate()
  for (const key of ['a', 'b', 'c']) void run(key, work(key))

  await expect(run('d', work('d'))).rejects.toMatchObject({ code: 'too_many' })
})

test('what is heavier than the budget runs alone', async () => {
  const run = createFairQueue({ budget: 4, maxWaiting: 5, refuse })

  expect(await run('a', async () => 'done', 40)).toBe('done')
})
