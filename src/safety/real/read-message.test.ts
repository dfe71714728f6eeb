import { expect, test } from 'vitest'
import realBlind from './corpus/real-blind.json' with { type: 'json' }
import realTuned from './corpus/real-tuned.json' with { type: 'json' }
import realUntouched from './corpus/real-untouched.json' with { type: 'json' }
import scamsBlind from './corpus/scams-blind.json' with { type: 'json' }
import scamsTuned from './corpus/scams-tuned.json' with { type: 'json' }
import scamsUntouched from './corpus/scams-untouched.json' with { type: 'json' }
import { readMessage } from './read-message.ts'
import { answerOf } from './reasons.ts'

const answerTo = ({ text }: { text: string }) => answerOf(readMessage(text))

test.each([
  { which: 'on which the signs were tuned', texts: scamsTuned },
  { which: 'that were set aside', texts: scamsUntouched },
  // When first read, 22 of these 45 did, and one or two of the honest ones.
  { which: 'that were written last', texts: scamsBlind },
])('at least 97 % of the scams $which raise the alarm', ({ texts }) => {
  const missed = texts.filter((text) => answerTo(text) !== 'alarm')
  expect(missed.length / texts.length, JSON.stringify(missed)).toBeLessThanOrEqual(0.03)
})

test.each([
  { which: 'on which the signs were tuned', texts: realTuned, most: 0 },
  // One of 40, as it was when they were first read with the guesses about money.
  { which: 'that were set aside', texts: realUntouched, most: 1 },
  { which: 'that were written last', texts: realBlind, most: 0 },
])('honest messages $which, with words about fees, stay calm', ({ texts, most }) => {
  const wrong = texts.filter((text) => answerTo(text) !== 'calm')
  expect(wrong.length, JSON.stringify(wrong)).toBeLessThanOrEqual(most)
})

test('a finding is the part of the text as it was written, whatever its script', () => {
  const text = 'नमस्ते। सीट बुक करने के लिए १ लाख रुपये की सिक्योरिटी जमा करें। धन्यवाद।'
  const [finding] = readMessage(text)
  expect(finding?.reason).toBe('money')
  expect(text.slice(finding?.from, finding?.to)).toBe(
    'सीट बुक करने के लिए १ लाख रुपये की सिक्योरिटी जमा करें',
  )
})

test.each([
  ['Your certificate of sponsorship number is C2G7K12345X.', []],
  ['Your certificate of sponsorship number is UK/7781.', ['certificate-number']],
  ['The immigration health surcharge is £1,035 a year.', []],
  ['The immigration health surcharge is £2,035 a year.', ['wrong-fee']],
  ['You need a Tier 2 (General) visa.', ['closed-route']],
  ['This route replaced Tier 2 (General).', []],
])('facts: %s', (text, reasons) => {
  expect(readMessage(text).map(({ reason }) => reason)).toEqual(reasons)
})
