import { expect, test } from 'vitest'
import { createFormTimestamps } from './form-timestamps.ts'

const { stamp, isPerson } = createFormTimestamps('a secret of thirty-two characters')
const now = Date.UTC(2026, 10, 21)

test('a form sent within two seconds has to be sent again', () => {
  expect(() => isPerson({ openedAt: stamp(now) }, now + 1999)).toThrow('Send it again.')
  expect(isPerson({ openedAt: stamp(now) }, now + 2000)).toBe(true)
})

test('a form left open for a month is a person’s', () => {
  expect(isPerson({ openedAt: stamp(now) }, now + 30 * 86_400_000)).toBe(true)
})

test.each(['', 'x', '.', stamp(now).replace(/^./, '0'), `${stamp(now)}x`, 'é.'.padEnd(45, 'é')])(
  'the stamp %o is not ours',
  (openedAt) => {
    expect(isPerson({ openedAt }, now + 60_000)).toBe(false)
  },
)

test('a stamp of another secret is not ours', () => {
  const other = createFormTimestamps('another secret of many characters')

  expect(isPerson({ openedAt: other.stamp(now) }, now + 60_000)).toBe(false)
})

test('what people cannot see they cannot fill in', () => {
  expect(isPerson({ subjectLine: 'Buy now', openedAt: stamp(now) }, now + 60_000)).toBe(false)
})

test('a caller of the API has no form and is not taken for a bot', () => {
  expect(isPerson({})).toBe(true)
})
