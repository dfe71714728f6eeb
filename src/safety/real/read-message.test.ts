import { expect, test } from 'vitest'
import everyday from './corpus/everyday-untouched.json' with { type: 'json' }
import phones from './corpus/phones-untouched.json' with { type: 'json' }
import realBlind from './corpus/real-blind.json' with { type: 'json' }
import realTuned from './corpus/real-tuned.json' with { type: 'json' }
import realUntouched from './corpus/real-untouched.json' with { type: 'json' }
import facts from './corpus/facts-untouched.json' with { type: 'json' }
import strangers from './corpus/strangers-untouched.json' with { type: 'json' }
import realKinds from './corpus/kinds/real.json' with { type: 'json' }
import scamsKinds from './corpus/kinds/scams.json' with { type: 'json' }
import senders from './corpus/senders-untouched.json' with { type: 'json' }
import scamsBlind from './corpus/scams-blind.json' with { type: 'json' }
import scamsTuned from './corpus/scams-tuned.json' with { type: 'json' }
import scamsUntouched from './corpus/scams-untouched.json' with { type: 'json' }
import { readMessage } from './read-message.ts'
import { answerOf } from './reasons.ts'

const answerTo = ({ text }: { text: string }) => answerOf(readMessage(text))
/** How many texts of a kind get an answer. */
const countsOf = (texts: { kind: string; text: string }[]) => (kind: string, answer: string) =>
  texts.filter((text) => text.kind === kind && answerTo(text) === answer).length

test.each([
  { which: 'on which the signs were tuned', texts: scamsTuned },
  { which: 'from which the signs of later kinds were taken', texts: scamsKinds },
  { which: 'that were set aside', texts: scamsUntouched },
  // When first read, 22 of these 45 did, and one or two of the honest ones.
  { which: 'that were written last', texts: scamsBlind },
])('at least 97 % of the scams $which raise the alarm', ({ texts }) => {
  const missed = texts.filter((text) => answerTo(text) !== 'alarm')
  expect(missed.length / texts.length, JSON.stringify(missed)).toBeLessThanOrEqual(0.03)
})

test.each([
  { which: 'on which the signs were tuned', texts: realTuned, most: 0 },
  { which: 'near the signs of later kinds', texts: realKinds, most: 0 },
  // One of 40, as it was when they were first read with the guesses about money.
  { which: 'that were set aside', texts: realUntouched, most: 1 },
  { which: 'that were written last', texts: realBlind, most: 0 },
])('honest messages $which, with words about fees, stay calm', ({ texts, most }) => {
  const wrong = texts.filter((text) => answerTo(text) !== 'calm')
  expect(wrong.length, JSON.stringify(wrong)).toBeLessThanOrEqual(most)
})

/** Nothing was learned from these: so many as when they were first read. */
test('few ordinary honest messages alarm, and most ordinary frauds do', () => {
  const of = (kind: string) => everyday.filter((text) => text.kind === kind)
  const alarms = (kind: string) => of(kind).filter((text) => answerTo(text) === 'alarm')
  expect([of('honest').length, of('scam').length]).toEqual([150, 70])
  expect(alarms('honest').length, JSON.stringify(alarms('honest'))).toBeLessThanOrEqual(5)
  expect(alarms('scam').length).toBeGreaterThanOrEqual(57)
})

// Read once, by the whole answer with the register: 98 alarms and 6 doubts of 110 frauds, 3 and 7 of 110 real ones, and
// 31 doubts of 40 in which the facts do not fit.
test('messages of a stranger, which nothing was tuned on', () => {
  const answered = countsOf(strangers)
  expect(answered('scam', 'alarm')).toBeGreaterThanOrEqual(95)
  expect(answered('real', 'alarm')).toBeLessThanOrEqual(4)
  expect(answered('real', 'doubt')).toBeLessThanOrEqual(9)
  // Without the register; its facts are tested beside it.
  expect(answered('unfit', 'doubt')).toBeGreaterThanOrEqual(14)
})

// Half in other languages than English. When first read, with the register: 100 alarms and 5 doubts of 110 frauds, 5 and
// 8 of 110 real ones, 28 doubts of 40 whose facts do not fit. Nothing was learned from them; half were read for mistakes.
test('messages of another stranger, as they are on phones', () => {
  const answered = countsOf(phones)
  expect(answered('scam', 'alarm')).toBeGreaterThanOrEqual(101)
  expect(answered('real', 'alarm')).toBeLessThanOrEqual(3)
  expect(answered('real', 'doubt')).toBeLessThanOrEqual(8)
})

// By two more strangers. When first read, with the register: 201 alarms and 11 doubts of 220 frauds, 2 and 12 of 220 real
// ones, 36 doubts of 80 whose facts do not fit. Nothing was learned from them; half were read for mistakes.
test('messages of many senders, by two strangers', () => {
  const answered = countsOf(senders)
  expect(answered('scam', 'alarm')).toBeGreaterThanOrEqual(208)
  expect(answered('real', 'alarm')).toBeLessThanOrEqual(4)
  expect(answered('real', 'doubt')).toBeLessThanOrEqual(11)
  // Without the register; its facts are tested beside it.
  expect(answered('unfit', 'doubt')).toBeGreaterThanOrEqual(36)
})

// By one more stranger, written while the facts below were taught other texts, and read by nobody. Before, with the register: 41
// doubts and 11 alarms of 80 whose facts do not fit, 3 alarms and 1 doubt of 80 real ones; now 56 and 6, 2 and 2.
test('messages whose facts do not fit beside real ones, by another stranger', () => {
  const answered = countsOf(facts)
  expect(answered('real', 'alarm')).toBe(0)
  expect(answered('real', 'doubt')).toBeLessThanOrEqual(4)
  // Without the register; its facts are tested beside it.
  expect(answered('unfit', 'doubt')).toBeGreaterThanOrEqual(20)
})

test.each([
  'Salam Bilal, the restaurant has a kitchen porter place, £12.80 per hour, 20 hours weekend evenings. Owner wants to see share code. Go and speak to Mr Rashid after 5, mention my name',
  '@Lakshmi pls sign off your fluid charts before you go, CQC are in tomorrow. Also well done with Mr Jeffries’ daughter, she phoned to say thanks x',
])('haste that only reads like fraud is no alarm by itself: %s', (text) => {
  expect(answerTo({ text })).not.toBe('alarm')
  expect(answerTo({ text: `${text}. Pay him £800 for the certificate first.` })).toBe('alarm')
})

test.each([
  '552018 is your security code. It runs out in 15 minutes. Do not share it.',
  'You have received KES 15,000. Your new balance is KES 16,212.',
  'If you have forgotten your password, use the link on the page.',
])('what a bank or a site says by itself is no demand: %s', (text) => {
  expect(answerTo({ text })).not.toBe('alarm')
  expect(
    answerTo({ text: `${text.split('.')[0]}, send it to our agent on WhatsApp now.` }),
  ).not.toBe('calm')
})

test.each([
  'Your balance is £1,500 for the CoS, by Friday to Opay 8123456789.',
  'Your remaining balance is £2,000, due today.',
  'We have received the first half for your sponsorship. Send the new balance, 4.8m.',
])('a demand in the words of a notice alarms: %s', (text) => {
  expect(answerTo({ text })).toBe('alarm')
})

test.each([
  'Your certificate is assigned. CoS number: COS-2026-889123. Use it in the form.',
  'Dr Bell shows you round on Wednesday. dentalpractice@gmail.com or 01904 496 0000.',
  'Please send two passport photographs for your badge.',
  'Please confirm through your TRAC account by 4 December.',
  'Unfortunately this role pays £36,000, below what the rules require for sponsorship.',
  'Shall I put you forward? No fee for you, the trusts pay us.',
  'You have paid online; no further payment is due unless you chose an added service.',
  'IELTS is booked for 17 January. Amount paid: £200.',
  'You have paid £819 and the immigration health surcharge of £3,105.',
  'Thank you for your payment of £145 for the test on 17 January.',
  'The chest x-ray costs £85, which Elm Court pays.',
  'Care workers can no longer bring a partner or children if they first applied after 11 March 2024.',
])('numbers, addresses and accounts of sites are no demand: %s', (text) => {
  expect(answerTo({ text })).not.toBe('alarm')
  expect(readMessage(text).map(({ reason }) => reason)).not.toContain('like-fraud')
})

test.each([
  'Send your passport copy on WhatsApp today, only 2 slots, family included',
  'आज ही व्हाट्सएप पर पासपोर्ट भेजें, केवल 2 सीटें, परिवार शामिल',
  'আজই হোয়াটসঅ্যাপে পাসপোর্ট পাঠান, মাত্র ২টি আসন, পরিবার সহ',
  'आजै ह्वाट्सएपमा राहदानी पठाउनुहोस्, मात्र २ सिट, परिवार सहित',
  'آج ہی واٹس ایپ پر پاسپورٹ بھیجیں، صرف 2 سیٹیں، خاندان شامل',
])('each mark of one sentence has its reason: %s', (text) => {
  const reasons = readMessage(text).map(({ reason }) => reason)
  expect(reasons).toEqual(expect.arrayContaining(['documents', 'hurry', 'family']))
})

test('few places, a quick answer and a family raise no alarm alone', () => {
  const honest =
    'Thank you for your application. The induction on 4 May has only two places, so please reply by Friday. Breakfast for the family is included.'
  expect(readMessage(honest)).toEqual([])
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
  ['Tu certificado ya salió, el número es C2G4.', ['certificate-number']],
  ['Please collect your biometric residence permit from the post office.', ['wrong-rule']],
  ['You get an eVisa; biometric residence permits are no longer issued.', []],
  ['For your first Skilled Worker visa you only need English at A2.', ['wrong-rule']],
  ['The first Skilled Worker visa needs English at level B2.', []],
  ['For NMC registration the requirement is IELTS 4.0 overall.', ['wrong-rule']],
  ['A certificate of sponsorship stays valid for twelve months.', ['wrong-rule']],
  ['A certificate of sponsorship is valid for three months; a TB certificate for six.', []],
  ['As a care worker your wife and children can come as your dependants.', ['wrong-rule']],
  ['As a care worker you cannot bring your wife and children.', []],
  [
    'We are waiting for our sponsor licence. Your certificate has already been issued.',
    ['wrong-rule'],
  ],
  ['We applied for a sponsor licence, and no certificate can be issued before we have it.', []],
  ['We are B-rated and will assign you a certificate of sponsorship in May.', ['wrong-rule']],
  ['With a Skilled Worker visa you may work for any employer you like.', ['wrong-rule']],
  ['You collect your Skilled Worker visa on arrival.', ['wrong-rule']],
  ['Skilled Worker visa, and indefinite leave after two years.', ['wrong-rule']],
  ['Enter on a tourist visa, and we put you on the payroll from day one.', ['visitor-work']],
])('facts: %s', (text, reasons) => {
  expect(readMessage(text).map(({ reason }) => reason)).toEqual(reasons)
})

test.each([
  ['Nurses work under your Nigerian licence, no NMC needed.', true],
  ['Nurses need their NMC PIN before they practise.', false],
  ['You do not need NMC registration to apply for this nurse post.', false],
  ['Her daughter will sponsor you personally for the job.', true],
  ['A private person cannot sponsor you; only a licensed company can.', false],
  ['Your Skilled Worker visa will be for eight years in one go.', true],
  ['Your Skilled Worker visa will be for five years.', false],
  ['I have been on a Skilled Worker visa for seven years.', false],
  ['We sponsor you as an engineer, no English test is needed.', true],
  ['We sponsor you; no English test is needed as your degree was taught in English.', false],
  ['You must hold £9,270 for each dependant.', true],
  ['You must hold £285 for a partner as your dependant.', false],
  ['Your biometric card is posted to your employer.', true],
  ['We will sponsor you while our sponsor licence is being decided.', true],
  [
    'We applied for a licence in May and it was granted in July. Your certificate is assigned.',
    false,
  ],
  ['As a Health and Care worker who is a nurse your wife can come as your dependant.', false],
  ['We have offered visa sponsorship for ten years.', false],
  ['We have offered you a work visa for ten years.', true],
  ['We sponsor you ourselves, without any agency.', false],
])('a rule told wrong: %s', (text, isWrong) => {
  expect(readMessage(text).some(({ reason }) => reason === 'wrong-rule')).toBe(isWrong)
})

test.each([
  ['Pay the £900 processing fee today and your certificate is released.', 'alarm'],
  ['He took the processing money for the slot and then blocked me.', 'doubt'],
  ['An agent wants £4,500 from my sister before she gets the certificate. Is that legal?', 'doubt'],
  [
    'Is this a scam? “Pay the £900 processing fee today and your certificate is released.”',
    'alarm',
  ],
])('who tells of a demand is not the one who makes it: %s', (text, answer) => {
  expect(answerTo({ text })).toBe(answer)
})

test('of a demand that is passed on word for word, its own words are marked', () => {
  const demand = 'Pay the £900 processing fee today and your certificate is released'
  const text = `What should I do? "${demand}."`
  const [finding] = readMessage(text)
  expect(finding?.reason).toBe('money')
  expect(demand).toContain(text.slice(finding?.from, finding?.to))
})

test.each(["'a ".repeat(6000), `${'“a ”'.repeat(4000)} is this a scam`])(
  'quotes end soon, %#',
  (text) => {
    expect(readMessage(`is this a scam? ${text}`).length).toBeLessThan(20)
  },
)

const AROUND = [
  [
    'The ward has 24 beds and a friendly team that eats lunch together, and ',
    ', with good trains to the city and a canteen that is open to all.',
  ],
  [
    'Our team meets every morning in the lounge, parking is free for staff, and ',
    ', and the garden behind the house is quiet on Tuesdays.',
  ],
]

test('ordinary words around a demand, in one sentence, hide it less than once in four', () => {
  const demands = [...scamsTuned, ...scamsUntouched, ...scamsBlind]
    .flatMap(({ text }) => text.split(/(?<=[.!?\n])\s+/))
    .filter((sentence) => answerTo({ text: sentence }) === 'alarm')
    .map((sentence) => sentence.replace(/[.!?\s]+$/, '').replaceAll(/[.!?\n]+/g, ','))
  expect(demands.length).toBeGreaterThan(40)
  const hidden = demands.filter((demand) =>
    AROUND.some(([before, after]) => answerTo({ text: `${before}${demand}${after}` }) === 'calm'),
  )
  expect(hidden.length / demands.length, hidden.join('\n')).toBeLessThan(0.25)
})

test.each([
  ['Receive payments in your account and forward them to our partners, keep 10%.', ['mule']],
  ['Do not discuss this with anybody until your visa is stamped.', ['hurry']],
  ['पासपोर्ट की फोटो व्हाट्सऐप पर भेजो। 2 लाख रुपये अभी दो।', ['documents', 'money']],
  ['Reply with a selfie holding your passport.', ['documents']],
  ['Our solicitor will hold £1,800 in escrow for your sponsorship licence.', ['money']],
])('a mark has the reason that its words are of: %s', (text, reasons) => {
  expect(readMessage(text).map(({ reason }) => reason)).toEqual(reasons)
})

test.each(['Visa 100% guarantee.', 'Care work, visa 2026, DM now before slots finish.'])(
  'a share or a year is no price: %s',
  (text) => {
    const marked = readMessage(text).map(({ from, to }) => text.slice(from, to))
    expect(marked).not.toEqual([])
    expect(marked.filter((words) => /^visa \d+$/i.test(words))).toEqual([])
  },
)

test('words that raise the alarm for a reason of their own are not also said to read like fraud', () => {
  const text = 'Send your passport copy and payment receipt on WhatsApp +44 7700 900123.'
  const reasons = readMessage(text).map(({ reason }) => reason)
  expect(reasons).toContain('documents')
  expect(reasons).not.toContain('like-fraud')
})

test('a clause that takes the certificate from pay alarms in a contract that is honest otherwise', () => {
  const clause =
    'The Immigration Skills Charge and the certificate of sponsorship will be deducted from your wages over 24 months.'
  const text = `Contract of employment. Post: chef, £19.50 an hour, 40 hours a week. ${clause} You are entitled to 28 days of holiday. Signed, Harbour Kitchen Ltd`
  expect(readMessage(text)).toMatchObject([{ reason: 'taken' }])
})

test('of a demand that is only told, it stays known what it is', () => {
  const [finding] = readMessage('मेरे एजेंट ने कहा कि CoS के लिए 5 लाख देने होंगे। क्या यह सही है?')
  expect(finding).toMatchObject({ reason: 'like-fraud', told: 'money' })
})

test('who only says for whom they speak is a doubt, and an alarm with a demand', () => {
  const claim =
    'Good morning Emeka. I am writing from Royal Mail Group Limited, head office, London. We are building a new team.'
  expect(answerOf(readMessage(claim))).not.toBe('alarm')
  expect(answerOf(readMessage(`${claim} Send us your online banking password today.`))).toBe(
    'alarm',
  )
})

test.each([
  ['Pay 500 for your Certificate of Sponsorship', 'alarm'],
  ['Please pay 500 now for your CoS, send passport on WhatsApp', 'alarm'],
  ['You pay 500 for the certificate of sponsorship, nothing else', 'alarm'],
  ['The company pays 525 for your certificate of sponsorship', 'calm'],
  ['Employers pay £525 for each certificate of sponsorship', 'calm'],
])('who pays for a certificate decides: %s', (text, answer) => {
  expect(answerTo({ text })).toBe(answer)
})

test('who names no public office does not speak for one', () => {
  const text =
    'Congratulations!! You are selected for care assistant job in UK London. Pay processing fee of 350,000 naira today only'
  expect(readMessage(text).map(({ reason }) => reason)).not.toContain('speaks-for')
  expect(answerTo({ text })).toBe('alarm')
})
