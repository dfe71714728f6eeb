import { afterAll, afterEach, expect, inject, test, vi } from 'vitest'
import { DomainError } from '#platform/primitives/errors.schema.ts'
import { openTestDatabase } from '#tests/support/test-database.ts'
import { createReplicaRouter } from './replica-router.ts'

const { db, close } = await openTestDatabase(inject('prepared'))
const VISITOR = { isLoggedIn: false }
const BEGAN = performance.now()
// The database may still be opening.
afterAll(close)
afterEach(() => vi.restoreAllMocks())

/** Two databases, of which the copy answers as the test decides. */
function aPair(askCopy: () => Promise<string>) {
  const errors: Error[] = []
  const engines = { primary: async () => 'own', replica: askCopy }
  // Probed and available again.
  const readDatabases = {
    primary: db,
    replica: db,
    onReplicaLost: (error: Error) => errors.push(error),
  }
  const ask = createReplicaRouter<() => Promise<string>>(engines, readDatabases)
  return { errors, ask: (who = VISITOR) => ask(who, (engine) => engine()) }
}

/** Sets the time to that many seconds after the test began. */
function at(seconds: number) {
  vi.spyOn(performance, 'now').mockReturnValue(BEGAN + seconds * 1000)
}

const failing = (error: object) => vi.fn().mockRejectedValue(error)

test('visitors are answered by the replica, people who are logged in by the primary', async () => {
  const { ask } = aPair(async () => 'copy')

  expect(await ask()).toBe('copy')
  expect(await ask({ isLoggedIn: true })).toBe('own')
})

test('a copy that failed is left alone until it answers again', async () => {
  const askCopy = vi.fn(async () => 'copy').mockRejectedValueOnce({ code: '57P01' })
  const { ask } = aPair(askCopy)
  at(0)

  expect(await ask()).toBe('own')
  expect(await ask()).toBe('own')
  expect(askCopy).toHaveBeenCalledTimes(1)
  at(11)
  await expect.poll(() => ask()).toBe('copy')
})

test('a copy that goes on failing is reported once a minute', async () => {
  const askCopy = failing({ code: 'ECONNREFUSED' })
  const { errors, ask } = aPair(askCopy)

  for (const seconds of [0, 20, 40, 59, 80]) {
    at(seconds)
    const before = askCopy.mock.calls.length
    // The first of these finds that it is available again, one of the next queries it.
    await expect.poll(async () => (await ask()) && askCopy.mock.calls.length).toBe(before + 1)
    expect(errors).toHaveLength(seconds < 60 ? 1 : 2)
  }
})

test('a no of the copy is a no, and no reason to doubt it', async () => {
  const { errors, ask } = aPair(failing(new DomainError('bad_request')))

  await expect(ask()).rejects.toMatchObject({ code: 'bad_request' })
  expect(errors).toEqual([])
})

test.each([
  ['takes too long', { code: '57014' }],
  ['has too many before it', { message: 'timeout exceeded when trying to connect' }],
])('a search that %s is not begun again elsewhere', async (_, error) => {
  const { errors, ask } = aPair(failing(error))

  await expect(ask()).rejects.toMatchObject({ code: 'search_busy', status: 503, retryAfter: 2 })
  expect(errors).toEqual([])
})

test('what fails for another reason fails as it is', async () => {
  const broken = new TypeError('Ours')
  const ask = createReplicaRouter<null>(
    { primary: null, replica: null },
    { primary: db, replica: db },
  )

  await expect(ask(VISITOR, () => Promise.reject(broken))).rejects.toBe(broken)
})
