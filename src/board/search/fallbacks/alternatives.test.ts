import { expect, test } from 'vitest'
import { ANY_SEARCH, type JobSearch } from '#board/search/search.ts'
import { findAlternatives } from './alternatives.ts'

const NEAR_LEEDS: JobSearch = { ...ANY_SEARCH, q: 'welder', place: 'Leeds', type: 'Contract' }

/** The alternatives offered, and the areas counted for them, if these many jobs are within these miles. */
async function offer(jobsWithin: Record<number, number>) {
  const counted: number[] = []
  const alternatives = await findAlternatives(NEAR_LEEDS, async ({ place, radius, type }) => {
    if (place && type) counted.push(radius)
    return { count: place && type ? (jobsWithin[radius] ?? 0) : 40, isExact: true }
  })
  return { counted, labels: alternatives.map(({ label }) => label) }
}

test('the nearest two areas with jobs are offered, and farther ones are not counted', async () => {
  const { counted, labels } = await offer({ 15: 2, 25: 3, 50: 8, 100: 90 })

  expect(labels).toEqual([
    'Look within 15 miles of Leeds',
    'Look within 25 miles of Leeds',
    'Look anywhere',
    'Look at every type of job',
    'Look anywhere, without filters',
  ])
  expect(counted).toEqual([15, 25])
})

test('a wider area without more jobs is left out for the next, and they stay in order', async () => {
  const { labels } = await offer({ 25: 3, 50: 3, 100: 90 })

  expect(labels.slice(0, 3)).toEqual([
    'Look within 25 miles of Leeds',
    'Look within 100 miles of Leeds',
    'Look anywhere',
  ])
})

test('two are counted at a time, so that one visitor leaves connections for others', async () => {
  let [now, most] = [0, 0]
  await findAlternatives(NEAR_LEEDS, async () => {
    now += 1
    most = Math.max(most, now)
    await new Promise((resolve) => setImmediate(resolve))
    now -= 1
    return { count: 0, isExact: true }
  })

  expect(most).toBe(2)
})

test('where no job passes, wider areas with jobs that are not ruled out are offered, with their numbers', async () => {
  const search: JobSearch = { ...ANY_SEARCH, q: 'nurse', place: 'London', answer: 'pass' }
  const jobsWithin: Record<number, number> = { 50: 2, 100: 6 }
  const alternatives = await findAlternatives(search, async ({ place, radius, answer }) => {
    const count = place ? (jobsWithin[radius] ?? 0) : 23
    return { count: answer === 'pass' ? 0 : count, isExact: true }
  })

  expect(alternatives.map(({ label, total }) => [label, total.count])).toEqual([
    ['Look within 50 miles of London, with ‘Maybe’ too', 2],
    ['Look within 100 miles of London, with ‘Maybe’ too', 6],
    ['Look anywhere, with ‘Maybe’ too', 23],
    ['Look anywhere, without filters', 23],
  ])
})
