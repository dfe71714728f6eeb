import { expect, test } from 'vitest'
import type { Licence, RegisterFacts } from '#sponsorship/model/facts.ts'
import { anEntry, finding, found, resultOf, summaryOf } from '#tests/support/sponsorship-checks.ts'

const B: Licence = { route: 'Skilled Worker', rating: 'B', printed: 'Worker (B rating)' }
const CREATIVE: Licence = { ...B, route: 'Creative Worker', rating: 'A' }

function loaded(match: Extract<RegisterFacts, { state: 'loaded' }>['match']): RegisterFacts {
  return { state: 'loaded', publishedOn: '2026-10-07', match }
}

test('a confirmed entry with an A rating passes, and the evidence is shown', () => {
  const line = resultOf('licence')
  expect(line).toMatchObject({ verdict: 'pass', code: 'a-rated' })
  const figures = Object.fromEntries(line.figures.map(({ term, value }) => [term, value]))
  expect(figures).toEqual({
    'On the register as': 'Harbour Works Ltd',
    Town: 'Leeds',
    'Type and rating': 'Skilled Worker: Worker (A rating)',
    'First seen': '26 May 2023',
    'Last seen': '7 October 2026',
    'Register of': '7 October 2026',
  })
  expect(line.cautions.join()).toContain('does not prove that an employer is honest')
  expect(line.sources.at(-1)).toMatchObject({ date: '2026-10-07' })
})

test('a match by name only passes with a caveat', () => {
  for (const how of ['exact', 'trading-name', 'alias'] as const) {
    const line = resultOf('licence', { register: found({}, how) })
    expect(line.verdict).toBe('pass')
    expect(line.cautions.join()).toMatch(/^Matched by the .*name/)
  }
})

test('without a register the result is unknown', () => {
  expect(summaryOf('licence', { register: { state: 'not-loaded' } })).toBe(
    'unknown no-register-loaded',
  )
})

test('a name that is not found, or has several holders, is unknown', () => {
  const none = loaded({ how: 'none', searchedFor: 'Kraken' })
  const several = loaded({ how: 'several', searchedFor: 'Subway', count: 155 })
  expect(resultOf('licence', { register: none })).toMatchObject({
    verdict: 'unknown',
    reason: expect.stringContaining('The licence may be under another name'),
  })
  expect(resultOf('licence', { register: several })).toMatchObject({
    verdict: 'unknown',
    reason: expect.stringContaining('155 organisations'),
  })
})

test('the same name alone decides nothing, and the entry is shown', () => {
  const one = loaded({ how: 'namesakes', searchedFor: 'Harbour Works', entries: [anEntry()] })

  const line = resultOf('licence', { register: one })

  expect(line).toMatchObject({ verdict: 'unknown', code: 'namesake' })
  expect(line.reason).toBe(
    'The register of 7 October 2026 has ‘Harbour Works Ltd’ in Leeds, but the name alone does not show that it is this employer.',
  )
  expect(line.todo).toContain('‘Harbour Works Ltd’')
  expect(line.figures.map(({ term }) => term)).toContain('Type and rating')
})

test('of many entries with the same name some towns are named', () => {
  const towns = ['Hull', 'Bath', 'York', 'Derby', 'Leeds', 'Ely']
  const entries = towns.map((town) => anEntry({ name: 'St Osyth’s Church', towns: [town] }))
  const many = loaded({ how: 'namesakes', searchedFor: 'St Osyth’s Church', entries })

  const line = resultOf('licence', { register: many })

  expect(line).toMatchObject({ verdict: 'unknown', code: 'namesakes', figures: [] })
  expect(line.reason).toContain(
    '6 entries under the name ‘St Osyth’s Church’ in Hull, Bath, York, Derby, Leeds and other places',
  )
})

test('without an employer’s name nothing was looked up, and the result says so', () => {
  const result = resultOf('licence', { register: loaded({ how: 'none', searchedFor: '' }) })
  expect(result).toMatchObject({ verdict: 'unknown', code: 'no-employer-name' })
  expect(result.reason).toBe(
    'The advert does not name the employer, so we could not look it up on the register.',
  )
  const entry = anEntry()
  const confirmed = loaded({ how: 'confirmed', searchedFor: '', entry })
  expect(summaryOf('licence', { register: confirmed })).toBe('pass a-rated')
})

test('an entry that left the register is not called revoked', () => {
  const line = resultOf('licence', {
    register: found({ isListed: false, lastSeen: '2026-06-05', licences: [B] }),
  })
  expect(line).toMatchObject({ verdict: 'unknown', code: 'no-longer-listed' })
  expect(line.reason).toContain('until 5 June 2026')
  expect(line.reason).not.toMatch(/revok/)
})

test('SW 5.2: a licence for other routes fails only if the employer confirmed the entry', () => {
  expect(summaryOf('licence', { register: found({ licences: [CREATIVE] }) })).toBe(
    'fail no-skilled-worker-route',
  )
  expect(summaryOf('licence', { register: found({ licences: [CREATIVE] }, 'exact') })).toBe(
    'unknown no-skilled-worker-route-by-name',
  )
  expect(summaryOf('licence', { register: found({ licences: [] }) })).toMatch(/^fail/)
})

test('SW 5.3: a B rating fails for a new worker', () => {
  const register = found({ licences: [B, CREATIVE] })
  expect(summaryOf('licence', { register })).toBe('fail b-rated')
  expect(summaryOf('licence', { register: found({ licences: [B] }, 'exact') })).toBe('fail b-rated')
  const person = { where: 'uk', permission: 'student', sameEmployer: 'yes' } as const
  expect(summaryOf('licence', { register, person })).toBe('fail b-rated')
})

test('SW 5.3: a B rating passes for people who stay with the same sponsor', () => {
  const register = found({ licences: [B] })
  const person = { where: 'uk', permission: 'skilled-worker-since-2025-07' } as const
  const same = { ...person, sameEmployer: 'yes' } as const
  expect(resultOf('licence', { register, person: same })).toMatchObject({
    verdict: 'pass',
    code: 'b-rated-same-sponsor',
    cautions: expect.arrayContaining([expect.stringContaining('SW 5.3')]),
  })
  expect(summaryOf('licence', { register, person })).toMatch(/^unknown/)
  expect(summaryOf('licence', { register, person: { ...person, sameEmployer: 'no' } })).toMatch(
    /^fail/,
  )
})

test('two ratings, or one that is neither A nor B, are unknown', () => {
  const odd: Licence = { ...B, rating: 'other', printed: 'Worker (Probationary Sponsor)' }
  const a: Licence = { ...B, rating: 'A', printed: 'Worker (A rating)' }
  expect(summaryOf('licence', { register: found({ licences: [odd] }) })).toBe(
    'unknown rating-unclear',
  )
  expect(summaryOf('licence', { register: found({ licences: [a, B] }) })).toBe(
    'unknown rating-unclear',
  )
})

test('SW 5.6: an agency’s own licence says nothing of its client’s', () => {
  const findings = [finding('agency')]
  expect(summaryOf('licence', { findings, register: found({}, 'exact') })).toBe(
    'unknown agency-not-the-employer',
  )
  expect(summaryOf('licence', { findings })).toBe('pass a-rated')
})

test('SW 5.6: a licence does not pass where another body says that it recruits', () => {
  const findings = [finding('another-body')]
  expect(summaryOf('licence', { findings, register: found({}, 'exact') })).toBe(
    'unknown agency-not-the-employer',
  )
  expect(summaryOf('licence', { findings })).toBe('pass a-rated')
})

test('the licence of who sells a course says nothing of who would employ those who took it', () => {
  const findings = [finding('training-sold')]
  for (const register of [found({}, 'exact'), found({}, 'confirmed')])
    expect(summaryOf('licence', { findings, register })).toBe('unknown agency-not-the-employer')
})
