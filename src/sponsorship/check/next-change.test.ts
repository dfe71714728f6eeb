import { expect, test } from 'vitest'
import { aYear, check, chosen, resultOf } from '#tests/support/sponsorship-checks.ts'

test('no change is announced if no known rule changes the result', () => {
  expect(check().changesOn).toBeNull()
  expect(check({ occupation: chosen('9241') }).changesOn).toBeNull()
  expect(check({ occupation: null }).changesOn).toBeNull()
})

test('the end of the shortage list is announced on the result it changes', () => {
  const input = { occupation: chosen('3544') }
  expect(check(input).changesOn).toBe('2026-12-31')
  expect(resultOf('occupation', input).cautions.at(-1)).toMatch(
    /^From 31 December 2026 this line says ‘Fail’/,
  )
  expect(resultOf('pay', input).cautions.join()).not.toContain('From 31 December')
  expect(check({ ...input, date: '2026-12-31' }).changesOn).toBeNull()
})

test('the end of the salary list is announced if only option D covers the pay', () => {
  const input = { occupation: chosen('2112'), pay: aYear(41_000) }
  expect(resultOf('pay', input)).toMatchObject({ verdict: 'pass', code: 'option-d' })
  expect(check(input).changesOn).toBe('2026-12-31')
  expect(resultOf('pay', input).cautions.at(-1)).toMatch(/^From 31 December 2026/)
  expect(check({ ...input, pay: aYear(41_700) }).changesOn).toBeNull()
})

test('the end of switching into care is announced to people who may switch', () => {
  const person = { where: 'uk', permission: 'graduate', sameEmployer: 'yes' } as const
  const input = { occupation: chosen('6135'), nation: 'Scotland' as const, person }
  expect(check(input).changesOn).toBe('2028-07-22')
  expect(check({ ...input, person: null }).lines[1]?.cautions.join()).not.toContain('From 22 July')
})

test('a change in the rules for a person is announced to that person only', () => {
  const input = { date: '2026-01-01' }
  const person = { permission: 'student', english: 'b1' } as const
  expect(check({ ...input, person }).changesOn).toBe('2026-01-08')
  expect(check({ ...input, person }).personal[0]?.cautions.at(-1)).toMatch(/^From 8 January 2026/)
  expect(check(input).changesOn).toBeNull()
})

test('the result on the announced day is the announced one', () => {
  for (const code of ['3544', '3549', '6135', '2112', '5316']) {
    const input = { occupation: chosen(code), pay: aYear(41_000), nation: 'Wales' as const }
    const { changesOn, lines } = check(input)
    if (!changesOn) continue
    const then = check({ ...input, date: changesOn })
    lines.forEach((line, at) => {
      const announces = line.cautions.some((words) => words.startsWith('From '))
      expect(announces).toBe(line.code !== then.lines[at]?.code)
    })
  }
})
