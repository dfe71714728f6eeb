import { expect, test } from 'vitest'
import { boxText } from './box-words.ts'

test.each([
  ['recruitment.barts-nhs24@example.com', 'recruitment barts nhs 24'],
  ['pay500forcos@example.com', 'pay 500 forcos'],
  ['500for-cos2026@example.com', '500 for cos 2026'],
  ['nhs1jobs2@example.com', 'nhs 1 jobs 2'],
  ['ada-2105079rs13c5@example.com', 'ada'],
  ['740602rs810nk@example.com', ''],
  ['apply.jobs+a1b2c3d4@example.com', 'apply jobs'],
  ['2f9c1b7e@example.com', ''],
])('reads the words of %s and leaves out what a program generated', (address, words) => {
  expect(boxText(address).trim().replaceAll(/ +/g, ' ')).toBe(words)
})

test('an address without a name has no words', () => {
  expect([boxText(null), boxText('@example.com')]).toEqual(['', ''])
})
