import type { Rule } from '#safety/text-rules/rule.ts'
import {
  findAccounts,
  findCards,
  findGiftCards,
  findIbans,
  findRemittance,
  findWallets,
} from '#safety/text-rules/detect/money/bank.ts'
import { inDemands, inSentences } from '#safety/text-rules/detect/detectors.ts'
import { TO_ACCOUNT } from '#safety/text-rules/detect/money/payments.ts'
import { FRAUD } from './bases.ts'
import { FROM_EMPLOYER, refused } from './common.ts'

const common = { ...refused, kinds: FROM_EMPLOYER, basis: FRAUD }
const sentence =
  'This has bank details or a way to send money. Pay is arranged after the contract, never here. Take it out.'

/** Bank details and ways to send money. */
export const BANK_RULES: readonly Rule[] = [
  { code: 'B-01', name: 'IBAN', ...common, sentence, detect: inSentences(findIbans) },
  { code: 'B-02', name: 'Bank account', ...common, sentence, detect: inSentences(findAccounts) },
  {
    code: 'B-03',
    name: 'Card or bank login',
    ...common,
    sentence,
    detect: inSentences(findCards),
  },
  { code: 'B-04', name: 'Crypto wallet', ...common, sentence, detect: inSentences(findWallets) },
  { code: 'B-05', name: 'Gift cards', ...common, sentence, detect: inSentences(findGiftCards) },
  {
    code: 'B-06',
    name: 'Remittance service',
    ...common,
    sentence,
    detect: inSentences(findRemittance),
  },
  {
    code: 'B-07',
    name: 'Transfer to the writer',
    ...common,
    sentence,
    detect: inDemands(TO_ACCOUNT),
  },
]
