import { expect, test } from 'vitest'
import { FOUNDER_PATHS, PATH_NATIONS } from './founder-path.ts'
import { SHIPPED } from '#sponsorship/rules/rule-sets.ts'
import { findSourcesToRead } from './check-age.ts'
import { findStages, NATION_PATHS, PATH_CHANGES, PATH_SOURCES, SHARED_STEPS } from './path-data.ts'
import { createFounderPath } from './founder-path.service.ts'
import type { Step } from './path-schema.ts'

const { describe } = createFounderPath()
const ENGLAND = { nation: 'england', kind: 'care-home' } as const
const TODAY = new Date().toISOString().slice(0, 10)
const STAGES = ['idea', 'manager', 'premises', 'registration', 'licence', 'advert']
const OFFICIAL =
  /^(?:www\.gov\.uk|www\.cqc\.org\.uk|www\.careinspectorate\.(?:wales|com)|socialcare\.wales|(?:www|news)\.sssc\.uk\.com|www\.rqia\.org\.uk|niscc\.info|www\.legislation\.gov\.uk|www\.food\.gov\.uk|www\.foodstandards\.gov\.scot|ico\.org\.uk|www\.(?:nibusinessinfo|nidirect)\.(?:co|gov)\.uk|www\.mygov\.scot)$/
/** A number, or a number in words before a unit. */
const FIGURE =
  /£|\d|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|twelve|fourteen|twenty|sixty)\b[^.]{0,20}\b(?:minute|hour|day|week|month|year|document|people|referee|pound)/i

const KEYS = `purpose staff-plan plan company manager manager-check responsible building office
  fire-food insurance data-protection statement aims policies finances ready apply visit
  inspection wait licence-need licence-people licence-duties licence-documents licence-apply
  licence-certificates licence-loss prove check-job post`

const everyStep = [...SHARED_STEPS, ...PATH_NATIONS.flatMap((nation) => NATION_PATHS[nation].steps)]
const partsOf = ({ todo, documents = [], costs, takes, sources }: Step) => [
  ...todo,
  ...documents,
  ...costs,
  ...takes,
  ...sources,
]

test('every nation and kind has all stages, each with a step, and no step twice', () => {
  expect(FOUNDER_PATHS).toHaveLength(8)
  for (const choice of FOUNDER_PATHS) {
    const stages = findStages(choice)
    expect(stages.map(({ key }) => key)).toEqual(STAGES)
    for (const { steps } of stages) expect(steps.length).toBeGreaterThan(0)
    const keys = stages.flatMap(({ steps }) => steps.map(({ key }) => key))
    expect(new Set(keys).size).toBe(keys.length)
  }
})

test('every step that is named is there, and every step that is there is on a path', () => {
  for (const { stages, steps } of Object.values(NATION_PATHS)) {
    const known = new Set([...SHARED_STEPS, ...steps].map(({ key }) => key))
    for (const key of stages.flatMap((stage) => stage.steps)) expect(known).toContain(key)
  }
  const used = new Set(
    FOUNDER_PATHS.flatMap((choice) =>
      findStages(choice).flatMap(({ steps }) => steps.map((step) => step)),
    ),
  )
  for (const step of everyStep) expect([step.key, used.has(step)]).toEqual([step.key, true])
})

test('what comes before a step stands before it', () => {
  for (const choice of FOUNDER_PATHS) {
    const steps = findStages(choice).flatMap((stage) => stage.steps)
    const order = steps.map(({ key }) => key)
    const [first, ...rest] = steps
    expect(first?.after).toEqual([])
    for (const [index, { key, after }] of rest.entries()) {
      const before = after.filter((other) => order.includes(other))
      expect([key, before.length > 0]).toEqual([key, true])
      for (const other of before)
        expect([key, other, order.indexOf(other) <= index]).toEqual([key, other, true])
    }
  }
})

test('the keys of steps stay as they are: ticks are saved under them', () => {
  const keys = [...new Set(everyStep.map(({ key }) => key))].toSorted()
  expect(keys).toEqual(KEYS.split(/\s+/).toSorted())
})

test('every source that is named is there; one that nobody has read proves nothing', () => {
  for (const step of everyStep)
    for (const part of partsOf(step)) {
      const { source, reportedBy } = part as { source?: string; reportedBy?: string }
      for (const key of [source, reportedBy])
        if (key) expect(Object.keys(PATH_SOURCES)).toContain(key)
      if (reportedBy) expect(PATH_SOURCES[reportedBy]?.reporter).toBe(true)
      if (source) expect(PATH_SOURCES[source]?.reporter).toBeUndefined()
    }
})

test('a figure stands only where somebody read it, or where it is said who reports it', () => {
  for (const step of everyStep) {
    for (const text of [step.title, step.why]) expect(text).not.toMatch(/£|\d/)
    for (const part of partsOf(step)) {
      const words = 'words' in part ? (part.words ?? '') : ''
      const isSum = 'pounds' in part
      if (!isSum && !FIGURE.test(words)) continue
      const { source = '', reportedBy = source } = part as { source?: string; reportedBy?: string }
      expect([step.key, words, PATH_SOURCES[reportedBy]?.readOn]).toEqual([
        step.key,
        words,
        expect.any(String),
      ])
    }
  }
})

test('these are all the sums, so that a new one is added with its source', () => {
  const sums = everyStep.flatMap(({ key, costs }) =>
    costs.flatMap((cost) =>
      cost.kind === 'sum' ? [[key, cost.pounds, cost.source, cost.reportedBy ?? 'read']] : [],
    ),
  )
  expect(sums).toEqual([
    ['licence-apply', 611, 'sponsor-apply', 'seraphus'],
    ['licence-apply', 1682, 'sponsor-apply', 'seraphus'],
    ['licence-certificates', 1440, 'skills-charge', 'jobbatical'],
    ['licence-certificates', 3960, 'skills-charge', 'jobbatical'],
    ['manager', 261, 'rqia-fees-2005', 'read'],
    ['apply', 952, 'rqia-fees-2005', 'read'],
  ])
})

test('days are real and not still to come, and no change is dated before its source was read', () => {
  const days = [
    ...everyStep.map(({ changedOn }) => changedOn),
    ...PATH_CHANGES.map(({ on }) => on),
    ...Object.values(PATH_SOURCES).flatMap(({ readOn, publishedOn }) => [readOn, publishedOn]),
  ].filter((day) => day !== undefined)
  for (const day of days) {
    expect(new Date(`${day}T00:00:00Z`).toISOString()).toContain(day)
    expect(day <= TODAY).toBe(true)
  }
  for (const { publishedOn = '', readOn } of Object.values(PATH_SOURCES))
    if (readOn) expect(publishedOn <= readOn).toBe(true)
})

test('sources are official but for those who report, and each is used', () => {
  for (const { url, reporter } of Object.values(PATH_SOURCES))
    if (!reporter) expect(new URL(url).host).toMatch(OFFICIAL)
  const used = JSON.stringify([everyStep, PATH_CHANGES, describe(ENGLAND).advice])
  for (const key of Object.keys(PATH_SOURCES)) expect(used).toContain(`"${key}"`)
})

test('the changes name steps, the newest first, and the care workers’ day is that of the rules', () => {
  const days = PATH_CHANGES.map(({ on }) => on)
  expect(days).toEqual(days.toSorted().toReversed())
  const keys = new Set(everyStep.map(({ key }) => key))
  for (const { steps } of PATH_CHANGES) for (const key of steps) expect(keys).toContain(key)
  const closure = SHIPPED.at(-1)?.closures.find(({ codes }) => codes.includes('6135'))
  expect(PATH_CHANGES.find(({ words }) => words.startsWith('Care workers'))?.on).toBe(closure?.from)
  const plan = SHARED_STEPS.find(({ key }) => key === 'staff-plan')
  expect(closure?.switchUntil).toBe('2028-07-22')
  expect(JSON.stringify(plan)).toContain('until 22 July 2028')
})

test('the owner is told what to read: what was reported, never read, or read long ago', () => {
  const keysOn = (day: string) => findSourcesToRead(day, 6).map(({ key }) => key)
  const now = keysOn('2026-11-23')
  for (const key of ['cqc-fees', 'seraphus', 'cqc-dbs']) expect(now).toContain(key)
  expect(now).not.toContain('cqc-home-care')
  expect(keysOn('2027-05-24')).toContain('cqc-home-care')
  expect(findSourcesToRead('2026-11-23', 6).find(({ key }) => key === 'cqc-dbs')).toMatchObject({
    because: 'the text is of 12 May 2022',
    uses: ['England: Get the criminal record checks, countersigned by CQC'],
  })
})
