import { expect, test } from 'vitest'
import { english } from '#platform/languages/english.ts'
import { ALARM_REASONS, DOUBT_REASONS, answerOf, type Reason } from '#safety/real/reasons.ts'
import type { RealReport } from '#site/real/real.schema.ts'
import { basisOf } from '#site/real/reason-words.ts'
import { toRealView } from './real-view.ts'

const { offer, real, warningMails } = english.words

const viewOf = (...reasons: Reason[]) =>
  viewOfAll(...reasons.map((reason, at) => ({ reason, from: at, to: at + 1, quote: 'x' })))

const ABOUT = { contactMonths: 6, openedAt: '' }

function viewOfAll(...findings: RealReport['findings']) {
  return toRealView(reportOf(...findings), { text: 'xxxx', ...ABOUT }, english)
}

function reportOf(...findings: RealReport['findings']): RealReport {
  return {
    answer: answerOf(findings),
    isTooLittle: false,
    findings,
    employer: null,
    freeSender: null,
    unlisted: null,
    addresses: [],
    clause: null,
    work: null,
    lookedOn: '2026-11-30',
  }
}

test('a finding says below its heading what weighs most', () => {
  expect(viewOf('hurry', 'documents', 'money').lead).toBe(real.whyMoney)
  expect(viewOf('low-pay', 'mule').lead).toBe(real.whyMule)
  expect(viewOf('wrong-date', 'low-pay').lead).toBe(real.whyLowPay)
  expect(viewOf().lead).toBe(real.calmLead)
})

test('who was asked for papers is told whom to tell of them, after the bank', () => {
  const stepsOf = (reason: Reason) =>
    viewOf(reason).steps.map(({ lead, rest }) => [lead, rest].join(' '))
  const { alarm1, alarm2, alarm3 } = real
  expect(stepsOf('documents')).toEqual([alarm1, alarm2, warningMails.unpaid3, alarm3])
  expect(stepsOf('money')).toEqual([alarm1, alarm2, alarm3])
})

test('the first sentence stands out', () => {
  expect(viewOf('guarantee').found).toMatchObject([
    { lead: 'It guarantees a visa.', rest: 'Only the Home Office decides.' },
  ])
  expect(viewOf('money').steps[1]?.lead).toBe('Do not answer them.')
})

test('each reason of a doubt is in the row of what it is about, by the number of its mark', () => {
  const { found, parts, rows } = viewOf('closed-work', 'unknown-domain', 'like-fraud')
  const off = rows.filter(({ whys }) => whys.length > 0)
  expect(off.map(({ label, whys }) => [label, whys.map(({ number }) => number)])).toEqual([
    [real.addressRow, [2]],
    [offer.job, [1]],
    [real.wording, [3]],
  ])
  expect([found, parts.flatMap(({ numbers }) => numbers)]).toEqual([[], [1, 2, 3]])
})

test('of a text in which nothing was found the five things are named that were looked at', () => {
  expect(viewOf().rows.map(({ label, said }) => [label, said])).toEqual([
    [real.moneyRow, real.noDemand],
    [real.name, real.namesNone],
    [real.addressRow, real.namesNone],
    [real.jobAndPay, real.namesNone],
    [real.wording, 'none of 39 signs of fraud'],
  ])
})

test('each reason has its law, rule or source, but dates, sums and places that anybody can look up', () => {
  const without = [...ALARM_REASONS, ...DOUBT_REASONS].filter((reason) => !basisOf(reason))
  expect(without).toEqual(['wrong-date', 'wrong-sum', 'wrong-place', 'contradiction'])
})

test('who asks about a demand is told what it is', () => {
  const finding = { reason: 'like-fraud', told: 'taken', from: 0, to: 1, quote: 'x' } as const
  const { answer, lead, parts, rows } = viewOfAll(finding)
  const whys = rows.flatMap((row) => row.whys.map(({ why }) => [row.label, why]))
  expect([answer, lead, whys]).toEqual(['doubt', real.whyTaken, [[real.moneyRow, real.whyTaken]]])
  expect(parts[0]?.numbers).toEqual([1])
})

test('the day of a number’s source is said in words', () => {
  const notes = [viewOf('money').abroad].flatMap((abroad) => [
    ...(abroad?.likely ?? []),
    ...(abroad?.others ?? []),
  ])
  expect(notes.length).toBeGreaterThan(5)
  expect(notes.filter(({ note }) => /\d{4}-\d\d/.test(note))).toEqual([])
})

test('of a text of 20,000 characters all marks are shown, with ‘…’ between, and little else', () => {
  const words = 'नौकरी <b> & वेतन. '.repeat(1200).slice(0, 20_000)
  const text = words.slice(0, 19_000) + 'x'.repeat(1000)
  const places = [0, 40, 7000, 12_000, 19_200]
  const findings = places.map((from, index) => ({
    reason: ALARM_REASONS[index] ?? 'money',
    from,
    to: from + (index === 3 ? 600 : 50),
    quote: text.slice(from, from + 50),
  }))
  const report = { ...reportOf(...findings), answer: 'alarm' as const }
  const { parts, passOn, isCut } = toRealView(report, { text, ...ABOUT }, english)
  const shown = parts.map((part) => part.text).join('')
  expect(isCut).toBe(true)
  expect(new Set(parts.flatMap(({ numbers }) => numbers))).toEqual(new Set([1, 2, 3, 4, 5]))
  for (const { from, to } of findings.filter(({ from }) => from !== 12_000))
    expect(shown).toContain(text.slice(from, to))
  expect(shown).toContain(' … ')
  expect(Buffer.byteLength(shown)).toBeLessThanOrEqual(2500)
  expect(Buffer.byteLength(passOn.text)).toBeLessThanOrEqual(2500)
})

test('a short text is shown and passed on whole, a long one without marks by its ends', () => {
  const short = toRealView(reportOf(), { text: 'See you on Monday.', ...ABOUT }, english)
  expect([short.passOn.text, short.isCut]).toEqual(['See you on Monday.', false])
  const text = `Start. ${'word '.repeat(3900)}End.`
  const long = toRealView(reportOf(), { text, ...ABOUT }, english)
  expect([long.parts, long.isCut, long.passOn.text]).toEqual([
    [],
    true,
    expect.stringMatching(/^Start\..* … .*End\.$/s),
  ])
})
