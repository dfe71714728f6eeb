import { expect, test } from 'vitest'
import { describeAnswerRate } from './rate-words.ts'

const DAY = 86_400

test('from ten applications on, a share and a time are told', () => {
  const words = describeAnswerRate({ applications: 10, answered: 9, medianSeconds: 2.2 * DAY })

  expect(words).toBe('answered 90% of the people who applied, usually within 3 days')
  expect(describeAnswerRate({ applications: 9, answered: 9, medianSeconds: DAY })).toBeNull()
  expect(describeAnswerRate(null)).toBeNull()
})

test('a share is never rounded up, and a quick answer comes within a day', () => {
  const most = describeAnswerRate({ applications: 300, answered: 299, medianSeconds: 600 })

  expect(most).toBe('answered 99% of the people who applied, usually within a day')
})

test('where nobody was answered there is no time', () => {
  const none = describeAnswerRate({ applications: 12, answered: 0, medianSeconds: null })

  expect(none).toBe('answered 0% of the people who applied')
})
