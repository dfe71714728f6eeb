import { expect, test } from 'vitest'
import { createLogger } from './logger.ts'

test('an error of the database is logged without the row it is about', () => {
  const lines: string[] = []
  const logger = createLogger('info', { write: (line) => void lines.push(line) })
  const failure = Object.assign(new Error('duplicate key value'), {
    code: '23505',
    detail: 'Key (email_key)=(ada@example.com) already exists.',
    where: 'in ada@example.com',
  })

  logger.error(failure)
  logger.error(new Error('Task failed', { cause: failure }))
  logger.error({ err: failure }, 'failed')

  const log = lines.join('')
  expect(log).toContain('duplicate key value')
  expect(log).toContain('23505')
  expect(log).not.toContain('ada@example.com')
})
