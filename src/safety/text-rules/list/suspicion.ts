import { inMasked } from '#safety/text-rules/detect/detectors.ts'
import { findMoneyInPublic, findMoneyTalk } from '#safety/text-rules/detect/money/money-talk.ts'
import type { Rule } from '#safety/text-rules/rule.ts'
import { FRAUD, SPONSOR_FEES } from './bases.ts'
import { held, PUBLIC } from './common.ts'

/** Rules for many signs of a demand together, in words that no other rule knows: an admin looks at the text first. */
export const SUSPICION_RULES: readonly Rule[] = [
  {
    code: 'S-01',
    name: 'Reads like a demand for money',
    ...held,
    kinds: PUBLIC,
    sentence:
      'This reads as if somebody has to pay for a job or a visa. If so, take it out. If not, say who pays.',
    basis: SPONSOR_FEES,
    detect: inMasked(findMoneyInPublic),
  },
  {
    code: 'S-02',
    name: 'Reads like a demand for money in a message',
    ...held,
    kinds: ['message', 'note', 'file-name'],
    sentence:
      'This reads as if somebody has to pay you. If so, take it out. If not, say who pays whom.',
    basis: FRAUD,
    detect: inMasked(findMoneyTalk),
  },
]
