import { expect, test } from 'vitest'
import { addDays, daysBetween } from '#platform/primitives/time/days.ts'
import { readSponsorLoss, setSponsorLoss, SponsorLossAnswers } from './sponsor-loss.schema.ts'
import { countDays, milestones } from './count-days.ts'
import { SPONSOR_LOSS_RULES } from './rules/sponsor-loss-rules.ts'

const uk = (answers: Partial<SponsorLossAnswers>) => ({ where: 'uk' as const, ...answers })

test('the sixtieth day after the letter is the last one', () => {
  expect(countDays(uk({ letterOn: '2026-11-01' }), '2026-11-23')).toEqual({
    kind: 'running',
    lastOn: '2026-12-31',
    daysLeft: 38,
    endsWith: 'letter',
  })
})

test('days are counted over the change of the clocks, a leap day and a new year', () => {
  const lastOf = (letterOn: string) => countDays(uk({ letterOn }), letterOn)
  expect(lastOf('2027-03-01')).toMatchObject({ lastOn: '2027-04-30', daysLeft: 60 })
  expect(lastOf('2027-10-15')).toMatchObject({ lastOn: '2027-12-14', daysLeft: 60 })
  expect(lastOf('2028-01-31')).toMatchObject({ lastOn: '2028-03-31', daysLeft: 60 })
  expect(lastOf('2027-01-31')).toMatchObject({ lastOn: '2027-04-01', daysLeft: 60 })
  expect(lastOf('2026-12-20')).toMatchObject({ lastOn: '2027-02-18', daysLeft: 60 })
})

test('the visa’s own end comes first if it is sooner', () => {
  const answers = uk({ letterOn: '2026-11-01', visaEndsOn: '2026-12-01' })
  expect(countDays(answers, '2026-11-23')).toEqual({
    kind: 'running',
    lastOn: '2026-12-01',
    daysLeft: 8,
    endsWith: 'visa',
  })
  const later = uk({ letterOn: '2026-11-01', visaEndsOn: '2027-12-01' })
  expect(countDays(later, '2026-11-23')).toMatchObject({ lastOn: '2026-12-31' })
})

test('the last day still counts, and the day after it is over', () => {
  const answers = uk({ letterOn: '2026-11-01' })
  expect(countDays(answers, '2026-12-31')).toMatchObject({ kind: 'running', daysLeft: 0 })
  expect(countDays(answers, '2027-01-01')).toMatchObject({ kind: 'over', daysLeft: -1 })
})

test('a letter of sixty days ago leaves today, and one of sixty-one days ago nothing', () => {
  for (const today of ['2026-03-29', '2026-10-25', '2027-01-01', '2028-02-29']) {
    const letterOf = (daysAgo: number) => uk({ letterOn: addDays(today, -daysAgo) })
    expect(countDays(letterOf(0), today)).toMatchObject({ kind: 'running', daysLeft: 60 })
    expect(countDays(letterOf(60), today)).toMatchObject({ daysLeft: 0, lastOn: today })
    expect(countDays(letterOf(61), today)).toMatchObject({ kind: 'over', daysLeft: -1 })
  }
})

test('before the letter nothing runs, whatever the last day at work was', () => {
  expect(countDays(uk({ lastDayOn: '2026-01-01' }), '2026-11-23')).toEqual({ kind: 'no-letter' })
  const valid = uk({ visaEndsOn: '2027-01-01' })
  expect(countDays(valid, '2026-11-23')).toEqual({ kind: 'no-letter' })
  expect(countDays(uk({ visaEndsOn: '2026-11-22' }), '2026-11-23')).toMatchObject({ kind: 'over' })
})

test('abroad no days run', () => {
  const answers = { where: 'abroad', letterOn: '2026-11-01' } as const
  expect(countDays(answers, '2026-11-23')).toEqual({ kind: 'abroad' })
})

test('the plan names only days that are still to come', () => {
  const days = milestones({ lastOn: '2026-12-31' }, '2026-12-10').map(({ on }) => on)
  expect(days).toEqual(['2026-12-21', '2026-12-28'])
})

test('days of the calendar can be added and counted in both directions', () => {
  expect(addDays('2028-02-28', 1)).toBe('2028-02-29')
  expect(addDays('2028-03-01', -1)).toBe('2028-02-29')
  expect(daysBetween('2027-03-27', '2027-03-29')).toBe(2)
  expect(daysBetween('2026-12-31', '2026-12-30')).toBe(-1)
})

test('the cookie keeps what was said, and what is not ours counts as not said', () => {
  const answers = uk({ what: 'licence', letterOn: '2026-11-01' })
  const cookie = setSponsorLoss(answers)
  expect(cookie).toMatch(/HttpOnly/)
  expect(readSponsorLoss(cookie.split(';')[0])).toEqual(answers)
  for (const value of ['', 'where=moon', 'where=uk&letterOn=2026-02-30', 'x'.repeat(400)])
    expect(readSponsorLoss(`sponsor-lost=${encodeURIComponent(value)}`)).toBeNull()
  expect(readSponsorLoss(undefined)).toBeNull()
})

test('absurd days are refused', () => {
  for (const letterOn of ['0001-01-01', '2026-02-29', '9999-01-01', 'soon'])
    expect(SponsorLossAnswers.safeParse({ where: 'uk', letterOn }).success).toBe(false)
  expect(SponsorLossAnswers.safeParse({}).success).toBe(false)
})

test('every fact names a source that is there', () => {
  const { counts, countsNot, sources, days } = SPONSOR_LOSS_RULES
  for (const { source } of [...counts, ...countsNot, days])
    expect(Object.keys(sources)).toContain(source)
  for (const { url } of Object.values(sources)) expect(url).toMatch(/^https:\/\/www\.gov\.uk\//)
})
