import { expect, test } from 'vitest'
import { findMisfits } from './find-misfits.ts'
import { isRecipient } from './recipients.ts'
import { toPlain } from './plain-text.ts'

test.each([
  ['You come on a Tier 3 visa for unskilled people.', ['closed-route']],
  ['हम आपको टियर 2 जनरल वीज़ा पर बुलाएंगे।', ['closed-route']],
  ['آپ کو ٹائر 2 ویزا دیا جائے گا۔', ['closed-route']],
  ['আপনাকে টিয়ার ২ ভিসা দেওয়া হবে।', ['closed-route']],
  ['Our hotel has a seasonal permit for hospitality, May to October.', ['closed-route']],
  ['Cooks are on the shortage occupation list.', ['closed-route']],
  ['We bring you on a visitor visa and you start work in our nursing home.', ['visitor-work']],
  ['Visitor visa first, start work at once. We switch you later.', ['visitor-work']],
  ['You enter as a tourist and work on the ward for three months.', ['visitor-work']],
  ['You cannot start work on a visitor visa.', []],
  ['If you hold a visitor visa you must leave the UK before you work for us.', []],
  ['You help people with a visit visa to complete forms.', []],
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
  ['You get a Tier-2 ICT visa.', ['closed-route']],
  ['We passed the resident labour market test for your visa.', ['closed-route']],
  ['The resident labour market test ended in 2020.', []],
  ['We assigned your CoS today. The number is C2G7K12.', ['certificate-number']],
  ['We assigned your CoS today. The number is C2G7K12345X.', []],
  ['Número do CoS: BR-99120-UK.', ['certificate-number']],
  ['The Skilled Worker visa application costs £2,950 for three years.', ['wrong-fee']],
  ['The visa fee for a Health and Care Worker is £1,900.', ['wrong-fee']],
  ['The visa application fee is £1,618, and £819 for three years.', []],
  ['The visa fee for the whole family is £4,800.', []],
  ['The certificate of sponsorship fee, which we pay as the employer, is £3,400.', ['wrong-fee']],
  ['The certificate of sponsorship costs us £525.', []],
  ['The UK Border Agency has confirmed it.', ['wrong-name']],
  ['The former UK Border Agency was closed.', []],
  ['It is with the British Visa Ministry.', ['wrong-name']],
  ['Attested by the Ministry of Labour of the United Kingdom.', ['wrong-name']],
  ['Her Majesty’s Immigration Service wrote to you.', ['wrong-name']],
  ['The Ministry of Labour in Accra must attest it before you fly to the UK.', []],
  ['The Department for Work and Pensions, London, and UK Visas and Immigration.', []],
  ['You get your UK green card after arrival.', ['wrong-name']],
  ['He left the UK and has a green card of the USA.', []],
  ['Your employment visa class B for Great Britain is ready.', ['wrong-name']],
  ['Decide within 24 hours, please.', ['pressed']],
  ['You have only 12 hours to accept this offer.', ['pressed']],
  ['Answer by tomorrow or we give your place to somebody else.', ['pressed']],
  ['24 घंटे में फैसला करें।', ['pressed']],
  ['Please decide by tomorrow. If you need longer, just say.', []],
  [
    'Decide within 24 hours, please. That is our rule for all of our many posts in the whole of the country. Take your time with the form.',
    ['pressed'],
  ],
  ['Applications are accepted until midnight on 5 January.', []],
  ['We answer within 24 hours. Please sign and return it by Friday.', []],
  ['We need 24 hours notice if you cannot accept a shift.', []],
  ['Elm House, rated good, answers at elmhouse@gmail.com. NMC pin needed.', []],
])('facts alone: %s', (text, reasons) => {
  expect(findMisfits(text, toPlain(text)).map(({ reason }) => reason)).toEqual(reasons)
})

const MAIL = 'ada@gmail.com'

test.each([
  ['below the sender', `From: hr@oakmere.example\nTo: ${MAIL}\nSubject: Interview`, true],
  ['with other lines between', `> From: hr@oakmere.example\n> Date: Monday\n> To: <${MAIL}>`, true],
  ['of the sender', `From: ${MAIL}\nTo: me`, false],
  ['for replies', `From: hr@oakmere.example\nReply-To: ${MAIL}`, false],
  ['to send something to', `Send your passport\nTo: ${MAIL}`, false],
  ['after the header', `From: hr@oakmere.example\n\nSend it\nTo: ${MAIL}`, false],
  ['in a sentence', `From: hr@oakmere.example\nSend it to: ${MAIL}`, false],
])('whether an address is the reader’s: %s', (_, text, isTheirs) => {
  expect(isRecipient(text, text.indexOf(MAIL))).toBe(isTheirs)
})
