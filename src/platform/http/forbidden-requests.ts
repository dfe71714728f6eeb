/** The requests an employer must never make of an applicant, shown around every message from one. */
export const FORBIDDEN_REQUESTS = {
  heading: 'No employer may ask you for',
  short: 'No employer may ask you for money, bank details, your passport or another chat.',
  items: [
    'money, for a visa, a certificate, a course or anything else',
    'your bank details, before you have started the job',
    'your passport, before you have a contract',
    'moving to WhatsApp, Telegram or another chat',
  ],
} as const
