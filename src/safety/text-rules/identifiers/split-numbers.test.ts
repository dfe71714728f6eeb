import { expect, test } from 'vitest'
import { findSplitNumber } from './split-numbers.ts'

test.each([
  { before: ['My number: 0770', '0900'], text: 'and 123', digits: '0770 0900 123' },
  {
    before: ['zero seven seven', 'double zero nine'],
    text: 'one double zero four',
    digits: '077 009 1004',
  },
  { before: ['20-45-45'], text: '7391 4482', digits: '204545 73914482' },
  { before: ['0️⃣7️⃣7️⃣', '0️⃣0️⃣9️⃣', 'How are you?'], text: '0️⃣0️⃣1️⃣2️⃣3️⃣', digits: '077 009 00123' },
  { before: ['٠٧٧٠٠'], text: '٩٠٠١٢٣', digits: '07700 900123' },
])('$before and $text are one number', ({ before, text, digits }) => {
  expect(findSplitNumber(before, text)).toBe(digits)
})

test.each([
  { before: [], text: '07700 900123' },
  { before: ['Room 214', 'Ward 12'], text: 'Bay 7' },
  { before: ['Tuesday 14:00?', '10:30 on 12 March 2027'], text: '15:45 then' },
  { before: ['£31,049', '37.5 hours'], text: '£33,400' },
  { before: ['Our switchboard is 0113 496 0000.'], text: 'See you on Monday.' },
  {
    before: ['Your induction takes place in building 12 next to the car park.'],
    text: 'The porter in lodge 114 has the keys, please ring the bell twice and wait for 15 minutes.',
  },
])('$before and $text are none', ({ before, text }) => {
  expect(findSplitNumber(before, text)).toBeNull()
})
