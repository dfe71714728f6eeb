import type { Rule } from '#safety/text-rules/rule.ts'
import {
  CERTIFICATE_PAID_BY_WORKER,
  CERTIFICATE_PRICED,
  CERTIFICATE_SOLD,
  TAKEN_BACK,
} from '#safety/text-rules/detect/certificate.ts'
import { inDemands } from '#safety/text-rules/detect/detectors.ts'
import {
  DEPOSITS,
  FEES,
  INVESTED,
  OTHER_FEES,
  SOLD_BEFORE_WORK,
} from '#safety/text-rules/detect/money/fees.ts'
import {
  COVERED_UP,
  PAYMENT_TALK,
  PAYMENT_WISHED,
} from '#safety/text-rules/detect/money/payments.ts'
import { FRAUD, NO_FEE, NO_GOODS, SPONSOR_FEES } from './bases.ts'
import { FROM_EMPLOYER, PUBLIC, refused } from './common.ts'

const NOT_FOR_MONEY =
  'This asks for money for a job or a visa. Nobody may: the employer pays for the certificate. Take it out.'
/** A check or a registration that everyone pays to a public body. */
const ORDINARY_PAYMENT = /\b(?:dbs|nmc|hcpc|gmc|train ticket|travel to the interview)\b/

/** Sponsors of events, trials and teams, lettuce, and the chief of staff. */
const OTHER_TRADE =
  /\b(?:clinical trials?|trade fairs?|fundrais\w+|charit(?:y|ies) events?|lettuce|chief of staff|study sponsorship|executive sponsor|exhibition space|event partners?|investigat\w+)\b/

/** Rules on money for a job, which is never published, whatever else a text says. */
export const MONEY_RULES: readonly Rule[] = [
  {
    code: 'M-01',
    name: 'Certificate or visa with a price',
    ...refused,
    kinds: FROM_EMPLOYER,
    sentence: NOT_FOR_MONEY,
    basis: SPONSOR_FEES,
    detect: inDemands(CERTIFICATE_PRICED),
  },
  {
    code: 'M-02',
    name: 'Worker pays for sponsorship',
    ...refused,
    kinds: FROM_EMPLOYER,
    sentence: NOT_FOR_MONEY,
    basis: SPONSOR_FEES,
    detect: inDemands(CERTIFICATE_PAID_BY_WORKER, { unless: OTHER_TRADE }),
  },
  {
    code: 'M-03',
    name: 'Certificate or visa for sale',
    ...refused,
    kinds: FROM_EMPLOYER,
    sentence: 'This sells a certificate or a visa. That is against the law. Take it out.',
    basis: SPONSOR_FEES,
    detect: inDemands(CERTIFICATE_SOLD, { unless: OTHER_TRADE }),
  },
  {
    code: 'M-04',
    name: 'Sponsorship taken from wages',
    ...refused,
    kinds: FROM_EMPLOYER,
    sentence:
      'This takes the cost of sponsorship from somebody’s pay, now or later. The employer must bear it. Take it out.',
    basis: SPONSOR_FEES,
    detect: inDemands(TAKEN_BACK, { unless: OTHER_TRADE }),
  },
  {
    code: 'M-05',
    name: 'Fee for the job',
    ...refused,
    kinds: FROM_EMPLOYER,
    sentence: 'This asks people to pay a fee. Finding work must be free. Take it out.',
    basis: NO_FEE,
    detect: inDemands(FEES, { unless: OTHER_FEES }),
  },
  {
    code: 'M-06',
    name: 'Deposit or refundable payment',
    ...refused,
    kinds: FROM_EMPLOYER,
    sentence:
      'This asks for a deposit. Nobody may ask for money before work starts, even if it comes back. Take it out.',
    basis: NO_FEE,
    detect: inDemands(DEPOSITS, { unless: OTHER_FEES }),
  },
  {
    code: 'M-07',
    name: 'Training, check or goods sold',
    ...refused,
    kinds: FROM_EMPLOYER,
    sentence:
      'This makes people buy training, a check or goods to get the job. That is not allowed. Take it out.',
    basis: NO_GOODS,
    detect: inDemands(SOLD_BEFORE_WORK),
  },
  {
    code: 'M-08',
    name: 'Loan or investment for a job',
    ...refused,
    kinds: FROM_EMPLOYER,
    sentence: 'This asks people to lend or invest money to be hired. Take it out.',
    basis: FRAUD,
    detect: inDemands(INVESTED),
  },
  {
    code: 'M-09',
    name: 'Payment wished for',
    ...refused,
    kinds: PUBLIC,
    sentence: 'This asks people to pay or to send money. You cannot ask that here. Take it out.',
    basis: FRAUD,
    detect: inDemands(PAYMENT_WISHED, { unless: OTHER_FEES }),
  },
  {
    code: 'M-10',
    name: 'Payment wished for in a message',
    ...refused,
    kinds: ['message', 'note', 'file-name'],
    sentence: 'This asks somebody to pay or to send money. You cannot ask that here. Take it out.',
    basis: FRAUD,
    detect: inDemands(PAYMENT_TALK, {
      unless: ORDINARY_PAYMENT,
      anyway: COVERED_UP,
    }),
  },
]
