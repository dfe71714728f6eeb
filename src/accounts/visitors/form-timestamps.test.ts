import { expect, test } from 'vitest'
import { createFormTimestamps } from './form-timestamps.ts'

const { stamp, requirePerson } = createFormTimestamps('a secret of thirty-two characters')
const now = Date.UTC(2026, 10, 21)

test('a form sent within two seconds has to be sent again', () => {
  expect(() => requirePerson({ openedAt: stamp(now) }, now + 1999)).toThrow('Send it again.')
  requirePerson({ openedAt: stamp(now) }, now + 2000)
})

test('a form left open for a month is a person’s', () => {
  requirePerson({ openedAt: stamp(now) }, now + 30 * 86_400_000)
})

test.each(['', 'x', '.', stamp(now).replace(/^./, '0'), `${stamp(now)}x`, 'é.'.padEnd(45, 'é')])(
  'the stamp %o is not ours',
  (openedAt) => {
    expect(() => requirePerson({ openedAt }, now + 60_000)).toThrow('it was not sent')
  },
)

test('a stamp of another secret is not ours', () => {
  const other = createFormTimestamps('another secret of many characters')

  const openedAt = other.stamp(now)
  expect(() => requirePerson({ openedAt }, now + 60_000)).toThrow('it was not sent')
})

test('what people cannot see they cannot fill in', () => {
  const signals = { subjectLine: 'Buy now', openedAt: stamp(now) }
  expect(() => requirePerson(signals, now + 60_000)).toThrow('it was not sent')
})

test('a caller of the API has no form and is not taken for a bot', () => {
  requirePerson({})
})
