import { expect, test } from 'vitest'
import { createErrorReporter } from './error-reporter.ts'

test('a lost database is reported once a minute, everything else each time', () => {
  const logged: unknown[] = []
  let now = 0
  const report = createErrorReporter(
    { error: (error: unknown) => void logged.push(error) },
    () => now,
  )
  const away = new Error('Connection terminated unexpectedly (Queue: send-proof)')
  const failed = new Error('Task send-proof failed', { cause: new Error('no such mailbox') })

  for (let count = 0; count < 60; count += 1) report(away)
  report(failed)
  report(new Error('Task send-proof failed', { cause: away }))
  now = 61_000
  report(away)

  const sentence = `The database does not answer: ${away.message}`
  expect(logged).toEqual([sentence, failed, sentence])
})
