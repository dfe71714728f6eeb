import { expect, test } from 'vitest'
import { findMisfits } from './find-misfits.ts'
import { toPlain } from './plain-text.ts'

test.each([
  ['You come on a Tier 3 visa for unskilled people.', ['closed-route']],
  ['हम आपको टियर 2 जनरल वीज़ा पर बुलाएंगे।', ['closed-route']],
  ['آپ کو ٹائر 2 ویزا دیا جائے گا۔', ['closed-route']],
  ['আপনাকে টিয়ার ২ ভিসা দেওয়া হবে।', ['closed-route']],
  ['Our hotel has a seasonal permit for hospitality, May to October.', ['closed-route']],
  ['Cooks are on the shortage occupation list.', ['closed-route']],
  ['The Immigration Salary List, formerly the shortage occupation list, has fewer jobs.', []],
  ['The school has Tier 2 lessons in reading.', []],
  ['You need a valid work permit or settled status.', []],
  ['We assigned certificate C2G7K12345 to you.', ['certificate-number']],
  ['We assigned certificate C2G7K12345X to you.', []],
  ['Your CoS number is C2G 7K1 2345X.', []],
  ['Your COS has been approved: COS/UK/2026/4471.', ['certificate-number']],
  ['We have a T2 visa quota for butchers.', ['closed-route']],
  ['Your DBS certificate number 001234567890 is on the letter.', []],
  ['आपका सर्टिफिकेट नंबर है COS/99812।', ['certificate-number']],
  ['سرٹیفکیٹ نمبر 99812-UK ہے۔', ['certificate-number']],
  ['তোমার সার্টিফিকেট নম্বর: UK-COS-22।', ['certificate-number']],
  ['प्रमाणपत्र नम्बर COS-2026-11 हो।', ['certificate-number']],
  ['The immigration health surcharge is £2,150 for each year.', ['wrong-fee']],
  ['The health surcharge is £5,175 for five years, £776 a year for a child.', []],
  ['We pay £45,000 a year and the health surcharge of £1,035 per year.', []],
  ['ہیلتھ سرچارج 900 پاؤنڈ سالانہ ہے۔', ['wrong-fee']],
  ['হেলথ সারচার্জ বছরে ২,০০০ পাউন্ড।', ['wrong-fee']],
  ['Please answer the inspector at cqc.visits@gmail.com.', ['public-free-mail']],
  ['Elm House, rated good, answers at elmhouse@gmail.com. NMC pin needed.', []],
])('facts alone: %s', (text, reasons) => {
  expect(findMisfits(text, toPlain(text)).map(({ reason }) => reason)).toEqual(reasons)
})
