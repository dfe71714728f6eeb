import { expect, test } from 'vitest'
import { INTERVAL_MINUTES, MOST_FAILURES } from '#board/sources/sources.ts'
import { policySentences } from './policy.ts'
import { POLITENESS, type Politeness } from './politeness.ts'

const publicUrl = 'https://landfall.example'
const schedule = { intervalMinutes: INTERVAL_MINUTES, mostFailures: MOST_FAILURES }
const now = policySentences({ publicUrl })

test('the policy says the limits that the code keeps', () => {
  expect(now.join('\n')).toContain('at least 2 seconds of rest')
  expect(now.join('\n')).toContain('every 6 hours')
  expect(now.join('\n')).toContain('may take 60 seconds and have 25 MB')
  expect(now.join('\n')).toContain('keep it for 24 hours')
  expect(now.join('\n')).toContain('up to 7 days')
  expect(now.join('\n')).toContain('‘Landfall (+https://landfall.example/sources)’')
})

test.each(Object.keys(POLITENESS) as (keyof Politeness)[])('a change of %s changes it', (name) => {
  const politeness = { ...POLITENESS, [name]: POLITENESS[name] * 3 }

  const then = policySentences({ publicUrl, politeness })

  expect(then.filter((sentence) => !now.includes(sentence))).toHaveLength(1)
})

test.each(Object.keys(schedule) as (keyof typeof schedule)[])(
  'a change of %s changes it',
  (name) => {
    const then = policySentences({
      publicUrl,
      schedule: { ...schedule, [name]: schedule[name] * 3 },
    })

    expect(then.filter((sentence) => !now.includes(sentence))).toHaveLength(1)
  },
)
