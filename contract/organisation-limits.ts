/** How long each text may be, in characters. */
export const ORGANISATION_LIMITS = {
  email: 254,
  domain: 253,
  evidence: 2000,
  document: 120,
} as const

export const PROOF_CODE_LENGTH = 6
/** How long a code to a work address works. */
export const PROOF_CODE_MINUTES = 30
/** How long an invitation works. */
export const INVITATION_DAYS = 7
/** How long owners have to put up a record or file. */
export const SITE_PROOF_DAYS = 30
/** How long before a proof lapses its owners are told. */
export const LAPSE_NOTICE_DAYS = 14
