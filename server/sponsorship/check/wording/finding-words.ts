import type { FindingKind } from '#contract/sponsorship/facts.ts'
import type { Verdict } from '#contract/sponsorship/criteria.ts'

/** What a finding means for the result and for the reader, and which rules say so. */
export interface FindingWords {
  /** Null if the words do not decide this criterion. */
  verdict: Exclude<Verdict, 'pass'> | null
  /** Ends the sentence ‘The advert …’. */
  says: string
  means: string
  todo: string
  rules: string[]
}

/** The most serious first. */
export const FINDING_WORDS: Record<FindingKind, FindingWords> = {
  'certificate-for-money': {
    verdict: 'fail',
    says: 'offers a certificate of sponsorship for money',
    means:
      'A certificate of sponsorship may not be sold, and a job that exists only for the visa is refused.',
    todo: 'Pay nothing. Keep the messages and report the advert to us and to Action Fraud.',
    rules: ['Sponsorship fees', 'SW 5.5'],
  },
  'fee-asked': {
    verdict: 'fail',
    says: 'asks the worker for money',
    means:
      'Nobody may charge you for finding you work, nor pass on the cost of a licence, a certificate or the skills charge.',
    todo: 'Pay nothing. Ask for the demand in writing and report the advert.',
    rules: ['Employment Agencies Act 1973, s. 6', 'Sponsorship fees'],
  },
  'refuses-sponsorship': {
    verdict: 'fail',
    says: 'says that it does not offer sponsorship',
    means: 'The employer says that it does not sponsor anyone for this job.',
    todo: 'Do not count on this job for a visa unless the employer tells you otherwise in writing.',
    rules: ['SW 5.2'],
  },
  'right-to-work-required': {
    verdict: 'fail',
    says: 'asks for people who already have the right to work in the UK',
    means: 'The employer wants people who may already work in the UK, without a visa from it.',
    todo: 'Do not count on this job for a visa unless the employer tells you otherwise in writing.',
    rules: ['SW 5.2'],
  },
  'nationality-required': {
    verdict: 'fail',
    says: 'asks for British nationality',
    means: 'Only people with that nationality may apply, so nobody needs a visa for this job.',
    todo: 'Look for a job without this condition.',
    rules: ['SW 5.2'],
  },
  'clearance-required': {
    verdict: 'fail',
    says: 'asks for security clearance',
    means: 'Clearance is for people who have lived in the UK for years, or hold it already.',
    todo: 'Ask the employer whether somebody from abroad can be cleared for this job.',
    rules: ['SW 5.2'],
  },
  'internal-only': {
    verdict: 'fail',
    says: 'is only for people who already work there',
    means: 'The employer takes only its own staff for this job.',
    todo: 'Look for a job that is open to everybody.',
    rules: ['SW 5.2'],
  },
  'self-employed': {
    verdict: 'fail',
    says: 'offers work as self-employed, or through another company',
    means: 'A sponsor must employ you itself, so this contract cannot be sponsored.',
    todo: 'Ask whether the employer also offers an employment contract of its own.',
    rules: ['SW 5.6'],
  },
  'commission-only': {
    verdict: 'fail',
    says: 'pays commission and no basic pay',
    means: 'Only guaranteed basic pay counts, and this job has none.',
    todo: 'Ask for a guaranteed basic pay in writing.',
    rules: ['SW 14.1', 'SW 14.2'],
  },
  unpaid: {
    verdict: 'fail',
    says: 'is for unpaid work',
    means: 'A job must be paid to be sponsored.',
    todo: 'Look for a paid job.',
    rules: ['SW 14.1'],
  },
  'training-sold': {
    verdict: 'fail',
    says: 'sells training',
    means: 'A course with a promise of work later is no job that can be sponsored.',
    todo: 'Pay nothing. Ask which employer would hire you, and for which job.',
    rules: ['SW 5.5'],
  },
  'costs-from-wages': {
    verdict: 'unknown',
    says: 'takes the cost of a check, of uniform or of training from the pay',
    means: 'What you pay back to the employer is taken off the pay that counts.',
    todo: 'Ask how much it is, and for a list of everything taken from your pay.',
    rules: ['SW 14.2'],
  },
  'guaranteed-visa': {
    verdict: 'unknown',
    says: 'promises a visa',
    means:
      'Nobody can promise a visa: the Home Office decides on each application. Fraudsters often promise it.',
    todo: 'Ask who the employer is, and pay nothing for the promise.',
    rules: ['SW 5.5'],
  },
  agency: {
    verdict: 'unknown',
    says: 'looks like it is from an agency',
    means:
      'The sponsor must be the real employer: an agency may not sponsor you to work for its clients.',
    todo: 'Ask which company you would work for and which one would issue the certificate of sponsorship.',
    rules: ['SW 5.6'],
  },
  'contact-elsewhere': {
    verdict: 'unknown',
    says: 'asks you to get in touch elsewhere',
    means: 'Fraudsters move people to private messages, where nobody else sees what they ask for.',
    todo: 'Write to the employer at an address of its own website, and keep every message.',
    rules: ['SW 5.5'],
  },
  'offers-sponsorship': {
    verdict: null,
    says: 'mentions sponsorship',
    means: 'The advert mentions sponsorship. That is what the advert says. It is not proof.',
    todo: 'Ask the employer to say in writing that it sponsors this job, under which occupation code.',
    rules: [],
  },
  'pay-not-basic': {
    verdict: null,
    says: 'gives pay that is more than basic pay',
    means: 'Only guaranteed basic pay counts: no overtime, bonus, shift pay or allowances.',
    todo: 'Ask for the guaranteed basic pay before tax, in writing.',
    rules: ['SW 14.1', 'SW 14.2'],
  },
}
