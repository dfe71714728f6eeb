import { expect, test } from 'vitest'
import { FOUNDER_PATHS, readPathChoice } from './founder-path.ts'
import { createFounderPath } from './founder-path.service.ts'

const { describe, tick } = createFounderPath()
const ENGLAND = { nation: 'england', kind: 'care-home' } as const
const stepsOf = (view: ReturnType<typeof describe>) => view.stages.flatMap(({ steps }) => steps)

test('without ticks the first step is next, and nothing is done', () => {
  for (const choice of FOUNDER_PATHS) {
    const view = describe(choice)
    expect(view).toMatchObject({ ...choice, doneCount: 0, nextKey: 'purpose' })
    expect(view.stepCount).toBe(stepsOf(view).length)
    for (const step of stepsOf(view)) {
      expect([step.key, step.takes]).not.toEqual([step.key, null])
      expect(step.costs.length).toBeGreaterThan(0)
    }
  }
})

test('ticks count, and the next step is the first that has none', () => {
  const ticks = tick(ENGLAND, {}, { done: ['purpose', 'plan'] })
  const view = describe(ENGLAND, ticks)
  expect(view).toMatchObject({ doneCount: 2, nextKey: 'staff-plan' })
  expect(view.stages[0]).toMatchObject({ key: 'idea', doneCount: 2 })
  const all = stepsOf(view).map(({ key }) => key)
  expect(describe(ENGLAND, tick(ENGLAND, {}, { done: all }))).toMatchObject({
    doneCount: all.length,
    nextKey: null,
  })
})

test('a tick of an older edition is marked until its founder says that they looked again', () => {
  const old = { purpose: '2026-01-01', plan: '2026-01-01' }
  const stateOf = (key: string, ticks: Parameters<typeof describe>[1]) =>
    stepsOf(describe(ENGLAND, ticks)).find((step) => step.key === key)?.state
  expect(stateOf('purpose', old)).toBe('changed')

  const later = tick(ENGLAND, old, { done: ['purpose', 'plan', 'company'] })
  expect(stateOf('purpose', later)).toBe('changed')
  expect(stateOf('company', later)).toBe('done')

  const seen = tick(ENGLAND, later, { done: ['purpose', 'plan'], seenAgain: 'purpose' })
  expect(stateOf('purpose', seen)).toBe('done')
  expect(stateOf('plan', seen)).toBe('changed')
  expect(stateOf('company', seen)).toBe('open')
})

test('what is no step of this path is not saved', () => {
  expect(tick(ENGLAND, {}, { done: ['office', 'no-such-step', '__proto__', ''] })).toEqual({})
  expect(tick(ENGLAND, { purpose: '2026-11-23' }, { done: [], seenAgain: 'office' })).toEqual({})
})

test('each nation and kind reads what is for it alone', () => {
  const words = (nation: string, kind: string) => {
    const choice = readPathChoice(nation, kind)
    return choice && JSON.stringify(describe(choice))
  }
  expect(words('england', 'care-home')).toContain('Care Quality Commission')
  expect(words('england', 'home-care')).not.toContain('Register as a food business')
  expect(words('scotland', 'care-home')).not.toContain('CQC')
  expect(words('wales', 'home-care')).not.toContain('CQC')
  expect(words('northern-ireland', 'care-home')).toContain('£952 a small home pays £261')
  expect(words('northern-ireland', 'home-care')).not.toContain('£952')
  expect(words('jersey', 'care-home')).toBeNull()
  expect(words('england', 'toString')).toBeNull()
})

test('a reported sum says so, and a sum without a source is not shown', () => {
  const { summary } = describe(ENGLAND)
  expect(summary.costs).toContainEqual({
    step: 'Apply for the licence, and pay',
    label: 'Licence, small or charitable',
    words: '£611 once',
    isReported: true,
  })
  expect(summary.unknown).toContain('Yearly fee once you are registered')
  expect(summary.quotes).toContain('Insurance')
})
