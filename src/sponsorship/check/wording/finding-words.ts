import type { FindingKind } from '#sponsorship/model/facts.ts'
import type { Verdict } from '#trade/headline/criteria.ts'

type Decisive = Exclude<FindingKind, 'agency' | 'offers-sponsorship' | 'pay-not-basic'>
type ReasonPath = `reasons.${Decisive | 'agency-words'}`
type TodoPath =
  | `todos.${Exclude<Decisive, 'refuses-sponsorship' | 'right-to-work-required'>}`
  | 'todos.agency-words'
  | 'todos.not-for-a-visa'
  | 'todos.offers-sponsorship'
  | 'todos.pay-not-basic'

/** The effect of a finding on the result, its words for the reader, and the rules behind it. */
export interface FindingWords {
  /** Null if the words do not decide this criterion. */
  verdict: Exclude<Verdict, 'pass'> | null
  /** The line’s reason; null for words that never decide it. */
  says: ReasonPath | null
  means: string
  todo: TodoPath
  rules: string[]
}

/** The most serious first. */
export const FINDING_WORDS: Record<FindingKind, FindingWords> = {
  'certificate-for-money': {
    verdict: 'fail',
    says: 'reasons.certificate-for-money',
    means:
      'A certificate of sponsorship may not be sold, and a job that exists only for the visa is refused.',
    todo: 'todos.certificate-for-money',
    rules: ['Sponsorship fees', 'SW 5.5'],
  },
  'fee-asked': {
    verdict: 'fail',
    says: 'reasons.fee-asked',
    means:
      'Nobody may charge you for finding you work, nor pass on the cost of a licence, a certificate or the skills charge.',
    todo: 'todos.fee-asked',
    rules: ['Employment Agencies Act 1973, s. 6', 'Sponsorship fees'],
  },
  'refuses-sponsorship': {
    verdict: 'fail',
    says: 'reasons.refuses-sponsorship',
    means: 'The employer says that it does not sponsor anyone for this job.',
    todo: 'todos.not-for-a-visa',
    rules: ['SW 5.2'],
  },
  'right-to-work-required': {
    verdict: 'fail',
    says: 'reasons.right-to-work-required',
    means: 'The employer wants people who may already work in the UK, without a visa from it.',
    todo: 'todos.not-for-a-visa',
    rules: ['SW 5.2'],
  },
  'nationality-required': {
    verdict: 'fail',
    says: 'reasons.nationality-required',
    means: 'Only people with that nationality may apply, so nobody needs a visa for this job.',
    todo: 'todos.nationality-required',
    rules: ['SW 5.2'],
  },
  'clearance-required': {
    verdict: 'fail',
    says: 'reasons.clearance-required',
    means: 'Clearance is for people who have lived in the UK for years, or hold it already.',
    todo: 'todos.clearance-required',
    rules: ['SW 5.2'],
  },
  'internal-only': {
    verdict: 'fail',
    says: 'reasons.internal-only',
    means: 'The employer takes only its own staff for this job.',
    todo: 'todos.internal-only',
    rules: ['SW 5.2'],
  },
  'self-employed': {
    verdict: 'fail',
    says: 'reasons.self-employed',
    means: 'A sponsor must employ you itself, so this contract cannot be sponsored.',
    todo: 'todos.self-employed',
    rules: ['SW 5.6'],
  },
  'commission-only': {
    verdict: 'fail',
    says: 'reasons.commission-only',
    means: 'Only guaranteed basic pay counts, and this job has none.',
    todo: 'todos.commission-only',
    rules: ['SW 14.1', 'SW 14.2'],
  },
  unpaid: {
    verdict: 'fail',
    says: 'reasons.unpaid',
    means: 'A job must be paid to be sponsored.',
    todo: 'todos.unpaid',
    rules: ['SW 14.1'],
  },
  'training-sold': {
    verdict: 'fail',
    says: 'reasons.training-sold',
    means: 'A course with a promise of work later is no job that can be sponsored.',
    todo: 'todos.training-sold',
    rules: ['SW 5.5'],
  },
  'costs-from-wages': {
    verdict: 'unknown',
    says: 'reasons.costs-from-wages',
    means: 'What you pay back to the employer is taken off the pay that counts.',
    todo: 'todos.costs-from-wages',
    rules: ['SW 14.2'],
  },
  'guaranteed-visa': {
    verdict: 'unknown',
    says: 'reasons.guaranteed-visa',
    means:
      'Nobody can promise a visa: the Home Office decides on each application. Fraudsters often promise it.',
    todo: 'todos.guaranteed-visa',
    rules: ['SW 5.5'],
  },
  agency: {
    verdict: 'unknown',
    says: 'reasons.agency-words',
    means:
      'The sponsor must be the real employer: an agency may not sponsor you to work for its clients.',
    todo: 'todos.agency-words',
    rules: ['SW 5.6'],
  },
  'contact-elsewhere': {
    verdict: 'unknown',
    says: 'reasons.contact-elsewhere',
    means: 'Fraudsters move people to private messages, where nobody else sees what they ask for.',
    todo: 'todos.contact-elsewhere',
    rules: ['SW 5.5'],
  },
  'offers-sponsorship': {
    verdict: null,
    says: null,
    means: 'The advert mentions sponsorship. That is what the advert says. It is not proof.',
    todo: 'todos.offers-sponsorship',
    rules: [],
  },
  'pay-not-basic': {
    verdict: null,
    says: null,
    means: 'Only guaranteed basic pay counts: no overtime, bonus, shift pay or allowances.',
    todo: 'todos.pay-not-basic',
    rules: ['SW 14.1', 'SW 14.2'],
  },
}
