/** Kinds of fraud that a sentence may be of. */
export const FRAUD_KINDS = [
  'money',
  'deferred',
  'sells',
  'gift',
  'papers',
  'bank',
  'mule',
  'chat-only',
  'guarantee',
  'no-test',
  'other-work',
  'pressure',
  'family-included',
  'poses',
  'pay-promise',
  'off-board',
] as const
/** Classes of law that a sentence may break. */
export const UNLAWFUL_KINDS = [
  'sex',
  'age',
  'disability',
  'race',
  'religion',
  'family',
  'pregnancy',
  'orientation',
  'minimum-wage',
  'hire-out',
  'documents',
  'repayment',
  'red-list',
  'agency-fee',
] as const
export type FraudKind = (typeof FRAUD_KINDS)[number]
export type UnlawfulKind = (typeof UNLAWFUL_KINDS)[number]
export type HintKind = FraudKind | UnlawfulKind
/** Every kind, in the order of the weights; before them is ‘harmless’. */
export const HINT_KINDS: readonly HintKind[] = [...FRAUD_KINDS, ...UNLAWFUL_KINDS]
