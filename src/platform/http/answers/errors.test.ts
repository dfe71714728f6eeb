import { expect, test } from 'vitest'
import { toDomainError } from './errors.ts'

const ofDatabase = (code: string, message: string) => Object.assign(new Error(message), { code })

test.each([
  [
    'has no space',
    ofDatabase('53100', 'could not extend file "base/1/2": No space left on device'),
  ],
  ['has no memory', ofDatabase('53200', 'out of memory')],
  ['shuts down', ofDatabase('57P01', 'terminating connection due to administrator command')],
])('a database that %s is told as something to try again, not as a failure', (_, error) => {
  expect(toDomainError(error)).toMatchObject({ code: 'not_ready', status: 503, retryAfter: 5 })
})

test.each([
  ['that waited for one another', ofDatabase('40P01', 'deadlock detected')],
  [
    'that did not get a lock in time',
    ofDatabase('55P03', 'canceling statement due to lock timeout'),
  ],
])('a request %s was undone and can be made again', (_, error) => {
  expect(toDomainError(error)).toMatchObject({ code: 'busy', status: 503, retryAfter: 1 })
})

test('a query that is wrong is a failure of ours', () => {
  const error = ofDatabase('42703', 'column "nmae" does not exist')
  expect(toDomainError(error)).toMatchObject({ code: 'internal', status: 500 })
})
