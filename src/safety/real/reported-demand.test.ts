import { expect, test } from 'vitest'
import { readMessage } from './read-message.ts'
import { answerOf } from './reasons.ts'

test.each([
  'My agent says I must pay £2,900 for the certificate. Is this normal?',
  'Is it right that I have to pay 2 lakh to agent for interview slot?',
  'They want £3,000 for the CoS, is it legal?',
  'Please my sister was asked to pay 1.5 million to a man for UK sponsorship. Should she pay?',
  'They want £3,000 for the CoS but I did not pay yet, is it legal?',
  'I was told to pay a visa fee of £1,900 for the job. Is this normal?',
])('who asks about a demand hears that it is one: %s', (text) => {
  const found = readMessage(text)
  expect(answerOf(found)).toBe('doubt')
  expect(found).toEqual([expect.objectContaining({ told: 'money' })])
})

test.each([
  'Should I pay the surcharge and the visa fee at gov.uk before I fly?',
  'Is it normal that the company does not ask me to pay for the certificate?',
  'Is it normal to send my NMC fee before the interview for the job?',
  'I have to pay the Skilled Worker visa fee of £819 myself. Is this normal?',
])('official fees and no demand are none: %s', (text) => {
  expect(readMessage(text)).toEqual([])
})
