import { findAbroad } from './detect/abroad.ts'
import { findPosingBoxes, findPosingDomains, findThrowAway } from './detect/addresses.ts'
import {
  CERTIFICATE_PAID_BY_WORKER,
  CERTIFICATE_PRICED,
  CERTIFICATE_SOLD,
  TAKEN_BACK,
} from './detect/certificate.ts'
import {
  findFreeMail,
  findMessenger,
  findDisguisedLink,
  findMessengerLink,
  findOffSite,
  findShortLink,
} from './detect/contact.ts'
import { findForbiddenQuestion, findIdentityNumbers } from './detect/identity.ts'
import { inDemands, inMasked, inRaw, inSentences } from './detect/detectors.ts'
import { findLikeFraud } from './detect/like-fraud.ts'
import { findGuarantee } from './detect/guarantees.ts'
import { findOtherLanguage } from './detect/languages/other-languages.ts'
import { findOtherScript } from './detect/languages/other-scripts.ts'
import { findHidden, findLeet, findLookAlikes, findStyled } from './detect/letters.ts'
import {
  findAccounts,
  findCards,
  findGiftCards,
  findIbans,
  findRemittance,
  findWallets,
} from './detect/money/bank.ts'
import { findHandles } from './detect/money/handles.ts'
import {
  CHECKS_SOLD,
  DEPOSITS,
  FEES,
  INVESTED,
  OTHER_FEES,
  SOLD_BEFORE_WORK,
} from './detect/money/fees.ts'
import { findMoneyInPublic, findMoneyTalk } from './detect/money/money-talk.ts'
import { COVERED_UP, PAYMENT_TALK, PAYMENT_WISHED, TO_ACCOUNT } from './detect/money/payments.ts'
import { inSets } from './sets/word-sets.ts'
import { findPapersWanted, findPassportRetention } from './detect/papers.ts'
import { originalRange } from './fold/folded-text.ts'
import type { Rule } from './rule.ts'
import type data from './rules.json'

/** A check or a registration that everyone pays to a public body. */
const ORDINARY_PAYMENT = /\b(?:dbs|nmc|hcpc|gmc|train ticket|travel to the interview)\b/

/** Sponsors of events, trials and teams, lettuce, and the chief of staff. */
const OTHER_TRADE =
  /\b(?:clinical trials?|trade fairs?|fundrais\w+|charit(?:y|ies) events?|lettuce|chief of staff|study sponsorship|executive sponsor|exhibition space|event partners?|investigat\w+)\b/

/** What each rule looks for. */
export const RULE_DETECTORS: Record<keyof typeof data.rules, Rule['detect']> = {
  // Money for a job is never published, whatever else a text says.
  'M-01': inDemands(CERTIFICATE_PRICED),
  'M-02': inDemands(CERTIFICATE_PAID_BY_WORKER, { unless: OTHER_TRADE }),
  'M-03': inDemands(CERTIFICATE_SOLD, { unless: OTHER_TRADE }),
  'M-04': inDemands(TAKEN_BACK, { unless: OTHER_TRADE }),
  'M-05': either(inDemands(FEES, { unless: OTHER_FEES }), inDemands(CHECKS_SOLD)),
  'M-06': inDemands(DEPOSITS, { unless: OTHER_FEES }),
  'M-07': inDemands(SOLD_BEFORE_WORK),
  'M-08': inDemands(INVESTED),
  'M-09': inDemands(PAYMENT_WISHED, { unless: OTHER_FEES }),
  'M-10': inDemands(PAYMENT_TALK, {
    unless: ORDINARY_PAYMENT,
    anyway: COVERED_UP,
  }),
  'B-01': inSentences(findIbans),
  'B-02': inSentences(findAccounts),
  'B-03': either(inSentences(findCards), inSets('B-03')),
  'B-04': inMasked(findWallets),
  'B-05': either(inMasked(findGiftCards), inSets('B-05')),
  'B-06': inSentences(findRemittance),
  'B-07': inDemands(TO_ACCOUNT),
  'B-08': either(inSentences(findHandles), inSets('B-08')),
  'C-01': inSentences(findMessenger),
  'C-02': inSentences(findMessengerLink),
  'C-03': either(inSentences(findOffSite), inSets('C-03')),
  'C-04': inSentences(findFreeMail),
  'C-05': inSentences(findFreeMail),
  'C-06': inSentences(findShortLink),
  'C-07': inSentences(findShortLink),
  'C-08': inSentences(findDisguisedLink),
  'A-01': inSentences(findPosingDomains),
  'A-02': inSentences(findPosingBoxes),
  'A-03': inSentences(findThrowAway),
  // Many signs of a demand together, in words that no other rule knows: an admin looks at the text first.
  'A-04': inSets('A-04'),
  'S-01': inMasked(findMoneyInPublic),
  'S-02': inMasked(findMoneyTalk),
  'S-03': inSets('S-03'),
  'S-04': inSets('S-04'),
  'P-01': inSentences(findPapersWanted),
  'P-02': either(inSentences(findPassportRetention), inSets('P-02')),
  'P-03': inSentences(findIdentityNumbers),
  'P-04': inSentences(findForbiddenQuestion),
  'L-01': inRaw(findLookAlikes),
  'L-02': inRaw(findHidden),
  'L-03': inRaw(findStyled),
  'L-04': inRaw(findOtherScript),
  'L-05': ({ folded }) => findOtherLanguage(folded).map((range) => originalRange(folded, range)),
  'L-06': inRaw(findLeet),
  'G-01': either(inSentences(findGuarantee), inSets('G-01')),
  'W-01': inSets('W-01'),
  'T-01': inSets('T-01'),
  // A likeness to texts of fraud, in whatever words: an admin looks at the text first.
  'H-02': findLikeFraud,
  'F-01': (text) => findAbroad(text).map((range) => originalRange(text.folded, range)),
}

function either(...detectors: Rule['detect'][]): Rule['detect'] {
  return (text) => detectors.flatMap((detect) => detect(text))
}
