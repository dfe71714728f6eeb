import { expect, test } from 'vitest'
import { openTestServer } from '#tests/support/test-server.ts'
import { sweepTasks } from './sweep.tasks.ts'

const { services } = await openTestServer()
const context = { signal: new AbortController().signal }

test('a sweep that fails holds up no other, and the task fails with its reason', async () => {
  const swept: string[] = []
  const broken = {
    ...services,
    accounts: { ...services.accounts, sweep: async () => Promise.reject(new Error('no accounts')) },
    uploads: { ...services.uploads, sweep: async () => void swept.push('uploads') },
  }

  const failure = await sweepTasks.sweep.run({}, broken, context).catch((error: unknown) => error)

  expect(swept).toEqual(['uploads'])
  expect((failure as AggregateError).errors).toEqual([new Error('no accounts')])
})
