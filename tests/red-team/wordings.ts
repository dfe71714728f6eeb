/** Typical texts of cheats, up to 110 characters, so that they fit into every field. */
export const WORDINGS = {
  money: [
    'Pay £2,900 for your certificate of sponsorship',
    'CoS available for 3,500 pounds',
    'settle 2,900 pounds towards the COS, which comes back with your first salary',
    'we take back the cost of your certificate over twelve months',
    'reserve your CoS slot for £500',
    'two thousand nine hundred pounds for the visa processing',
    'A refundable deposit of £400 secures your place',
    'Small processing fee of $900, payable before the interview',
    'P a y £ 900 for the v i s a',
    'Pаy £900 for your visа',
    'Visa fee 2.9k to be paid by candidate',
    'registration fee of ₦150,000 applies',
    'You only pay agent fee after visa approve, 4000 pounds',
    'CoS 4 sale, 5k GBP',
    'sponsorship certificate @ £6,000 only, family package 9k',
    'The sponsorship licence cost will be deducted from your salary',
    'training fee £350 before you start, refunded later',
    'bring passport and 900 dollars',
    'Job slot: seven hundred quid upfront, non-refundable',
    'Pay the Immigration Skills Charge of £1,000 yourself',
  ],
  bank: [
    'Transfer it to IBAN GB29 NWBK 6016 1331 9268 19',
    'Sort code 60-16-13, account number 31926819',
    'Send 0.05 BTC to bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq',
    'USDT wallet TQ5Cmz9t9x4Dq7Yw1k8VbR5P9uXx2nJpLs, send first',
    'Send the money by Western Union to our agent',
    'Buy a Steam gift card of £100 and send the code',
    'Pay by MoneyGram or WorldRemit to Mr Ade',
    'send via Cash App $carejobsuk',
  ],
  contact: [
    'WhatsApp +44 7700 900321 for fast visa',
    'Message us on Telegram @ukcosdirect',
    'Text me on Signal, do not reply here',
    'Apply at bit.ly/uk-cos-now',
    'Write to nhs.recruitment.uk@gmail.com only',
  ],
  papers: [
    'Send a scan of your passport and bank statement now to secure the job',
    'We keep your passport until the contract ends',
  ],
  letters: ['Reg\u200bistered n\u200burse, pay\u200b £900 for C\u200boS', 'Соѕ for £2,900'],
  languages: [
    'वीज़ा के लिए 50,000 रुपये हमारे बैंक खाते में भेजें',
    'ملازمت کے لیے ۲۹۰۰ پاؤنڈ ادا کریں',
    'চাকরির জন্য ৫০,০০০ টাকা পাঠান',
    'भिसाको लागि पैसा पठाउनुहोस्',
    'Visa ke liye pachas hazaar rupaye bhejiye',
    'Magbayad ka ng dalawang libo bago ka magsimula',
    'Veuillez verser 2 900 livres avant le contrat',
    'Pay £२९०० for your visa',
  ],
  promises: ['100% visa guaranteed, no interview', 'Guaranteed UK visa for everybody who applies'],
} as const satisfies Record<string, readonly string[]>

export type WordingGroup = keyof typeof WORDINGS

/** Addresses that imitate another person’s, or nobody’s. */
export const ADDRESSES = [
  'jobs@nhs-uk.com',
  'hr@leedsth.nhs.uk.jobs-portal.com',
  'recruitment@nhs.net.co',
  'visas@gov-uk.org',
  'officer@ukvi-visas.com',
  'hire@mailinator.com',
] as const

/** Bodies whose names impostors use. */
export const BODIES = [
  'Leeds Teaching Hospitals NHS Trust',
  'NHS England',
  'University of Leeds',
  'Leeds City Council',
  'Betsi Cadwaladr University Health Board',
  'NHS Lothian',
  'Belfast Health and Social Care Trust',
  'NHS North East London Integrated Care Board',
] as const
