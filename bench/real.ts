import { toPlain } from '#safety/real/plain-text.ts'
import { readMessage } from '#safety/real/read-message.ts'
import { LONGEST_MESSAGE } from '#safety/real/reasons.ts'
import { findWrongDates } from '#safety/real/facts/dates/wrong-dates.ts'
import { assessJob } from '#site/real/job/assess-job.ts'
import { indexRuleSet } from '#sponsorship/rules/rule-index.ts'
import { indexInForceOn, SHIPPED } from '#sponsorship/rules/rule-sets.ts'
import { median, printTable } from './table.ts'

const ROUNDS = 200
const GOAL_MS = 300
const DATE = '2026-11-29'

const LETTER = `Dear Grace, Oakmere Nursing Homes Ltd offers you the post of Senior Nurse at £36,000 a year. We pay for
your certificate of sponsorship; you pay the visa fee and the health surcharge of £1,035 a year on GOV.UK.\n`
const SCAM = `Kindly pay £2,900 for your C0S to sort code 20-45-45 account 73914482 within 24 hours, refunded with your
first salary. Send a scan of your passport on Whats-app +44 7700 900123. Write to hr.nhs.jobs@gmail.com.\n`

/** Pieces that a text of the longest kind is made of; the last ones are there to make patterns search in vain. */
const PIECES = {
  'a letter': LETTER,
  'a scam': SCAM,
  'Hindi, Urdu, Bengali': 'स्पॉन्सरशिप के लिए पैसे दें। اسپانسرشپ کے پیسے دیں۔ স্পনসরশিপের টাকা দিন। ',
  'names alone': 'Oakmere And Of The Saint Nursing Homes ',
  'one word': 'a',
  'spaces and signs': 'p . a - y _ ',
  digits: '0 1 2 3-4 5 6 ',
  addresses: 'a@a.a.a.a.a.a.a.a.a.',
  'dates and work': 'Sponsored cleaner from Monday 31 December 2026, or by midnight decide. ',
  'money words': 'pay fee certificate of sponsorship ',
}

/** Milliseconds to read the longest pasted texts for signs, one at a time. The goal for a whole answer is 300 at p99. */
export async function benchReal() {
  const ruleIndex = indexInForceOn(SHIPPED.map(indexRuleSet), DATE)
  const rows = Object.entries(PIECES).map(([name, piece]) => {
    const text = piece.repeat(Math.ceil(LONGEST_MESSAGE / piece.length)).slice(0, LONGEST_MESSAGE)
    const times = Array.from({ length: ROUNDS }, () => {
      const began = performance.now()
      readMessage(text)
      const plain = toPlain(text)
      findWrongDates(plain, DATE)
      assessJob(plain, ruleIndex, { date: DATE })
      return performance.now() - began
    }).toSorted((a, b) => a - b)
    const p99 = times[Math.ceil(ROUNDS * 0.99) - 1] ?? Number.NaN
    return {
      text: name,
      'median ms': median(times).toFixed(1),
      'p99 ms': p99.toFixed(1),
      goal: p99 <= GOAL_MS ? 'met' : 'MISSED',
    }
  })
  printTable('‘Is this real?’, texts of 20,000 characters, one core', rows)
}
