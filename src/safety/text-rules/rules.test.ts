import { expect, test } from 'vitest'
import { TEXT_KINDS, type TextKind } from './read-text.ts'
import { findRule, RULES } from './rules.ts'
import { scanTexts } from './scan-texts.ts'

/** Examples for each rule: findings, and similar but harmless texts. */
const EXAMPLES: Record<string, { kind?: TextKind; found: string[]; harmless: string[] }> = {
  'M-01': {
    found: [
      "The employee bears the employer's pension and the CoS with a bank transfer each month",
      'CoS available £8,000',
      'Settle 2,900 pounds towards the COS',
      '£3k for your visa',
    ],
    harmless: [
      'You pay nothing to anybody: the certificate (£525) and the skills charge (£1,000) are ours to pay',

      'Visa sponsorship, £31,000 per annum',
      'We pay £719 for your visa',
      'CoS: £12 an hour',
    ],
  },
  'M-02': {
    found: [
      'Applicants must pay for the certificate of sponsorship',
      'The worker bears all CoS costs',
      'We hold a sponsor licence and pay for your certificate, and you repay us',
      'We have a sponsor licence and pay for your certificate to our agent',
    ],
    harmless: [
      'You never pay for your certificate',
      'We meet the cost of your sponsorship',
      'We hold a sponsor licence and pay for your certificate, visa and health surcharge',
      'We are a licensed sponsor and pay for your certificate and flights',
    ],
  },
  'M-03': {
    found: ['COS for sale', 'Reserve your CoS slot', 'The CoS is not free'],
    harmless: ['You sell sponsorship packages for events', 'Reserve your place at our open day'],
  },
  'M-04': {
    found: [
      'We take back the cost of your certificate over twelve months',
      'If you leave you repay the sponsorship',
      'Meals are free and you repay the sponsorship if you leave',
      'We do not charge for parking (the sponsorship is deducted from your salary)',
    ],
    harmless: [
      'Nothing is deducted from your salary and the certificate is free',
      'Pension is deducted from your salary',
      'If you leave you repay the relocation money',
    ],
  },
  'M-05': {
    found: [
      'A registration fee of £30 applies',
      'A visa processing fee of £450 applies',
      'Applicants pay £150 for the DBS check before interview',
      'Pay a £150 fee for your DBS to us before interview',
      'The DBS fee is payable before the interview',
    ],
    harmless: [
      'Host families pay our fee, and au pairs pay nothing',

      'The DBS check costs £49.50 and you pay for it',
      'We pay £120 for your DBS and police checks',
      'You are paid £150 a day, and a DBS check is needed',
      'You pay the £13 fee of the DBS update service',
      'No fees are charged to candidates',
    ],
  },
  'M-06': {
    found: ['A refundable deposit secures your place', 'We need £1,000 as a seriousness deposit'],
    harmless: ['You look after deposits and savings', 'A deposit is not needed'],
  },
  'M-07': {
    found: ['Training fee of £350 payable before your first shift'],
    harmless: ['Training is paid and your uniform is free', 'We pay for your training'],
  },
  'M-08': {
    found: ['Lend the company £5,000 and we sponsor you'],
    harmless: ['We lend staff up to £3,000 for a season ticket'],
  },
  'M-09': {
    found: ['Kindly send the balance before Friday', 'Only candidates with funds should apply'],
    harmless: [
      'There is no letter fee, caution fee or charge of any kind',
      'Please send your CV',
      'You send invoices to customers and take payment',
    ],
  },
  'M-10': {
    kind: 'message',
    found: [
      'When can you make the payment?',
      'Your payment of £500 is overdue',
      'P.a.y the balance',
      'Pay £200 to hold the interview slot',
    ],
    harmless: ['When can you start?', 'Please send your certificates', 'We pay you on the 25th'],
  },
  'B-01': {
    kind: 'message',
    found: ['To GB29 NWBK 6016 1331 9268 19', 'I.B.A.N: GB00 0000'],
    harmless: ['Knowledge of IBAN and SWIFT', 'Our reference is GB29 NWBK 6016 1331 9268 18'],
  },
  'B-02': {
    kind: 'message',
    found: [
      'Sort code 20-45-45 account 73914482',
      'A/C no: 0123456789',
      'Here are our bank details',
    ],
    harmless: [
      'You sign up with your name; bank details for payment only after your first visit',
      'Payroll will ask for your bank details after you start',
      'Job no 0123456789',
    ],
  },
  'B-03': {
    kind: 'message',
    found: [
      'Log in on our form with your e-mail password',
      "A clerk calls for your bank's code to refund it",
      'Send a photo of your bank card',
      'What is the long number on your card?',
    ],
    harmless: [
      'Sign in with your e-mail address and a password of your own',
      'You reset e-mail passwords for our users',
      'You take card payments at the till',
      'Your staff card is ready',
    ],
  },
  'B-04': {
    found: ['Pay 500 USDT to our wallet', 'bc1qxy2kgdygjrsqtzq2n0yrf2493p83kkfjhx0wlh'],
    harmless: ['Crypto software engineer', 'Blockchain engineer, Bitcoin and Ethereum'],
  },
  'B-05': {
    found: ['Pay with Steam gift cards'],
    harmless: ['Gift cards for long service', 'Amazon vouchers of £100'],
  },
  'B-06': {
    found: ['Send it by Western Union', 'M-Pesa accepted for the registration'],
    harmless: ['Customer support at Western Union', 'You train agents for M-Pesa'],
  },
  'B-07': {
    kind: 'message',
    found: ['Transfer it to my account today', 'Send it to our HR account'],
    harmless: ['Your wages go into your bank account', 'You pay suppliers'],
  },
  'C-01': {
    found: [
      'Send your CV on WhatsApp to 07700 900123',
      'Apply on Tele​gram',
      'W h a t s a p p 07700 900123',
    ],
    harmless: ['Interviews are held by WhatsApp or Teams', 'You test railway signals'],
  },
  'C-02': {
    found: ['https://wa.me/447700900123', 't.me/cosuk'],
    harmless: ['www.ward-mate.me/jobs'],
  },
  'C-03': {
    found: ['Do not apply here', 'Text me privately'],
    harmless: ['Please apply here', 'Private care home'],
  },
  'C-04': {
    found: ['Write to carejobs.leeds@gmail.com'],
    harmless: ['Write to jobs@oakleafcare.org.uk'],
  },
  'C-05': {
    kind: 'message',
    found: ['hr.uk (at) gmail (dot) com', 'my mail is hr@yahoo.co.uk'],
    harmless: ['Write to ade.bello@leedsth.nhs.uk'],
  },
  'C-06': { kind: 'message', found: ['bit.ly/3xCos'], harmless: ['www.gov.uk/apply'] },
  'C-07': { found: ['bit.ly/3xCos'], harmless: ['www.gov.uk/apply'] },
  'A-01': {
    kind: 'contact',
    found: ['hr@nhs-uk.com', 'jobs@nhs.net.co', 'x.gov-uk.org', 'ukvi-sponsor.com', 'www.g0v.uk'],
    harmless: ['hr@leedsth.nhs.uk', 'www.gov.uk', 'health.gov.au', 'careers@ukvisaexpress.co.uk'],
  },
  'A-02': {
    kind: 'contact',
    found: ['nhstrust.recruitment@gmail.com'],
    harmless: ['maple.house.care@gmail.com', 'trust@leedsth.nhs.uk'],
  },
  'A-03': { kind: 'contact', found: ['hr@mailinator.com'], harmless: ['hr@sunnyhomes.co.uk'] },
  'S-01': {
    found: [
      'Jobs with CoS, pay 30% now',
      'Truck drivers: visa bundle, only $4,999',
      'On paper £38,700, in hand £1,200 a month',
      'We sponsor a Skilled Worker visa and pay the fees of £3,000 today',
    ],
    harmless: [
      'We sponsor a Skilled Worker visa and pay the fees',
      'The home sponsors nurses and will cover all costs',
      'A welcome payment of £2,500, paid in two instalments',
      'We pay for your visa and the certificate',
    ],
  },
  'S-02': {
    kind: 'message',
    found: [
      'Bring the money to Croydon on Saturday',
      'A courier wants $95 to bring it to you',
      'Have three lakhs ready',
      'Fifteen hundred now and fifteen hundred when the visa drops',
    ],
    harmless: [
      'We can offer £12.90 an hour',
      'The visa fee is £304, you pay it on GOV.UK yourself',
      'Parking costs £3',
    ],
  },
  'P-01': {
    found: [
      'Send a scan of your passport with your application',
      'Hello Susan, can you send your passport scan and date of birth?',
      'Please send me a copy of your passport',
    ],
    harmless: [
      'Bring your passport to the interview for the right to work check',
      'Once you have signed, send us a copy of your passport',
      'The nurse checks a patient’s ID and date of birth',
    ],
  },
  'P-02': {
    found: ['We keep your passport until you finish'],
    harmless: ['HM Passport Office', 'We check passports before your first day'],
  },
  'L-01': { found: ['Рay nothing', 'sponsоrship'], harmless: ['русский', 'µg and ΔG, café'] },
  'L-02': { found: ['pa\u{2060}y'], harmless: ['pas\u{ad}sion', '👩‍⚕️'] },
  'L-04': {
    found: [
      'वीज़ा के लिए 50,000 रुपये हमारे बैंक खाते में भेजें।',
      'ویزا کے لیے پچاس ہزار روپے بھیجیں۔',
      'ভিসার জন্য ৫০,০০০ টাকা পাঠান।',
      'भिसाको लागि पैसा पठाउनुहोस्।',
      'Переведите 2900 фунтов за визу',
      '请支付签证费用',
      'वीज़ाकेलिएरुपयेभेजें',
      'з а п л а т и т е з а в и з у',
      'कोई फीस नहीं, लेकिन पाँच लाख एजेंट को दें।',
      'پاسپورٹ ہمارے دفتر میں جمع کرائیں۔',
      'คุณต้องจ่ายเงินก่อน',
    ],
    harmless: [
      'आपका इंटरव्यू मंगलवार को सुबह दस बजे है।',
      'वीज़ा की फीस हमारी कंपनी देती है, आपको कुछ नहीं देना है।',
      'کسی ایجنٹ کو پیسے مت دیں، یہ نوکری مفت ہے۔',
      'আপনার বেতন প্রতি মাসে আপনার ব্যাংক অ্যাকাউন্টে যাবে।',
      'أحضر جواز سفرك إلى المقابلة، ننسخه ونعيده إليك فورا.',
      'α-amylase, ΔG, Ω and λ',
      'You speak Urdu (اردو)',
      '日本語 is useful',
      'Café, naïve',
    ],
  },
  'L-05': {
    found: [
      'Visa ke liye pachas hazaar rupaye bhejiye',
      'Paisa hamare khate mein jama karein',
      'Magbayad ka ng 2900 para sa visa bago ka magsimula',
      'Veuillez verser 2 900 livres pour le certificat',
      'Debe pagar 2900 libras antes del contrato',
      'No cobramos, pero debe pagar 500 euros al gestor antes del viaje',
      'Le passeport reste chez nous pour la durée du contrat, nous le gardons',
      'Lipa ada ya visa kwa M-Pesa kabla ya kuanza',
    ],
    harmless: [
      'Nosotros pagamos el visado y el recargo sanitario. Usted no paga nada.',
      'Huwag po kayong magbabayad sa kahit sinong agent. Libre po ang trabahong ito.',
      'Proszę przynieść paszport w pierwszym dniu, zrobimy kopię i od razu oddamy.',
      'Le salaire est de 31 000 livres par an, versé chaque mois.',
      'Chef at Casa de las Palmas, London',
      'Waiter at Le Pain Quotidien and La Maison du Chocolat',
      'Mae’r gallu i siarad Cymraeg yn hanfodol ar gyfer y swydd hon.',
      'Nurse who speaks Hindi, Punjabi or Tagalog',
    ],
  },
  'B-08': {
    kind: 'message',
    found: [
      'Use ada.visa@okaxis for the deposit',
      'UPI ID: ada99',
      'paypal.me/careabroad',
      'buy.stripe.com/x7Yz',
      'Our PayPal is hr@careabroad.example',
      'Revtag @ada9x',
      'GCash 0917 555 0142',
      'M-PESA till 0722 000 123',
      'Sort 20-00-00 Acc 5577 9911',
    ],
    harmless: [
      'PayPal is hiring fraud investigators in Dublin.',
      'You train agents for M-Pesa in East Africa.',
      'Write to jobs@axis.example',
      'You check sort codes of suppliers',
    ],
  },
  'C-08': {
    found: ['hxxps://carejobs.example/start', 'See carejobs[.]top', 'carejobs (dot) xyz'],
    harmless: ['See www.saltmarsh.example', 'Pay (p.a.) in full', 'Lists [a] and [b]'],
  },
  'P-03': {
    kind: 'message',
    found: [
      'Send me share code W8FK3M2QX',
      'Your share code and date of birth, please',
      'My BRP is RK1234567, what is yours?',
      'Photo of your BRP, front and back',
      'BVN and NIN are required',
      'Send your Aadhaar today',
      'Give me the UKVI login',
      'Hold your passport next to your face',
    ],
    harmless: [
      'Please share your share code with us before Friday.',
      'Please bring your share code.',
      'Bring your BRP or passport to the first day.',
      'Nobody will ask for your BVN or NIN.',
    ],
  },
  'P-04': {
    kind: 'question',
    found: [
      'Passport number and date of birth?',
      'Which bank do you use?',
      'What is your account number?',
      'On which number can we ring you?',
      'What is your WhatsApp?',
      'Please upload a photo of your BRP',
      'How old are you?',
      'What is your email address?',
      'Share code?',
    ],
    harmless: [
      'How many years have you worked as a nurse?',
      'Do you have a full UK driving licence?',
      'Are you available for bank shifts?',
      'What is your NMC PIN?',
      'When can you start?',
      'Do you hold a passport that is valid for a year?',
      'Which number of hours suits you?',
      'Have you managed a phone contact centre?',
      'Can you work on bank holidays?',
    ],
  },
  'L-06': {
    found: [
      '7️⃣7️⃣0️⃣0️⃣ text me',
      'P4YM3NT B3F0R3 V15A',
      'Your p4ssp0rt',
      'your p a s s p o r t',
      's-e-n-d m-o-n-e-y',
    ],
    harmless: [
      'SE11, B3 and 24/7',
      'C3P0 and b2b',
      'Grade 5a, PS5',
      'A & B, e.g. i.e.',
      'I C U nurse',
    ],
  },
  'A-04': {
    kind: 'message',
    found: [
      'This is the Home Office sponsorship unit.',
      'Landfall safety team here: verify your account',
      'HMRC wants the bond before you travel',
      'Proved by an address at bartshealth.nhs.uk since 3 November 2026',
      'Landfall has checked us and confirms that we are licensed',
      'We are verified by Landfall',
    ],
    harmless: [
      'The NMC sends your PIN to you and to nobody else',
      'This is the letter that UKVI sent you',
      'The Home Office asks for proof of your address',
      'Landfall has not checked us yet',
      'Your right to work is verified by our HR team',
    ],
  },
  'S-03': {
    found: [
      'Visa slots going fast',
      'The slot is yours with an advance',
      'Genuine COS, any sector',
      'Spouse package for the UK',
      'We pass these costs on to the worker',
    ],
    harmless: [
      'We have two interview slots left',
      'Genuine vacancy with a certificate of sponsorship',
      'Family benefits package and a pension',
      'We never pass these costs on to the worker',
      'Your visa appointment slot is on Monday',
    ],
  },
  'S-04': {
    found: [
      'Take our forklift course (£195, usually £300) and the job is waiting for you at a warehouse near you',
      'Parcels arrive at your home, you put on the labels that we send, and post them on the same day',
      'You will receive donations on your own account and transfer them to our field office within the hour',
      'The bank cards come in different names, and you buy the phones that the manager lists',
      'You show the owner the payment on your screen, which takes a while, and drive the car away with the keys',
      'Top up your account to unlock bigger sets of orders, and withdraw your commission each night',
      'All applicants have to buy our interview insurance for £90 before being interviewed',
      'Once your profile is in, order the ports guide: it is £25, names employers who need crew at once, and gives you the priority code that moves you up their queue',
      'The lawyer makes the papers and names his charges: please settle them at once',

      'Bank the cheque and forward the rest to our supplier',
      'My cousin has an account, put it there',
      'Appreciation for the boss first, then your letter',
    ],
    harmless: [
      'You receive parcels at our depot, put new labels on them and forward them to shops',
      'Our forklift course is free, and you have the job the day after',
      'We pay £195 for your forklift course and guarantee you the job after it',
      'Your wages are transferred to your own account, and you receive a payslip',
      'You receive goods and forward them to the next depot. Your pay goes to your own bank account',
      'You take orders from customers, top up the shelves and earn commission',
      'You must have car insurance for business before you start; we refund £90 to candidates',
      'We packed a guide to the town with a list of employers for your partner',

      'You keep the ledger and send the balance to customers',
      'You make tea for residents and write letters for the manager',
    ],
  },
  'W-01': {
    found: [
      'Bring a smart suit and good shoes for the whole first day with the team, because we cannot tell you what the work is until you are on the bus with the others',
      'You live in and look after the plants, food comes on Fridays, and you must not leave the house or have visitors in the eleven weeks before the crop is cut',
      'The debt for your journey is taken out of your first wages',

      'The certificate says nurse, the actual job is packing',
      'We sponsor you, and you find your own work',
      'If an officer asks, say you work in the kitchen',
    ],
    harmless: [
      'Children may not leave the house or have visitors without you',
      'Customers owe us for their flights until the first of May',
      'You must not leave the premises during your shift',

      'The work must be that of your certificate in practice, too',
      'We cannot sponsor. Work anywhere in the UK',
      'You may be asked to help in the kitchen when we are short of staff',
    ],
  },
  'H-02': {
    found: [
      'Delete these messages and tell your family nothing',
      'Rent us your bank account for £300 a week',
    ],
    harmless: ['Tell your family about our open day', 'You open bank accounts for our customers'],
  },
  'T-01': {
    found: [
      'Somebody sits the OET for you',
      'A ready B1 certificate with your name on it',
      'Sponsorship without IELTS',
    ],
    harmless: [
      'Visa without IELTS if your degree was taught in English',
      'Bring your English certificate and your TB result',
      'We pay for the OET',
    ],
  },
  'L-03': { found: ['𝗣𝗮𝘆 us'], harmless: ['Pay 2² and ½'] },
  'G-01': {
    found: ['100% visa guaranteed', 'Guaranteed visa for everybody!'],
    harmless: ['A visa cannot be guaranteed', 'Guaranteed hours'],
  },
}

test.each(Object.entries(EXAMPLES))('%s', (code, { kind = 'advert', found, harmless }) => {
  const codesIn = (text: string) =>
    scanTexts([{ field: 'text', kind, text }]).map(({ rule }) => rule)
  for (const text of found) expect(codesIn(text), text).toContain(code)
  for (const text of harmless) expect(codesIn(text), text).not.toContain(code)
})

test('F-01 holds work abroad under UK names, but not an office or a namesake there', () => {
  const codesIn = (title: string, country: string) =>
    scanTexts([{ field: 'title', kind: 'advert', text: title }], { country }).map((one) => one.rule)
  expect(codesIn('Care jobs in London with visa', 'AE')).toContain('F-01')
  expect(codesIn('Nurse, NHS trust', 'IN')).toContain('F-01')
  expect(codesIn('Care jobs in London with visa', 'GB')).toEqual([])
  expect(codesIn('Chef in London, Ontario', 'CA')).toEqual([])
})

test('every rule has an example, its own code, words and a source', () => {
  const codes = RULES.map(({ code }) => code)
  expect(new Set(codes).size).toBe(codes.length)
  expect(codes.toSorted()).toEqual([...Object.keys(EXAMPLES), 'F-01'].toSorted())
  for (const { code, sentence, kinds, basis } of RULES) {
    expect(code).toMatch(/^[A-Z]-\d\d$/)
    expect(sentence).toMatch(/\.$/)
    expect(TEXT_KINDS).toEqual(expect.arrayContaining([...kinds]))
    expect(basis.url).toMatch(/^https:\/\/www\.(?:gov\.uk|legislation\.gov\.uk)\//)
    expect(findRule(code)?.code).toBe(code)
  }
  expect(findRule('Z-99')).toBeUndefined()
})

test('money for a job is refused in whatever an employer writes, never held back only', () => {
  for (const { code, effect, mode } of RULES.filter((rule) => /^[MB]/.test(rule.code))) {
    expect(`${code} ${effect} ${mode}`).toBe(`${code} refuse live`)
  }
})
