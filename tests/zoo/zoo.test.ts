import { expect, inject, onTestFinished, test } from 'vitest'
import { openTestDatabase } from '#tests/support/test-database.ts'
import { FAULT_NAMES, IN_PARTS } from './faults.ts'
import { createLandfall } from './landfall.ts'
import { createNaive } from './naive.ts'
import { runZoo } from './run-zoo.ts'
import { SYSTEMS } from './systems/systems.ts'

const SMALL = {
  seed: 41,
  days: 10,
  boards: 3 * SYSTEMS.length,
  adverts: 40 * SYSTEMS.length,
  faults: FAULT_NAMES.length,
}

test('adverts follow their employers’ systems through every fault', async () => {
  const database = await openTestDatabase(inject('prepared'))
  onTestFinished(() => database.close())

  const zoo = await runZoo(SMALL, (parts) => createLandfall({ db: database.db, ...parts }))

  const { verdict, counts, stories } = zoo
  expect(verdict).toMatchObject({ closedWrongly: [], wrongName: [], late: [] })
  expect(verdict.vanished).toBeGreaterThan(50)
  expect(counts).toMatchObject({ atOnce: 0, tooSoon: 0, unconditional: 0 })
  expect(counts.conditional).toBeGreaterThan(counts.requests / 2)
  expect(new Set(stories.map(({ fault }) => fault)).size).toBe(FAULT_NAMES.length)
  expect(stories.filter(({ recoveredAfter }) => recoveredAfter === null)).toEqual([])
  expect(zoo.optedOut).toBeGreaterThan(0)
  expect(zoo.notOptedOut).toEqual([])
})

test('a product that believes each answer is found out', async () => {
  const { verdict, counts, notOptedOut } = await runZoo(SMALL, createNaive)

  const faults = [...verdict.closedWrongly, ...verdict.wrongName].join('\n')
  for (const fault of ['sudden zero', '404', 'reused address', 'slow', ...IN_PARTS])
    expect(faults).toContain(`${fault})`)
  expect(counts.tooSoon).toBeGreaterThan(0)
  expect(counts.unconditional).toBeGreaterThan(0)
  expect(notOptedOut).not.toEqual([])
})
