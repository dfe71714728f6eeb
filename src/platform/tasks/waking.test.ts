import { expect, test, vi } from 'vitest'
import { openTestServer } from '#tests/support/test-server.ts'

const { db, tasks, startWorking } = await openTestServer()

/** A worker that was not woken polls after a minute. */
const SOONER = { timeout: 20_000, interval: 50 }

test('a task of any kind is run as soon as it is due, and so is one that comes later', async () => {
  const done: string[][] = []
  await startWorking({ 'delete-files': async ({ keys }) => void done.push(keys) })

  await tasks.enqueue(db, 'delete-files', { keys: ['first'] })
  await vi.waitFor(() => expect(done).toEqual([['first']]), SOONER)

  await tasks.enqueue(db, 'delete-files', { keys: ['later'] }, { delaySeconds: 2 })
  await tasks.enqueue(db, 'delete-files', { keys: ['second'] })
  await vi.waitFor(() => expect(done).toEqual([['first'], ['second'], ['later']]), SOONER)
})
