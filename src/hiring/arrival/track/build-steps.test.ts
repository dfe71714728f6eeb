import { expect, test } from 'vitest'
import type { ArrivalCircumstances, ArrivalSide } from '#hiring/arrival/arrival.schema.ts'
import { buildSteps, itemKeysFor, suggestCircumstances, type ItemState } from './build-steps.ts'

interface Given {
  side?: ArrivalSide
  circumstances?: ArrivalCircumstances
  items?: Record<string, Partial<ItemState>>
  today?: string
}

function build({
  side = 'applicant',
  circumstances = {},
  items = {},
  today = '2026-11-23',
}: Given) {
  const states = Object.entries(items).map(
    ([key, state]) => [key, { plannedOn: null, doneOn: null, note: '', ...state }] as const,
  )
  return buildSteps({
    side,
    circumstances,
    items: new Map(states),
    today,
    rulesReadOn: '2026-11-27',
  })
}

const itemsOf = (steps: ReturnType<typeof build>) =>
  steps.flatMap(({ items }) => items.map(({ key }) => key))
const costsOf = (steps: ReturnType<typeof build>) =>
  steps.flatMap(({ costs }) => costs.map(({ key }) => key))

test('somebody who says nothing gets all steps but ATAS', () => {
  const steps = build({})
  expect(steps.map(({ key }) => key)).toEqual([
    'offer',
    'certificate',
    'documents',
    'application',
    'decision',
    'travel',
    'first-day',
  ])
  expect(itemsOf(steps)).toEqual(
    expect.arrayContaining(['tb', 'english', 'criminal', 'registration', 'biometrics']),
  )
  expect(itemsOf(steps)).not.toContain('atas')
})

test('who switches inside the UK has no tuberculosis test, no biometrics abroad and no travel', () => {
  const steps = build({ circumstances: { where: 'uk' } })
  expect(steps.map(({ key }) => key)).not.toContain('travel')
  for (const key of ['tb', 'criminal', 'biometrics', 'travel'])
    expect(itemsOf(steps)).not.toContain(key)
  expect(itemsOf(steps)).toContain('identity-app')
  expect(costsOf(steps)).toContain('visa-fee-uk')
  expect(costsOf(steps)).not.toContain('visa-fee-abroad')
})

test('a Health and Care Worker visa has its own fee and no surcharge', () => {
  const steps = build({ circumstances: { where: 'abroad', visa: 'health-and-care' } })
  expect(costsOf(steps)).toContain('visa-fee-health')
  expect(costsOf(steps)).not.toContain('health-surcharge')
  expect(costsOf(steps)).not.toContain('visa-fee-abroad')
})

test('what the person does not need is left out, and ATAS comes with a yes', () => {
  const circumstances = { english: 'no', registration: 'no', atas: 'yes' } as const
  const keys = itemKeysFor(circumstances)
  expect([...keys]).toContain('atas')
  expect([...keys]).not.toContain('english')
  expect([...keys]).not.toContain('registration')
})

test('each side owns its items, and a step is done when both have ticked', () => {
  const items = { 'offer-sent': { doneOn: '2026-11-20' } }
  const [half] = build({ side: 'employer', items })
  expect(half?.items.map(({ key, isOwn }) => [key, isOwn])).toEqual([
    ['offer-sent', true],
    ['offer-read', false],
  ])
  expect(half?.isDone).toBe(false)
  const [whole] = build({ items: { ...items, 'offer-read': { doneOn: '2026-11-21' } } })
  expect(whole?.isDone).toBe(true)
})

test('a planned day is late from the next day on, and not once it is done', () => {
  const late = (today: string, state: Partial<ItemState>) =>
    build({ today, items: { 'offer-read': state } })[0]?.items[1]?.isLate
  expect(late('2028-02-29', { plannedOn: '2028-02-29' })).toBe(false)
  expect(late('2028-03-01', { plannedOn: '2028-02-29' })).toBe(true)
  expect(late('2028-03-01', { plannedOn: '2028-02-29', doneOn: '2028-03-01' })).toBe(false)
})

test('a sum is a fact only if it was read in its source; what nobody read has none', () => {
  const costs = new Map(build({}).flatMap((step) => step.costs.map((cost) => [cost.key, cost])))
  expect(costs.get('savings')).toMatchObject({
    kind: 'read',
    from: '2025-07-22',
    reportedOn: null,
    source: { checkedOn: '2026-11-27', isUnverified: false },
  })
  expect(costs.get('visa-fee-abroad')).toMatchObject({
    kind: 'reported',
    amount: '£819 for up to three years, £1,618 for more',
    from: '2026-04-08',
    reportedOn: '2026-11-21',
    source: { checkedOn: null, isUnverified: true },
  })
  const certificate = costs.get('certificate-fee')
  expect(certificate).toMatchObject({ kind: 'unknown', payer: 'employer', from: null })
  expect(certificate?.amount).not.toContain('£')
})

test('the situation and the occupation are proposals that an answer of the person’s own replaces', () => {
  const known = { where: 'uk', registration: 'registered', occupationCode: '2237' } as const
  expect(suggestCircumstances({}, known)).toEqual({
    where: 'uk',
    registration: 'no',
    criminal: 'yes',
  })
  expect(suggestCircumstances({ where: 'abroad', criminal: 'no' }, known)).toMatchObject({
    where: 'abroad',
    criminal: 'no',
  })
  expect(suggestCircumstances({}, { occupationCode: '2134' })).toEqual({ criminal: 'no' })
  expect(suggestCircumstances({}, { occupationCode: null })).toEqual({})
})

test('the employer reads of the worker what the worker reads as ‘you’ and ‘I’', () => {
  const textsFor = (side: ArrivalSide) =>
    build({ side, circumstances: { atas: 'yes' } }).flatMap(
      ({ title, what, takes, never, items, costs }) => [
        title,
        ...what,
        takes,
        ...never,
        ...items
          .filter((item) => item.side === 'applicant')
          .flatMap((one) => [one.label, one.hint]),
        ...costs.flatMap((cost) => [cost.label, cost.amount]),
      ],
    )
  const own = textsFor('applicant')
  const theirs = textsFor('employer')
  expect(theirs).toHaveLength(own.length)
  const isMeant = (text: string | null) => /\b(?:I|me|my|you|yours?)\b/i.test(text ?? '')
  const same = theirs.filter((text, at) => text === own[at])
  expect(own.filter(isMeant).length).toBeGreaterThan(20)
  expect(same.filter(isMeant)).toEqual([])
  expect(theirs.filter((text) => /\b(?:I|me|my)\b/.test(text ?? ''))).toEqual([])
})
