/** Maximum lengths of an organisation's texts, in characters. */
export const ORGANISATION_LIMITS = {
  email: 254,
  domain: 253,
  evidence: 2000,
  document: 120,
} as const

export const PROOF_CODE_LENGTH = 6
/** The lifetime of a code sent to a work address. */
export const PROOF_CODE_MINUTES = 30
/** The lifetime of a code in a letter. */
export const LETTER_DAYS = 30
/** The lifetime of an invitation. */
export const INVITATION_DAYS = 7
/** The time owners have to publish a record or file. */
export const SITE_PROOF_DAYS = 30
/** The notice owners get before a proof lapses. */
export const LAPSE_NOTICE_DAYS = 14
