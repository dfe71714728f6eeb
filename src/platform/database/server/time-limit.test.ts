import { expect, test } from 'vitest'
import { toDomainError } from '#platform/http/answers/errors.ts'

test.each([
  { message: 'Query read timeout' },
  { message: 'timeout exceeded when trying to connect' },
  { message: 'Connection terminated unexpectedly' },
  { code: 'ECONNREFUSED', message: '' },
  { code: '57P01', message: 'terminating connection due to administrator command' },
  { code: '08006', message: '' },
  { code: '25006', message: 'cannot execute UPDATE in a read-only transaction' },
  { code: 'EAI_AGAIN', message: 'getaddrinfo EAI_AGAIN database.example' },
])('a caller is told to come back when the database says %o', (failure) => {
  const error = Object.assign(new Error(failure.message), failure)

  expect(toDomainError(error)).toMatchObject({ code: 'not_ready', status: 503, retryAfter: 5 })
})

test.each([
  { code: '23505', message: 'duplicate key' },
  { message: 'undefined is not a function' },
])('a failure of ours stays one: %o', (failure) => {
  const error = Object.assign(new Error(failure.message), failure)

  expect(toDomainError(error)).toMatchObject({ code: 'internal', status: 500 })
})
