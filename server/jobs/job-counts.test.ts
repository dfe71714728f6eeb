import { expect, test } from 'vitest'
import { JobType } from '#contract/jobs.ts'
import { aJob } from '#tests/support/builders.ts'
import { openTestServer } from '#tests/support/test-server.ts'

const { db, services } = await openTestServer()
const { jobs } = services

const CATEGORIES = ['tech', 'nursing', 'finance']
const COUNTRIES = ['GB', 'IE', 'NG']

function pick<Value>(values: readonly Value[], number: number): Value {
  const value = values[number % values.length]
  if (value === undefined) throw new Error('Nothing to pick from.')
  return value
}

test('every total and facet equals a naive count, for every combination of filters', async () => {
  const all = []
  for (let i = 0; i < 60; i += 1) {
    const { category, type, country } = await aJob(db, {
      category: pick(CATEGORIES, i * 7),
      type: pick([...JobType.options, null], i * 5),
      country: pick(COUNTRIES, Math.floor(i / 4)),
    })
    all.push({ category, type, country })
  }
  jobs.jobsChanged()

  for (const category of [null, ...CATEGORIES]) {
    for (const type of [null, ...JobType.options]) {
      for (const country of [null, ...COUNTRIES]) {
        const facets = await jobs.facets({ category, type, country })
        const left = all.filter(
          (job) =>
            (!category || job.category === category) &&
            (!type || job.type === type) &&
            (!country || job.country === country),
        )
        expect(facets.total).toBe(left.length)
        for (const { value, count } of facets.categories) {
          const inCategory = all.filter(
            (job) =>
              job.category === value &&
              (!type || job.type === type) &&
              (!country || job.country === country),
          )
          expect(count).toBe(inCategory.length)
        }
      }
    }
  }
})

test('a value that leads nowhere is not offered, unless it is the chosen one', async () => {
  const { types } = await jobs.facets({ category: 'robotics', type: 'Contract', country: null })

  expect(types).toEqual([{ value: 'Contract', name: 'Contract', count: 0 }])
})

test('a change made here is counted at once', async () => {
  const filter = { category: 'veterinary', type: null, country: null }
  expect((await jobs.facets(filter)).total).toBe(0)

  await aJob(db, { category: 'veterinary' })
  jobs.jobsChanged()

  expect((await jobs.facets(filter)).total).toBe(1)
})
