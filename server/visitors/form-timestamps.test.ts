import { expect, test } from 'vitest'
import { createFormTimestamps } from './form-timestamps.ts'

const { stamp, looksAutomated } = createFormTimestamps('a secret of thirty-two characters')
const now = Date.UTC(2026, 10, 21)

test('a form sent within two seconds was filled in by a program', () => {
  expect(looksAutomated({ openedAt: stamp(now) }, now + 1999)).toBe(true)
  expect(looksAutomated({ openedAt: stamp(now) }, now + 2000)).toBe(false)
})

test('a form left open for a month is a person’s', () => {
  expect(looksAutomated({ openedAt: stamp(now) }, now + 30 * 86_400_000)).toBe(false)
})

test.each(['', 'x', '.', stamp(now).replace(/^./, '0'), `${stamp(now)}x`, 'é.'.padEnd(45, 'é')])(
  'the stamp %o is not ours',
  (openedAt) => {
    expect(looksAutomated({ openedAt }, now + 60_000)).toBe(true)
  },
)

test('a stamp of another secret is not ours', () => {
  const other = createFormTimestamps('another secret of many characters')

  expect(looksAutomated({ openedAt: other.stamp(now) }, now + 60_000)).toBe(true)
})

test('what people cannot see they cannot fill in', () => {
  expect(looksAutomated({ subjectLine: 'Buy now', openedAt: stamp(now) }, now + 60_000)).toBe(true)
})

test('a caller of the API has no form and is no program for that', () => {
  expect(looksAutomated({})).toBe(false)
})
