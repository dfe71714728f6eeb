import { expect, test } from 'vitest'
import { aYear, check, chosen, resultOf } from '#tests/support/sponsorship-checks.ts'

test('nothing is announced where no rule that is known changes the answer', () => {
  expect(check().changesOn).toBeNull()
  expect(check({ occupation: chosen('9241') }).changesOn).toBeNull()
  expect(check({ occupation: null }).changesOn).toBeNull()
})

test('the end of the shortage list is announced on the line it concerns', () => {
  const given = { occupation: chosen('3544') }
  expect(check(given).changesOn).toBe('2026-12-31')
  expect(resultOf('occupation', given).cautions.at(-1)).toMatch(
    /^From 31 December 2026 this line says ‘Fail’/,
  )
  expect(resultOf('pay', given).cautions.join()).not.toContain('From 31 December')
  expect(check({ ...given, date: '2026-12-31' }).changesOn).toBeNull()
})

test('the end of the salary list is announced where only option D carries the pay', () => {
  const given = { occupation: chosen('2112'), pay: aYear(41_000) }
  expect(resultOf('pay', given)).toMatchObject({ verdict: 'pass', code: 'option-d' })
  expect(check(given).changesOn).toBe('2026-12-31')
  expect(resultOf('pay', given).cautions.at(-1)).toMatch(/^From 31 December 2026/)
  expect(check({ ...given, pay: aYear(41_700) }).changesOn).toBeNull()
})

test('the end of switching into care is announced to whom it lets in', () => {
  const person = { where: 'uk', permission: 'graduate', sameEmployer: 'yes' } as const
  const given = { occupation: chosen('6135'), nation: 'Scotland' as const, person }
  expect(check(given).changesOn).toBe('2028-07-22')
  expect(check({ ...given, person: null }).lines[1]?.cautions.join()).not.toContain('From 22 July')
})

test('a change of what is asked of the person is announced to them alone', () => {
  const given = { date: '2026-01-01' }
  const person = { permission: 'student', english: 'b1' } as const
  expect(check({ ...given, person }).changesOn).toBe('2026-01-08')
  expect(check({ ...given, person }).personal[0]?.cautions.at(-1)).toMatch(/^From 8 January 2026/)
  expect(check(given).changesOn).toBeNull()
})

test('the answer on the day announced is the one announced', () => {
  for (const code of ['3544', '3549', '6135', '2112', '5316']) {
    const given = { occupation: chosen(code), pay: aYear(41_000), nation: 'Wales' as const }
    const { changesOn, lines } = check(given)
    if (!changesOn) continue
    const then = check({ ...given, date: changesOn })
    lines.forEach((line, at) => {
      const told = line.cautions.some((words) => words.startsWith('From '))
      expect(told).toBe(line.code !== then.lines[at]?.code)
    })
  }
})
