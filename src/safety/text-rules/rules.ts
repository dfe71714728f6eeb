import { findAbroad } from './detect/abroad.ts'
import { inRaw, inSentences } from './detect/detectors.ts'
import { findGuarantee } from './detect/guarantees.ts'
import { findOtherLanguage, findOtherScript } from './detect/languages.ts'
import { findHidden, findLookAlikes, findStyled } from './detect/letters.ts'
import { findPapersWanted, findPassportRetention } from './detect/papers.ts'
import { originalRange } from './fold/folded-text.ts'
import { BANK_RULES } from './list/bank.ts'
import { DATA, FRAUD, GENUINE, PASSPORTS } from './list/bases.ts'
import { EVERYWHERE, held, marked, TO_PEOPLE } from './list/common.ts'
import { CONTACT_RULES } from './list/contact.ts'
import { MONEY_RULES } from './list/money.ts'
import { SUSPICION_RULES } from './list/suspicion.ts'
import type { Rule } from './rule.ts'

/** Every rule. Codes never change: decisions are saved under them. */
export const RULES: readonly Rule[] = [
  ...MONEY_RULES,
  ...BANK_RULES,
  ...CONTACT_RULES,
  ...SUSPICION_RULES,
  {
    code: 'P-01',
    name: 'Papers wanted too early',
    ...held,
    kinds: TO_PEOPLE,
    sentence:
      'This asks for a passport or bank papers before there is a contract. Ask for them after it is signed, or look at them at the interview.',
    basis: DATA,
    detect: inSentences(findPapersWanted),
  },
  {
    code: 'P-02',
    name: 'Passport kept',
    ...held,
    kinds: TO_PEOPLE,
    sentence: 'This takes somebody’s passport. Nobody may keep it. Take it out.',
    basis: PASSPORTS,
    detect: inSentences(findPassportRetention),
  },
  {
    code: 'L-01',
    name: 'Look-alike letters',
    ...held,
    kinds: [...EVERYWHERE, 'note'],
    sentence:
      'Some letters here are from another alphabet and only look the same. Type the word again.',
    basis: FRAUD,
    detect: inRaw(findLookAlikes),
  },
  {
    code: 'L-02',
    name: 'Hidden characters',
    ...marked,
    kinds: [...EVERYWHERE, 'note'],
    sentence: 'There are characters here that nobody can see. Type the word again.',
    basis: FRAUD,
    detect: inRaw(findHidden),
  },
  {
    code: 'L-03',
    name: 'Letters in disguise',
    ...marked,
    kinds: EVERYWHERE,
    sentence: 'Some words are in special letters that screen readers cannot read. Use plain ones.',
    basis: FRAUD,
    detect: inRaw(findStyled),
  },
  {
    code: 'L-04',
    name: 'Other letters than Latin ones',
    ...held,
    kinds: [...TO_PEOPLE, 'note'],
    sentence:
      'This is written in other letters than English. We read it before it appears: write it in English to save the time.',
    basis: FRAUD,
    detect: inRaw(findOtherScript),
  },
  {
    code: 'L-05',
    name: 'Another language',
    ...held,
    kinds: [...TO_PEOPLE, 'note'],
    sentence:
      'This is not in English. We read it before it appears: write it in English to save the time.',
    basis: FRAUD,
    detect: ({ folded }) => findOtherLanguage(folded).map((range) => originalRange(folded, range)),
  },
  {
    code: 'G-01',
    name: 'Visa guaranteed',
    ...held,
    kinds: TO_PEOPLE,
    sentence: 'This promises a visa. Only the Home Office can grant one. Say that you can sponsor.',
    basis: GENUINE,
    detect: inSentences(findGuarantee),
  },
  {
    code: 'F-01',
    name: 'Job abroad that names the UK',
    ...held,
    kinds: ['advert'],
    sentence:
      'This job is abroad, but the text names the UK. Choose the country where the work is.',
    basis: GENUINE,
    detect: (text) => findAbroad(text).map((range) => originalRange(text.folded, range)),
  },
]

/**
 * The version of the rules. Raise it when what is refused or held changes, and for a background rule: open adverts are
 * read again.
 */
export const RULES_VERSION = 3

/** The rule of a finding, for its words; undefined for a code that is no longer in use. */
export function findRule(code: string): Rule | undefined {
  return RULES.find((rule) => rule.code === code)
}
