import { afterAll, expect, test, vi } from 'vitest'
import { createCache } from './cache.ts'

const LONG = 60_000

// `lru-cache` stores a reference to this object, which fake timers would replace.
let now = performance.now()
const clock = vi.spyOn(performance, 'now').mockImplementation(() => now)
vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
afterAll(() => {
  vi.useRealTimers()
  clock.mockRestore()
})

async function wait(ms: number) {
  now += ms
  await vi.advanceTimersByTimeAsync(ms)
}

function aCounter() {
  let count = 0
  return vi.fn(async () => (count += 1))
}

test('a fresh value is loaded once', async () => {
  const { cached } = createCache()
  const load = aCounter()

  expect(await cached('count', { ttl: LONG }, load)).toBe(1)
  expect(await cached('count', { ttl: LONG }, load)).toBe(1)
  expect(await cached('another', { ttl: LONG }, load)).toBe(2)
})

test.each([[null], [undefined], [0]])('%s is a value like any other', async (value) => {
  const { cached } = createCache()
  const load = vi.fn(async () => value)

  expect(await cached('nothing', { ttl: LONG }, load)).toBe(value)
  expect(await cached('nothing', { ttl: LONG }, load)).toBe(value)
  expect(load).toHaveBeenCalledTimes(1)
})

test('concurrent callers share one load', async () => {
  const { cached } = createCache()
  const load = aCounter()

  const both = [cached('count', { ttl: LONG }, load), cached('count', { ttl: LONG }, load)]

  expect(await Promise.all(both)).toEqual([1, 1])
})

test('an expired value is loaded again', async () => {
  const { cached } = createCache()
  const load = aCounter()
  await cached('count', { ttl: 1 }, load)
  await wait(10)

  expect(await cached('count', { ttl: 1 }, load)).toBe(2)
})

test('a value that may be stale is returned while the next one loads', async () => {
  const { cached } = createCache()
  const load = aCounter()
  await cached('count', { ttl: 1, staleWhileRevalidate: LONG }, load)
  await wait(10)
  const options = { ttl: LONG, staleWhileRevalidate: LONG }

  expect(await cached('count', options, load)).toBe(1)
  await wait(10)
  expect(await cached('count', options, load)).toBe(2)
  expect(load).toHaveBeenCalledTimes(2)
})

test('a value that is too old even for that is not returned', async () => {
  const { cached } = createCache()
  const load = aCounter()
  const options = { ttl: 1, staleWhileRevalidate: 1 }
  await cached('count', options, load)
  await wait(20)

  expect(await cached('count', options, load)).toBe(2)
})

test('a failed load is not cached', async () => {
  const { cached } = createCache()
  const load = aCounter().mockRejectedValueOnce(new Error('Busy'))

  await expect(cached('count', { ttl: LONG }, load)).rejects.toThrow('Busy')
  expect(await cached('count', { ttl: LONG }, load)).toBe(1)
})

test('a stale value stays while loading the next one fails', async () => {
  const { cached } = createCache()
  const load = aCounter()
  const options = { ttl: 1, staleWhileRevalidate: LONG }
  await cached('count', options, load)
  await wait(10)
  load.mockRejectedValueOnce(new Error('Busy'))

  expect(await cached('count', options, load)).toBe(1)
  await wait(10)
  expect(await cached('count', options, load)).toBe(1)
})

test('a value that is cleared is loaded again, and one that may be stale is not', async () => {
  const { cached, clear } = createCache()
  const [exact, rough] = [aCounter(), aCounter()]
  await cached('exact', { ttl: LONG }, exact)
  await cached('rough', { ttl: LONG, staleWhileRevalidate: 1 }, rough)

  clear()

  expect(await cached('exact', { ttl: LONG }, exact)).toBe(2)
  expect(await cached('rough', { ttl: LONG, staleWhileRevalidate: 1 }, rough)).toBe(1)
})

test('a value that was loading when it was cleared reaches only those who already waited', async () => {
  const { cached, clear } = createCache()
  const slow = Promise.withResolvers<string>()
  const before = cached('title', { ttl: LONG }, () => slow.promise)

  clear()
  const after = cached('title', { ttl: LONG }, async () => 'new')
  slow.resolve('old')

  expect(await before).toBe('old')
  expect(await after).toBe('new')
  expect(await cached('title', { ttl: LONG }, async () => 'newer')).toBe('new')
})

test('a look at a value starts no load and takes what is stale', async () => {
  const { cached, peek } = createCache()
  const options = { ttl: 1, staleWhileRevalidate: LONG }

  expect(peek('count')).toBeNull()
  await cached('count', options, aCounter())
  await wait(10)
  expect(peek('count')).toBe(1)
})
