import { expect, test } from 'vitest'
import { english } from '#platform/languages/english.ts'
import { ALARM_REASONS, DOUBT_REASONS, answerOf, type Reason } from '#safety/real/reasons.ts'
import type { RealReport } from '#site/real/real.schema.ts'
import { basisOf } from '#site/real/reason-words.ts'
import { toRealView } from './real-view.ts'

const { real, warningMails } = english.words

const viewOf = (...reasons: Reason[]) =>
  viewOfAll(...reasons.map((reason, at) => ({ reason, from: at, to: at + 1, quote: 'x' })))

function viewOfAll(...findings: RealReport['findings']) {
  const report = {
    answer: answerOf(findings),
    isTooLittle: false,
    findings,
    employer: null,
    freeSender: null,
    unlisted: null,
    work: null,
    lookedOn: '2026-11-30',
  }
  return toRealView(report, { text: 'xxxx', contactMonths: 6, openedAt: '' }, english)
}

test('an alarm says below its heading what weighs most', () => {
  expect(viewOf('hurry', 'documents', 'money').lead).toBe(real.whyMoney)
  expect(viewOf('low-pay', 'mule').lead).toBe(real.whyMule)
  expect(viewOf('low-pay').lead).toBe(real.doubtLead)
  expect(viewOf().lead).toBe(real.calmLead)
})

test('who was asked for papers is told whom to tell of them, after the bank', () => {
  const [bank, answer, papers, police] = viewOf('documents').steps
  expect([bank, answer, papers, police]).toEqual([
    real.alarm1,
    real.alarm2,
    warningMails.unpaid3,
    real.alarm3,
  ])
  expect(viewOf('money').steps).toEqual([real.alarm1, real.alarm2, real.alarm3])
})

test('each reason has its law, rule or source, but a date that every calendar shows', () => {
  const without = [...ALARM_REASONS, ...DOUBT_REASONS].filter((reason) => !basisOf(reason))
  expect(without).toEqual(['wrong-date'])
})

test('who asks about a demand is told what it is', () => {
  const finding = { reason: 'like-fraud', told: 'taken', from: 0, to: 1, quote: 'x' } as const
  const { answer, found, parts } = viewOfAll(finding)
  expect([answer, found.map(({ why }) => why)]).toEqual(['doubt', [real.whyTaken]])
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
